// The calls of a survey: each says how one edge goes on from the end of the one before. Feet and degrees.

/** Where a straight edge, or the chord of a curve, heads. */
export type Heading =
  /** Degrees clockwise from north. */
  | { readonly azimuth: number }
  /** Degrees turned from the direction of the edge before, to the right positive. */
  | { readonly deflection: number }
  /** The angle inside the lot between this edge and the one before, and on which hand the lot lies as one walks. */
  | { readonly interior: number; readonly lot: 'right' | 'left' };

export interface LineCall {
  readonly kind: 'line';
  readonly heading: Heading;
  readonly length: number;
}

/** A circular curve. Two of radius, arc, central and chord fix its size; the first two given, in this order, are used. */
export interface ArcCall {
  readonly kind: 'arc';
  readonly turn: 'right' | 'left';
  readonly radius?: number;
  /** Length along the curve. */
  readonly arc?: number;
  /** Length of the straight line between its ends. */
  readonly chord?: number;
  /** Degrees that it turns through. */
  readonly central?: number;
  /** Missing: it goes on in the direction in which the edge before ends. */
  readonly starts?: ArcStart;
}

export type ArcStart =
  /** The azimuth of its chord. */
  | { readonly chord: number }
  /** The azimuth in which it sets out. */
  | { readonly tangent: number }
  /** The azimuth from its beginning to its center. */
  | { readonly center: number };

/** A straight edge back to the beginning, wherever that is. */
export interface ClosingCall {
  readonly kind: 'closing';
  /** The azimuth that a deed says for it: no more than a check. */
  readonly azimuth?: number;
}

export type Call = LineCall | ArcCall | ClosingCall;

/** What was understood of a call that couldn't be read. */
export type PartialCall =
  | Call
  | (Pick<LineCall, 'kind'> & Partial<LineCall>)
  | (Pick<ArcCall, 'kind' | 'turn'> & Partial<ArcCall>);

/** Whether it goes on in the direction of the edge before. */
const needsFooting = (call: Call): boolean =>
  call.kind === 'line' ? !('azimuth' in call.heading) : call.kind === 'arc' && !call.starts;

/**
 * Which calls can be placed: one that goes on in the direction of the edge before needs that edge. undefined: a call that
 * is not known.
 */
export function footings(calls: readonly (Call | undefined)[]): boolean[] {
  let footing = false;
  return calls.map((call) => {
    const stands = call !== undefined && (footing || !needsFooting(call));
    footing = stands && call.kind !== 'closing';
    return stands;
  });
}
