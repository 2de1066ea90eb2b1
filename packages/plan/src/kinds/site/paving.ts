// Paving along a path: a walk, and a driveway, which starts at the street with a flared apron.
import { parkingField } from '../../shapes/buildings.ts';
import { marksAlong, subpath } from '../../geometry/along.ts';
import { bandAlong } from '../../geometry/band.ts';
import { directionOn, edgesOf, perimeterOf, reversed } from '../../geometry/outline.ts';
import { grow } from '../../geometry/box.ts';
import { pathBox } from '../../geometry/boundsPen.ts';
import { add, degrees, distance, midpoint, type Point, scaleBy, turnRight } from '../../geometry/point.ts';
import type { Path, Pen } from '../../geometry/pen.ts';
import { layers, linesOf, open, closed } from '../../shapes/layers.ts';
import { fillOf, type MaterialName, materialChoice, drawMaterial } from './materials.ts';
import { markAssumed } from '../../objects/assumed.ts';
import type { Labels } from '../../objects/capabilities.ts';
import { guessed, knownElevation, length } from '../../objects/properties.ts';
import { pathKind } from '../../traced/tracedKind.ts';
import { quarterBulge } from '../../geometry/segment.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import type { LabelPlace } from '../../lettering/label.ts';
import { placesInside } from '../../lettering/inside.ts';
import { leaderReach, placesLed, stacked, widestOf } from '../../lettering/leaders.ts';
import { uprightAngle } from '../../lettering/readingAngle.ts';
import { gradeOfRise } from '../../surface/rise.ts';
import { formatGrade, formatLength, formatPercent, type Units, unitSystems } from '../../measure/units.ts';
import type { PlanObject } from '../../objects/kind.ts';

const layer = layers.paving;
const lines = linesOf(layer);

/** The direction of the path at its start, in degrees. */
function heading(path: Path): number {
  const [first] = edgesOf(path);
  if (!first) return 0;
  const { x, y } = directionOn(first, 0);
  return degrees(Math.atan2(y, x));
}

/** Draws the paving. from: feet along the path to where its side lines begin, after the apron. */
function drawPaving(path: Path, width: number, material: MaterialName, pen: Pen, from = 0): void {
  const { left, right, area } = bandAlong(path, width);
  pen.path(area, { layer, fill: fillOf(material) });
  drawMaterial(area, pen, material, heading(path));
  if (path.closed) {
    for (const side of [left, right]) pen.path(side, lines.object);
    return;
  }
  const rest = from > 0 ? bandAlong(subpath(path, from, perimeterOf(path)), width) : { left, right };
  const [a, b] = [left.vertices[0], right.vertices[0]];
  if (a && b) pen.path(open(a, b), lines.object);
  pen.path(open(...rest.left.vertices, ...reversed(rest.right).vertices), lines.object);
}

/** Draws lines across the paving, like the control joints of concrete. */
function drawScores(path: Path, width: number, spacing: number, pen: Pen): void {
  if (spacing < pen.resolution * minScoreSpacing) return;
  for (const { at, along } of marksAlong(path, spacing, pen.view)) {
    const half = scaleBy(turnRight(along), width / 2);
    pen.path(open(add(at, half), add(at, scaleBy(half, -1))), lines.fine);
  }
}

/** Draws the apron of a driveway: a quarter circle on each side, without a line between it and the driveway. */
function drawApron(path: Path, width: number, flare: number, fill: string, pen: Pen): void {
  for (const apron of apronsOf(path, width, flare)) {
    pen.path(apron, { layer, fill });
    pen.path({ ...apron, closed: false }, lines.object);
  }
}

/** In multiples of the smallest visible detail: closer joints are left out. */
const minScoreSpacing = 4;
/** In multiples of the smallest visible detail: narrower paving is drawn without its material. */
const minDetailedWidth = 6;

/** Draws paving that is very narrow on the screen: its outline in full size, and its flare as a line across its start. */
function drawNarrow(path: Path, width: number, flare: number, fill: string, pen: Pen): void {
  pen.path(bandAlong(path, width).area, { ...lines.object, fill });
  const [first] = edgesOf(path);
  if (flare === 0 || !first) return;
  const half = scaleBy(turnRight(directionOn(first, 0)), width / 2 + flare);
  pen.path(open(add(first.from, half), add(first.from, scaleBy(half, -1))), lines.object);
}

