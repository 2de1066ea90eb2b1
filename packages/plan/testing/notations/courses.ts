// Courses of made lots, and the texts that programs, calculators and surveyors write for their parts.

/** A course of a made lot: an azimuth in whole seconds of arc, and a length in hundredths of a foot. */
export interface Course {
  readonly seconds: number;
  readonly length: number;
  /** For a curve to the right or left (negative): its radius in feet and its central angle in seconds of arc; the azimuth and the length are those of its chord. */
  readonly curve?: { readonly radius: number; readonly delta: number };
}

export const turn = 360 * 3600;
export const withinTurn = (seconds: number): number => ((seconds % turn) + turn) % turn;

type Parts = readonly [degrees: number, minutes: string, seconds: string];
const two = (value: number): string => String(value).padStart(2, '0');
const partsOf = (seconds: number): Parts => [
  Math.floor(seconds / 3600),
  two(Math.floor(seconds / 60) % 60),
  two(seconds % 60),
];

/** The quadrant of an azimuth (1: NE, 2: SE, 3: SW, 4: NW) and the angle in it. */
export function quadrantOf(azimuth: number): {
  readonly from: 'N' | 'S';
  readonly to: 'E' | 'W';
  readonly number: 1 | 2 | 3 | 4;
  readonly angle: number;
} {
  const half = turn / 2;
  if (azimuth <= turn / 4) return { from: 'N', to: 'E', number: 1, angle: azimuth };
  if (azimuth <= half) return { from: 'S', to: 'E', number: 2, angle: half - azimuth };
  if (azimuth <= half + turn / 4) return { from: 'S', to: 'W', number: 3, angle: azimuth - half };
  return { from: 'N', to: 'W', number: 4, angle: turn - azimuth };
}

type AngleText = (seconds: number) => string;
export const dms: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${d}°${m}'${sec}"`;
};
export const dms3: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${String(d).padStart(3, '0')}°${m}'${sec}"`;
};
export const dashed: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${d}-${m}-${sec}`;
};
export const dashed2: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${two(d)}-${m}-${sec}`;
};
export const colons: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${two(d)}:${m}:${sec}`;
};
export const blanks: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${two(d)} ${m} ${sec}`;
};
export const cad: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${d}d${Number(m)}'${Number(sec)}"`;
};
export const compact: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${d}.${m}${sec}`;
};
export const packed: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${two(d)}${m}${sec}`;
};
export const words: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${d} degrees ${m} minutes ${sec} seconds`;
};
export const short: AngleText = (s) => {
  const [d, m, sec] = partsOf(s);
  return `${d} deg ${m} min ${sec} sec`;
};
export const decimals: AngleText = (s) => (s / 3600).toFixed(6);
export const decimals4: AngleText = (s) => (s / 3600).toFixed(4);
export const minutes: AngleText = (s) =>
  `${Math.floor(s / 3600)}°${((s % 3600) / 60).toFixed(4).padStart(7, '0')}'`;
export const gons: AngleText = (s) => (s / 3240).toFixed(5);

export const len = (c: Course): string => c.length.toFixed(2);
export const meters = (c: Course): string => (c.length * 0.3048).toFixed(3);
export const chains = (c: Course): string => (c.length / 66).toFixed(4);

type CourseText = (course: Course, index: number, lot: readonly Course[]) => string;
export const lines =
  (each: CourseText, head = '', joint = '\n') =>
  (lot: readonly Course[]): string =>
    head + lot.map(each).join(joint);

/** "N56-02-05E", with what comes between its parts. */
export const bearing =
  (angle: AngleText, blank = ''): ((c: Course) => string) =>
  ({ seconds }) => {
    const q = quadrantOf(seconds);
    return `${q.from}${blank}${angle(q.angle)}${blank}${q.to}`;
  };
export const side = (c: Course): string => {
  const q = quadrantOf(c.seconds);
  return q.from + q.to;
};
export const inQuadrant = (c: Course): number => quadrantOf(c.seconds).angle;
export const fromSouth = (c: Course): number => withinTurn(c.seconds + turn / 2);
export const fromEast = (c: Course): number => withinTurn(turn / 4 - c.seconds);

