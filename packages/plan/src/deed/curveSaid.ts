// The result for a complete curve: its call and what is assumed of it, or why it has none.
import { arcDisagreements, arcSize } from '../survey/arcSize.ts';
import { radians } from '../geometry/point.ts';
import { withinTurn } from '../measure/angle.ts';
import type { ArcCall, ArcStart } from '../survey/call.ts';
import { type Curve, partOfCurve } from './curve.ts';
import { againstReason, runsAgainst } from './generalDirection.ts';
import type { Said } from './said.ts';

/** How far the numbers of a curve may disagree: a fraction of a length and feet; degrees. Beyond that, one of them is wrong. */
const maxDisagreement = { part: 0.01, feet: 0.02, degrees: 0.5 };

export function curveSaid(curve: Curve): Said {
  const { first, next } = curve;
  const arc = arcOf(curve);
  if ('unread' in arc) return { first, next, what: { ...arc, ...partOfCurve(curve) } };
  const { call, disagreements } = arc;
  const assumed =
    'starts' in call || curve.tangent === 'yes'
      ? []
      : ['no chord bearing is given; read as tangent to the edge before it'];
  const notes = [...curve.notes, ...disagreements, ...assumed];
  return { first, next, what: { call, notes, tie: false } };
}

type Arc =
  | { readonly call: ArcCall; readonly disagreements: readonly string[] }
  | { readonly unread: string };

function arcOf(curve: Curve): Arc {
  const { problem, figures, tangentLength, tangent } = curve;
  if (problem) return { unread: problem };
  const side = concaveTurn(curve);
  const turn = curve.turn ?? side ?? radialTurn(curve);
  const starts = curve.starts ?? radialStart(curve, turn);
  if (!turn) return { unread: "it is a curve, but it doesn't say whether it turns right or left" };
  const call: ArcCall = {
    kind: 'arc',
    turn,
    ...figures,
    ...(tangentLength === undefined ? {} : { tangentLength }),
    ...(starts ? { starts } : {}),
  };
  const size = arcSize(call);
  if ('problem' in size) return { unread: `it is a curve: ${size.problem}` };
  if (!starts && tangent === 'no')
    return { unread: "it is a curve that isn't tangent, but its chord bearing isn't given" };
  if (side && side !== turn) return { unread: 'it turns one way and is concave the other way' };
  const contradiction = contradictionIn({ ...curve, starts }, turn, size.central);
  if (contradiction) return { unread: contradiction };
  const disagreements = arcDisagreements(call, size);
  return disagreements.length > 0 && isFar(call, size)
    ? { unread: `its figures disagree: ${disagreements.join('; ')}` }
    : { call, disagreements };
}

function isFar(
  call: ArcCall,
  { radius, central }: { readonly radius: number; readonly central: number },
): boolean {
  const half = (central * Math.PI) / 360;
  const [arc, chord] = [2 * radius * half, 2 * radius * Math.sin(half)];
  const isOff = (given: number | undefined, computed: number): boolean =>
    given !== undefined &&
    Math.abs(given - computed) > maxDisagreement.part * computed + maxDisagreement.feet;
  return (
    isOff(call.arc, arc) ||
    isOff(call.chord, chord) ||
    (call.central !== undefined && Math.abs(call.central - central) > maxDisagreement.degrees)
  );
}

/** Left or right, from the side to which the curve is concave and the direction in which it runs. */
function concaveTurn(curve: Curve): 'left' | 'right' | undefined {
  const { concave } = curve;
  const heading = headingOf(curve);
  if (concave === undefined) return undefined;
  if (heading !== undefined) return sideOf(heading, concave, minSine.exactHeading);
  const travel = travelOf(curve);
  return travel === undefined ? undefined : sideOf(travel, concave, minSine.twoGenerals);
}

/**
 * Sines of the angles that directions have to be apart so that their side is clear: about 6, 17 and 37 degrees. A general
 * direction, such as "northerly", is known to within an eighth of a turn, and so is the side to which a curve is concave.
 */