interface Graded extends Path {
  readonly width: number;
  readonly streetElevation: number | '';
  readonly garageElevation: number | '';
  readonly transition: number;
}

/** The elevations of the ends of a driveway, and the steepest slope between them, along it. */
function drawGrades(drive: Graded, pen: Pen): void {
  const { streetElevation: street, garageElevation: garage, transition } = drive;
  // A little smaller than other labels, so that they fit in the driveway.
  const height = pen.labelHeight * 0.9;
  const total = perimeterOf(drive);
  const say = (feet: number | ''): string => (feet === '' ? '' : formatGrade(feet, pen.units));
  const slope =
    street === '' || garage === ''
      ? ''
      : formatPercent(Math.abs(gradeOfRise({ start: street, end: garage, transition }, total)));
  const words = [say(street), slope, say(garage)];
  const long = words.reduce((sum, content) => sum + textWidth(content, height), 0);
  if (height === 0 || drive.closed || long + height * 2 > total || drive.width < height) return;
  for (const [i, content] of words.entries()) {
    if (content === '') continue;
    const half = textWidth(content, height) / 2 + height / 2;
    const from = [half, total / 2, total - half][i] ?? 0;
    const [edge] = edgesOf(subpath(drive, from, total));
    if (!edge) continue;
    pen.text(
      {
        at: edge.from,
        content,
        height,
        angle: uprightAngle(directionOn(edge, 0)),
        align: 'middle',
        baseline: 'middle',
      },
      { ...lines.solid, stratum: 'notes' },
    );
  }
}

type Drive = PlanObject & Path & { readonly width: number; readonly apron: number };

const flareOf = ({ apron, ...drive }: Drive): number =>
  drive.closed ? 0 : Math.min(apron, perimeterOf(drive) / 2);

/** Label heights between the sizes of a driveway and its grades, which are written along the same line. */
const sizeAir = 1;
/** Label heights: a narrower drive has no room for a line of text along it. */
const minLetteredWidth = 1.4;
const sizeStyle = { ...lines.solid, ...clearOfLines };

/** The sizes that permit offices ask for: the width of the drive, and how much wider it is on each side at the street. */
function sizesOf(drive: Drive, units: Units): readonly string[] {
  const flare = flareOf(drive);
  const wide = markAssumed(drive, 'width', `${formatLength(drive.width, units)} wide`);
  if (flare === 0) return [wide];
  return [wide, markAssumed(drive, 'apron', `${formatLength(flare, units)} flares`)];
}

/** The sizes with the name of the drive, for labels beside it, where its width could be mistaken for the street's. */
function sizesBeside(drive: Drive, units: Units): readonly string[] {
  const [wide = '', ...flares] = sizesOf(drive, units);
  return [`${drive.name?.trim() || 'Drive'} ${wide}`, ...flares];
}

/** Shares of the length at which the sizes may be written, in order of preference: near the street first. */
const sizePlaces = [0.3, 0.5, 0.7, 0.15, 0.85];

/** A point of a path, if it is straight so many feet around it, and its direction there. */
function straightAt(path: Path, share: number, feet: number): { at: Point; along: Point } | undefined {
  const total = perimeterOf(path);
  const [from, to] = [total * share - feet / 2, total * share + feet / 2];
  const [edge, ...more] = from < 0 || to > total ? [] : edgesOf(subpath(path, from, to));
  if (!edge || more.length > 0 || distance(edge.from, edge.to) < feet * 0.999) return undefined;
  return { at: midpoint(edge.from, edge.to), along: directionOn(edge, 0.5) };
}

