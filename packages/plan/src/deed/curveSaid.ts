// The result for a complete curve: its call, or why it has none.
import { arcDisagreements, arcSize } from '../survey/arcSize.ts';
import type { ArcCall } from '../survey/call.ts';
import { type Curve, partOfCurve } from './curve.ts';
import type { Said } from './said.ts';

/** How far the numbers of a curve may disagree: a fraction of a length; degrees. If by more, an unknown one is wrong. */
const maxDisagreement = { part: 0.01, degrees: 0.5 };

export function curveSaid(curve: Curve): Said {
  const { first, next } = curve;
  const arc = arcOf(curve);
  if ('unread' in arc) return { first, next, what: { ...arc, ...partOfCurve(curve) } };
  const { call, disagreements } = arc;
  const assumed =
    curve.starts || curve.tangent === 'yes'
      ? []
      : ['no chord bearing is given; read as tangent to the edge before it'];
  const notes = [...curve.notes, ...disagreements, ...assumed];
  return { first, next, what: { call, notes, tie: false } };
}

type Arc =
  | { readonly call: ArcCall; readonly disagreements: readonly string[] }
  | { readonly unread: string };

function arcOf(curve: Curve): Arc {
  const { problem, figures, tangentLength, starts, tangent } = curve;
  if (problem) return { unread: problem };
  const side = concaveTurn(curve);
  const turn = curve.turn ?? side;
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
  const isOff = (said: number | undefined, is: number): boolean =>
    said !== undefined && Math.abs(said - is) > maxDisagreement.part * is + 0.02;
  return (
    isOff(call.arc, arc) ||
    isOff(call.chord, chord) ||
    (call.central !== undefined && Math.abs(call.central - central) > maxDisagreement.degrees)
  );
}

/** Left or right, from the side to which the curve is concave and the direction in which it starts. */
function concaveTurn(curve: Curve): 'left' | 'right' | undefined {
  const heading = headingOf(curve);
  if (curve.concave === undefined || heading === undefined) return undefined;
  const side = Math.sin(((curve.concave - heading) * Math.PI) / 180);
  if (Math.abs(side) < 0.1) return undefined;
  return side > 0 ? 'right' : 'left';
}

function headingOf({ starts, tangent, from }: Curve): number | undefined {
  if (!starts) return tangent === 'no' ? undefined : from;
  if ('chord' in starts) return starts.chord;
  return 'tangent' in starts ? starts.tangent : undefined;
}