/** The turn to a course from the one before it, positive to the right. */
function turnTo(lot: readonly Course[], i: number): number {
  const by = withinTurn((lot[i]?.seconds ?? 0) - (lot[i - 1]?.seconds ?? 0));
  return by > turn / 2 ? by - turn : by;
}

/** The first course by its bearing, the others by what comes of their turn. */
export const turning =
  (first: (c: Course) => string, each: (turned: number, course: Course) => string): CourseText =>
  (c, i, lot) =>
    i === 0 ? first(c) : each(turnTo(lot, i), c);

export const arcLength = ({ radius, delta }: { radius: number; delta: number }): string =>
  (((radius * Math.abs(delta)) / 3600 / 180) * Math.PI).toFixed(2);
export const handOf = (delta: number): 'right' | 'left' => (delta > 0 ? 'right' : 'left');

/** Each line by one text, each curve by another. */
export const curving =
  (
    line: (c: Course) => string,
    curve: (c: Course, by: { radius: number; delta: number }) => string,
  ): CourseText =>
  (c) =>
    c.curve ? curve(c, c.curve) : line(c);

/** A table of latitudes, departures and double meridian distances. */
export function dmdTable(lot: readonly Course[], separator: string): string {
  const pad = (text: string): string => (separator === '\t' ? text : text.padEnd(14));
  const row = (cells: readonly string[]): string => cells.map(pad).join(separator).trimEnd();
  let dmd = 0;
  let before = 0;
  const rows = lot.map((c, i) => {
    const angle = (c.seconds / 3600 / 180) * Math.PI;
    const [lat, dep] = [c.length * Math.cos(angle), c.length * Math.sin(angle)];
    dmd += before + dep;
    before = dep;
    const cells = [`${i + 1}-${((i + 1) % lot.length) + 1}`, bearing(dashed, ' ')(c), len(c)];
    return row([...cells, lat.toFixed(2), dep.toFixed(2), dmd.toFixed(2), (dmd * lat).toFixed(1)]);
  });
  return [
    row(['Course', 'Bearing', 'Distance', 'Latitude', 'Departure', 'DMD', 'Double Area']),
    ...rows,
  ].join('\n');
}

/** A table of latitudes and departures with letters in columns. */
export const latDep = (lot: readonly Course[]): string =>
  `Station Bearing Distance North South East West\n${lot
    .map((c, i) => {
      const angle = (c.seconds / 3600 / 180) * Math.PI;
      const [lat, dep] = [c.length * Math.cos(angle), c.length * Math.sin(angle)];
      return `${String.fromCharCode(65 + i)}\t${bearing(dms)(c)}\t${len(c)}\t${lat > 0 ? lat.toFixed(2) : ''}\t${lat > 0 ? '' : (-lat).toFixed(2)}\t${dep > 0 ? dep.toFixed(2) : ''}\t${dep > 0 ? '' : (-dep).toFixed(2)}`;
    })
    .join('\n')}`;

/** Lots of four to six corners, always the same for a seed; with one curve if asked. */
export function madeLot(random: () => number, isCurved: boolean): Course[] {
  const corners = 4 + Math.floor(random() * 3);
  const start = random() * 360;
  const right = random() < 0.5;
  const at = Array.from({ length: corners }, (_, i) => {
    const angle =
      ((start + ((right ? 1 : -1) * 360 * (i + 0.15 + random() * 0.6)) / corners) / 180) * Math.PI;
    const radius = 70 + random() * 90;
    return { x: Math.sin(angle) * radius, y: Math.cos(angle) * radius };
  });
  const curveAt = isCurved ? 1 + Math.floor(random() * (corners - 1)) : -1;
  return at.map((from, i): Course => {
    const to = at[(i + 1) % corners] ?? from;
    const azimuth = (Math.atan2(to.x - from.x, to.y - from.y) / Math.PI) * 180;
    const seconds = withinTurn(Math.round(azimuth * 3600));
    const length = Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 100) / 100;
    if (i !== curveAt) return { seconds, length };
    const delta = Math.round((15 + random() * 75) * 3600);
    const radius = length / 2 / Math.sin((delta / 3600 / 360) * Math.PI);
    return { seconds, length, curve: { radius, delta: right ? delta : -delta } };
  });
}