const minSine = { exactHeading: 0.1, oneGeneral: 0.3, twoGenerals: 0.6 };

/** On which side of a heading a direction lies; undefined if the sine of the angle between them is less than the minimum. */
function sideOf(heading: number, direction: number, minimum: number): 'left' | 'right' | undefined {
  const side = Math.sin(radians(direction - heading));
  if (Math.abs(side) < minimum) return undefined;
  return side > 0 ? 'right' : 'left';
}

function headingOf({ starts, tangent, from, radial }: Curve): number | undefined {
  if (!starts) return tangent === 'no' || radial !== undefined ? undefined : from;
  if ('chord' in starts) return starts.chord;
  return 'tangent' in starts ? starts.tangent : undefined;
}

/** The middle of the directions in which a curve is run; undefined if there are more than two, or opposite ones. */
function travelOf({ travel = [] }: Curve): number | undefined {
  const [one, two = one] = travel;
  if (one === undefined || two === undefined || travel.length > 2) return undefined;
  const turn = turnFrom(one, two);
  // A quarter turn, with a degree for rounding.
  return Math.abs(turn) > 91 ? undefined : withinTurn(one + turn / 2);
}

/** Degrees from one azimuth to another, from -180 to 180. */
const turnFrom = (one: number, other: number): number => withinTurn(other - one + 180) - 180;

/** The azimuth from the beginning to the center on a radial line: to the side to which the curve is concave. */
function centerOf({ radial, concave }: Curve): number | undefined {
  if (radial === undefined || concave === undefined) return undefined;
  const off = Math.cos(radians(concave - radial));
  if (Math.abs(off) < minSine.exactHeading) return undefined;
  return off > 0 ? radial : withinTurn(radial + 180);
}

/** Left or right, from the center and the direction in which the curve is run. */
function radialTurn(curve: Curve): 'left' | 'right' | undefined {
  const { starts } = curve;
  const center = starts && 'center' in starts ? starts.center : centerOf(curve);
  const travel = travelOf(curve);
  return center === undefined || travel === undefined
    ? undefined
    : sideOf(travel, center, minSine.oneGeneral);
}

/** How a curve starts square to a radial line: its center is on the side to which it turns. */
function radialStart(curve: Curve, turn: 'left' | 'right' | undefined): ArcStart | undefined {
  const { radial } = curve;
  if (radial === undefined || !turn) return undefined;
  const center = centerOf(curve);
  if (center !== undefined) return { tangent: withinTurn(center + (turn === 'right' ? -90 : 90)) };
  const travel = travelOf(curve);
  if (travel === undefined) return undefined;
  const tangent = [radial + 90, radial - 90]
    .map(withinTurn)
    .find((one) => Math.abs(turnFrom(travel, one)) < maxOffTravel);
  return tangent === undefined ? undefined : { tangent };
}

/** Degrees by which the beginning of a curve may be off from the general direction in which it runs. */
const maxOffTravel = 75;

/** Degrees by which the chord of a curve may be off from where the edge before it and its size put it. */
const maxOffChord = 5;

/** What in the directions of a curve contradicts itself. */
function contradictionIn(curve: Curve, turn: 'left' | 'right', central: number): string | undefined {
  const { starts, tangent, from, radial } = curve;
  if (radial !== undefined && !starts) return "it isn't clear on which side its radial line has the center";
  if (!starts || !('chord' in starts)) return undefined;
  const travel = travelOf(curve);
  if (travel !== undefined && runsAgainst(travel, starts.chord)) return againstReason;
  if (tangent !== 'yes' || from === undefined) return undefined;
  const off = turnFrom(from, starts.chord) - (turn === 'right' ? central : -central) / 2;
  return Math.abs(withinTurn(off + 180) - 180) > maxOffChord
    ? "its chord doesn't fit a curve that is tangent to the edge before it"
    : undefined;
}
