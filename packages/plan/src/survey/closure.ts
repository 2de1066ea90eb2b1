// Measures the gap of a traverse (feet, direction, 1:N), and the compass rule, which closes it. What counts as closing well
// is in `closeTraverse`.
import { add, lengthOf, radians, scaleBy, subtract } from '../geometry/point.ts';
import { azimuthOf } from './bearing.ts';
import { type Leg, legLength } from './traverse.ts';
import { withinTurn } from '../measure/angle.ts';

export interface Closure {
  /** Feet from the end of the last leg to the beginning. */
  readonly gap: number;
  /** The azimuth from the end to the beginning; undefined if there is no gap. */
  readonly azimuth: number | undefined;
  /** Feet of perimeter per foot of gap; undefined if there is no gap. */
  readonly oneIn: number | undefined;
  /** Total length of the legs. */
  readonly perimeter: number;
  /** Set if the last leg runs to the beginning, whatever its length. */
  readonly lastLeg?: LastLeg;
}

/** A leg to the beginning, without a recorded length: it closes any traverse, but perhaps not in its recorded direction. */
export interface LastLeg {
  /** Degrees between its recorded direction and the drawn one; 0 if no direction is recorded. */
  readonly turn: number;
  /** Feet by which it would miss the beginning in its recorded direction. */
  readonly miss: number;
}

/** Feet. A smaller gap is a rounding error. */
const minGap = 1e-6;

export function closureOf(legs: readonly Leg[], north = 0): Closure {
  const perimeter = legs.reduce((sum, leg) => sum + legLength(leg), 0);
  const first = legs[0];
  const last = legs.at(-1);
  const missing = first && last ? subtract(first.from, last.to) : { x: 0, y: 0 };
  const gap = lengthOf(missing);
  if (gap < minGap) {
    const lastLeg = legs.length > 1 && last ? lastLegOf(last) : undefined;
    return { gap: 0, azimuth: undefined, oneIn: undefined, perimeter, ...(lastLeg ? { lastLeg } : {}) };
  }
  return {
    gap,
    azimuth: azimuthOf(missing, north),
    oneIn: perimeter / gap,
    perimeter,
  };
}

function lastLegOf({ from, to, bulge, recorded: { direction, length } }: Leg): LastLeg | undefined {
  if (length !== undefined || bulge !== 0) return undefined;
  const chord = subtract(to, from);
  const off = direction === undefined ? 0 : withinTurn(direction - azimuthOf(chord, 0));
  const turn = Math.min(off, 360 - off);
  return { turn, miss: 2 * lengthOf(chord) * Math.sin(radians(turn) / 2) };
}

/**
 * The legs closed by the compass (Bowditch) rule: each takes a share of the gap in proportion to its length. A
 * curve keeps its central angle; its chord is adjusted.
 */
export function compassRule(legs: readonly Leg[], north = 0): Leg[] {
  const { perimeter } = closureOf(legs);
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last || perimeter === 0) return [...legs];
  const missing = subtract(first.from, last.to);
  let at = first.from;
  return legs.map((leg, i): Leg => {
    const share = scaleBy(missing, legLength(leg) / perimeter);
    const from = at;
    at = i === legs.length - 1 ? first.from : add(add(at, subtract(leg.to, leg.from)), share);
    const azimuth = azimuthOf(subtract(at, from), north);
    const half = (2 * Math.atan(leg.bulge) * 180) / Math.PI;
    return {
      ...leg,
      from,
      to: at,
      leaves: withinTurn(azimuth - half),
      arrives: withinTurn(azimuth + half),
    };
  });
}