/** The sizes are written along the drive, or beside it if it is too narrow. */
const driveLabels: Labels<Drive> = {
  reach: (drive) =>
    leaderReach(Math.max(...unitSystems.map((units) => widestOf(sizesBeside(drive, units))))) + 1,
  list(drive, lettering) {
    const { labelHeight: height, units } = lettering;
    const words = sizesOf(drive, units);
    const beside = sizesBeside(drive, units);
    const long = widestOf([words.join(', ')]);
    const { area } = bandAlong(drive, drive.width);
    return [
      {
        rank: 'name',
        reach: grow(pathBox(area), (leaderReach(widestOf(beside)) + 1) * height),
        *places(): Generator<LabelPlace, void, undefined> {
          for (const share of drive.width < height * minLetteredWidth ? [] : sizePlaces) {
            const straight = straightAt(drive, share, (long + 1) * height);
            if (!straight) continue;
            const { at, along } = straight;
            const text = { at, content: words.join(', '), height, angle: uprightAngle(along) };
            yield {
              texts: [{ ...text, align: 'middle', baseline: 'middle' }],
              style: sizeStyle,
              air: sizeAir,
            };
          }
          const [start] = drive.vertices;
          const room = { width: (widestOf(words) + 0.6) * height, height: words.length * 1.3 * height };
          for (const at of start ? placesInside(area, room.width, room.height, start, 1) : [])
            yield { texts: stacked(words, at, 'middle', height), style: sizeStyle };
        },
        *leaders() {
          for (const share of sizePlaces) {
            const place = straightAt(drive, share, Math.min(1, perimeterOf(drive) / 8));
            if (!place) continue;
            for (const way of [1, -1]) {
              const out = scaleBy(turnRight(place.along), way);
              const from = add(place.at, scaleBy(out, drive.width / 2));
              yield* placesLed({ from, out, lines: beside, style: sizeStyle }, lettering);
            }
          }
        },
      },
    ];
  },
};

export const driveway = pathKind({
  type: 'driveway',
  title: 'Driveway',
  layer,
  stands: true,
  properties: {
    width: guessed(length('Width (feet)', 12, { min: 1, max: 500 })),
    apron: guessed(
      length('Apron flare (feet)', 3, {
        max: 100,
        hint: 'How much wider it is on each side at the street',
      }),
    ),
    material: materialChoice('concrete'),
    spaces: parkingField('Number of cars that park on it'),
    streetElevation: knownElevation('At the street'),
    garageElevation: knownElevation('At the garage'),
    transition: {
      ...length('Transition at each end (feet)', 0, { max: 100, silent: true }),
      form: 'Elevations',
      hint: "Half as steep, so that cars don't scrape",
    },
  },
  across: ({ width }) => width,
  labels: driveLabels,
  ground(path) {
    const { width, streetElevation: start, garageElevation: end, transition } = path;
    return start === '' || end === '' ? [] : [{ shape: 'strip', path, width, start, end, transition }];
  },
  draw(object, pen) {
    const { width, material } = object;
    const flare = flareOf(object);
    if (width < pen.resolution * minDetailedWidth) {
      drawNarrow(object, width, flare, fillOf(material), pen);
      drawGrades(object, pen);
      return;
    }
    drawPaving(object, width, material, pen, flare);
    if (flare > 0) drawApron(object, width, flare, fillOf(material), pen);
    if (material === 'concrete') drawScores(object, width, width, pen);
    drawGrades(object, pen);
  },
});

export const walk = pathKind({
  type: 'walk',
  title: 'Walk',
  layer,
  stands: true,
  properties: {
    width: length('Width (feet)', 4, { min: 1, max: 500 }),
    material: materialChoice('concrete'),
  },
  across: ({ width }) => width,
  draw(object, pen) {
    const { width, material } = object;
    if (width < pen.resolution * minDetailedWidth) {
      drawNarrow(object, width, 0, fillOf(material), pen);
      return;
    }
    drawPaving(object, width, material, pen);
    if (material === 'concrete') drawScores(object, width, width, pen);
  },
});

/** The two areas between the edges of the driveway and the quarter circles of its apron; none without a flare. */
export function apronsOf(path: Path, width: number, flare: number): readonly Path[] {
  const edges = flare > 0 ? edgesOf(subpath(path, 0, flare)) : [];
  const first = edges[0];
  const last = edges.at(-1);
  if (!first || !last) return [];
  const street = turnRight(directionOn(first, 0));
  const drive = turnRight(directionOn(last, 1));
  return [1, -1].map((way) => {
    const inner = add(first.from, scaleBy(street, (way * width) / 2));
    const outer = add(first.from, scaleBy(street, way * (width / 2 + flare)));
    const end = add(last.to, scaleBy(drive, (way * width) / 2));
    return closed(inner, { ...outer, bulge: way * quarterBulge }, end);
  });
}
