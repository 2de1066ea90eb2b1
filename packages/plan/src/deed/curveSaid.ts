// A curve that was read to its end: the call that it becomes, or why it becomes none.
import { arcDisagreements, arcSize } from '../survey/arcSize.ts';
import type { ArcCall } from '../survey/call.ts';
import type { Curve } from './curve.ts';
import type { Said } from './said.ts';

/** How far the figures of a curve may disagree; beyond that one of them is wrong, and which is not known. */
const mostDisagreement = { part: 0.01, degrees: 0.5 };

export function curveSaid(curve: Curve): Said {
  const { first, next, figures, starts, tangent, notes } = curve;
  const unread = (reason: string): Said => ({ first, next, what: { unread: reason } });
  if (curve.problem) return unread(curve.problem);
  const turn = curve.turn ?? concaveTurn(curve);
  if (!turn) return unread("it is a curve, and whether it goes to the right or to the left isn't said");
  const call: ArcCall = { kind: 'arc', turn, ...figures, ...(starts ? { starts } : {}) };
  const size = arcSize(call);
  if ('problem' in size) return unread(`it is a curve: ${size.problem}`);
  if (!starts && tangent === 'no')
    return unread("it is a curve that isn't tangent, and its chord bearing isn't given");
  const side = concaveTurn(curve);
  if (side && side !== turn) return unread('it turns one way and is concave the other way');
  const disagreements = arcDisagreements(call, size);
  if (disagreements.length > 0 && isFar(call, size))
    return unread(`its figures disagree: ${disagreements.join('; ')}`);
  const assumed =
    starts || tangent === 'yes'
      ? []
      : ['no chord bearing is given; read as going on from the edge before without a kink'];
  return { first, next, what: { call, notes: [...notes, ...disagreements, ...assumed], tie: false } };
}

function isFar(
  call: ArcCall,
  { radius, central }: { readonly radius: number; readonly central: number },
): boolean {
  const half = (central * Math.PI) / 360;
  const [arc, chord] = [2 * radius * half, 2 * radius * Math.sin(half)];
  const isOff = (said: number | undefined, is: number): boolean =>
    said !== undefined && Math.abs(said - is) > mostDisagreement.part * is + 0.02;
  return (
    isOff(call.arc, arc) ||
    isOff(call.chord, chord) ||
    (call.central !== undefined && Math.abs(call.central - central) > mostDisagreement.degrees)
  );
}

/** Left or right, from where the curve is concave to and where it heads. */
function concaveTurn({ concave, starts, tangent, from }: Curve): 'left' | 'right' | undefined {
  const setsOut = tangent === 'no' ? undefined : from;
  const heading = !starts
    ? setsOut
    : 'chord' in starts
      ? starts.chord
      : 'tangent' in starts
        ? starts.tangent
        : undefined;
  if (concave === undefined || heading === undefined) return undefined;
  const side = Math.sin(((concave - heading) * Math.PI) / 180);
  if (Math.abs(side) < 0.1) return undefined;
  return side > 0 ? 'right' : 'left';
}
