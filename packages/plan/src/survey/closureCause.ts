// Explains why a boundary doesn't close: finds the one call that, if it is changed, makes it close. The call may be one too
// many, run in the opposite direction, or have a wrong compass point or figure.
import { withinTurn } from '../measure/angle.ts';
import { formatBearing } from './bearing.ts';
import type { Call, LineCall } from './call.ts';
import { closesWell } from './closeTraverse.ts';
import { type Closure, closureOf } from './closure.ts';
import { plot } from './traverse.ts';
import { formatDistance, type Units } from '../measure/units.ts';

export interface ClosureCause {
  /** The index of the call that is likely wrong. */
  readonly at: number;
  /** What is different, after the edge's number: `were N 45°00'00" W`, `were left out`. */
  readonly change: string;
  /** Feet to which the boundary closes then. */
  readonly gap: number;
}

/** With more edges, the search would take too long. */
const maxEdges = 40;
const minEdges = 3;
const maxCauses = 2;

/** The changes of one call with which the boundary closes, the likeliest first; none if it closes already. */
export function closureCauses(calls: readonly Call[], units: Units): ClosureCause[] {
  if (calls.length <= minEdges || calls.length > maxEdges || calls.some(({ kind }) => kind === 'closing'))
    return [];
  const closure = closureOf(plot(calls).legs);
  if (closesWell(closure) || !isMistake(closure)) return [];
  const found: ClosureCause[] = [];
  for (const [at, call] of calls.entries())
    for (const { changed, change } of changesOf(call, calls, units)) {
      const gap = gapOf(changed ? calls.with(at, changed) : calls.toSpliced(at, 1));
      if (gap !== undefined) found.push({ at, change, gap });
    }
  return found.toSorted((a, b) => a.gap - b.gap).slice(0, maxCauses);
}

/**
 * A gap below half a foot, or below a thousandth of the perimeter, may come from rounding and the small errors of a good survey,
 * which no single mistake explains.
 */
const leastMistake = { feet: 0.5, oneIn: 1000 };

const isMistake = ({ gap, oneIn = 0 }: Closure): boolean =>
  gap >= leastMistake.feet && oneIn <= leastMistake.oneIn;

/** Feet of the gap; undefined if the boundary doesn't close well. */
function gapOf(calls: readonly Call[]): number | undefined {
  const { legs, problem } = plot(calls);
  if (problem || legs.length < minEdges) return undefined;
  const closure = closureOf(legs);
  return closesWell(closure) ? closure.gap : undefined;
}

interface Change {
  /** undefined: the call is left out. */
  readonly changed?: Call;
  readonly change: string;
}

function changesOf(call: Call, calls: readonly Call[], units: Units): Change[] {
  const without = { change: 'were left out' };
  if (call.kind === 'arc') {
    const turn = call.turn === 'left' ? 'right' : 'left';
    return [without, { changed: { ...call, turn }, change: `curved to the ${turn}` }];
  }
  if (call.kind !== 'line' || !('azimuth' in call.heading)) return [without];
  const { azimuth } = call.heading;
  const turned = [
    ...new Set([
      withinTurn(azimuth + 180),
      withinTurn(-azimuth),
      withinTurn(180 - azimuth),
      ...misread(azimuth),
    ]),
  ];
  return [
    without,
    ...turned
      .filter((one) => one !== azimuth)
      .map((one) => ({
        changed: { ...call, heading: { azimuth: one } },
        change: `were ${formatBearing(one)}`,
      })),
    ...lengthChange(call, azimuth, calls, units),
  ];
}

/** Azimuths that may have been misread as this one: a figure of the degrees, minutes or seconds changed, or two swapped. */
function misread(azimuth: number): number[] {
  const base = azimuth > 90 && azimuth < 270 ? 180 : azimuth >= 270 ? 360 : 0;
  const off = Math.abs(azimuth - base);
  const sign = azimuth >= base ? 1 : -1;
  const total = Math.round(off * 3600);
  const [degrees, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  return [
    ...variants(degrees).map((one): readonly number[] => [one, minutes, seconds]),
    ...variants(minutes).map((one): readonly number[] => [degrees, one, seconds]),
    ...variants(seconds).map((one): readonly number[] => [degrees, minutes, one]),
  ].flatMap(([d = 0, m = 0, s = 0]) =>
    d > 90 || m > 59 || s > 59 ? [] : [withinTurn(base + sign * (d + m / 60 + s / 3600))],
  );
}

/** Two-digit numbers that may have been misread as this one: one digit changed, or both swapped. */
function variants(value: number): number[] {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const others = Array.from({ length: 10 }, (_, figure) => [figure * 10 + ones, tens * 10 + figure]).flat();
  return [...new Set([ones * 10 + tens, ...others])].filter((one) => one !== value);
}

/** The length with which the boundary closes best, if it is a misprint of the one that is given. */
function lengthChange(call: LineCall, azimuth: number, calls: readonly Call[], units: Units): Change[] {
  const { legs } = plot(calls);
  const [first, last] = [legs[0]?.from, legs.at(-1)?.to];
  if (!first || !last) return [];
  const radians = (azimuth * Math.PI) / 180;
  // y runs down.
  const more = (first.x - last.x) * Math.sin(radians) - (first.y - last.y) * Math.cos(radians);
  const length = Math.round((call.length + more) * 100) / 100;
  if (!(length > 0) || !isMisprint(call.length, length)) return [];
  return [{ changed: { ...call, length }, change: `were ${formatDistance(length, units)} long` }];
}

/**
 * Whether one number may be misprinted as another: a figure lost, added or changed, two swapped, the point elsewhere, or a
 * whole foot off.
 */
function isMisprint(one: number, other: number): boolean {
  if (Number.isInteger(one) && Math.abs(one - other) === 1) return true;
  const [a, b] = [one.toFixed(2), other.toFixed(2)].map((text) => text.replace('.', ''));
  if (a === undefined || b === undefined || a === b) return false;
  const [x, y] = [a.replace(/0+$/, ''), b.replace(/0+$/, '')];
  if (x === y) return true;
  if (a.length === b.length) {
    const apart = Array.from(a, (figure, i) => (figure === b[i] ? -1 : i)).filter((i) => i >= 0);
    const [i = 0, j = 0] = apart;
    return apart.length === 1 || (apart.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i]);
  }
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return (
    long.length === short.length + 1 &&
    Array.from(long).some((_, i) => long.slice(0, i) + long.slice(i + 1) === short)
  );
}

/** `If edge 3 were S 30°00'00" E, the boundary would close within 0.02'.` number: of the edge at an index. */
export const causeText = ({ change, gap }: ClosureCause, number: number, units: Units): string =>
  `If edge ${number} ${change}, the boundary would close within ${formatDistance(gap, units)}.`;
