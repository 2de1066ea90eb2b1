// How well a traverse closes, and the compass rule, by which it is made to. Feet and degrees.
import { areaOf } from '../geometry/outline.ts';
import { add, lengthOf, scaleBy, subtract } from '../geometry/point.ts';
import { azimuthOf } from './bearing.ts';
import { type Leg, legLength, outlineOf } from './traverse.ts';
import { withinTurn } from './angle.ts';

export interface Closure {
  /** Feet from the end of the last leg to the beginning. */
  readonly gap: number;
  /** The azimuth of the way from the end to the beginning; undefined where there is no gap. */
  readonly azimuth: number | undefined;
  /** One foot of gap in so many feet of perimeter; undefined where there is no gap. */
  readonly oneIn: number | undefined;
  /** Length of the legs. */
  readonly perimeter: number;
  /** Square feet within the legs and the gap. */
  readonly area: number;
}

/** A gap below this is the dust of floating point. */
const noGap = 1e-6;

export function closureOf(legs: readonly Leg[], north = 0): Closure {
  const perimeter = legs.reduce((sum, leg) => sum + legLength(leg), 0);
  const area = areaOf(outlineOf(legs));
  const first = legs[0];
  const last = legs.at(-1);
  const missing = first && last ? subtract(first.from, last.to) : { x: 0, y: 0 };
  const gap = lengthOf(missing);
  if (gap < noGap) return { gap: 0, azimuth: undefined, oneIn: undefined, perimeter, area };
  return {
    gap,
    azimuth: azimuthOf(missing, north),
    oneIn: perimeter / gap,
    perimeter,
    area,
  };
}

/**
 * The legs closed by the compass (Bowditch) rule: each is moved by its share of the gap, in proportion to its length. A
 * curve keeps the angle that it turns through; its chord is what is adjusted.
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
