// The calls of a survey. Each gives one edge, from the end of the previous one. Feet and degrees.

/** The direction of a straight edge, or of the chord of a curve. */
export type Heading =
  /** Degrees clockwise from north. */
  | { readonly azimuth: number }
  /** Degrees from the direction of the previous edge, positive to the right. */
  | { readonly deflection: number }
  /** The interior angle of the lot between this edge and the previous one, and on which side of the edges the lot is. */
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
  /** Its central angle in degrees. */
  readonly central?: number;
  /** Length of its tangents; only recorded. */
  readonly tangentLength?: number;
  /** If absent, it continues in the direction in which the previous edge ends. */
  readonly starts?: ArcStart;
}

export type ArcStart =
  /** The azimuth of its chord. */
  | { readonly chord: number }
  /** The azimuth of its tangent at the start. */
  | { readonly tangent: number }
  /** The azimuth from its start to its center. */
  | { readonly center: number };

/** A straight edge back to the beginning, wherever that is. */
export interface ClosingCall {
  readonly kind: 'closing';
  /** The azimuth that a deed gives for it, which is only compared with the one that results. */
  readonly azimuth?: number;
}

export type Call = LineCall | ArcCall | ClosingCall;

/** What was understood of a call that couldn't be read. */
export type PartialCall =
  | Call
  | (Pick<LineCall, 'kind'> & Partial<LineCall>)
  | (Pick<ArcCall, 'kind' | 'turn'> & Partial<ArcCall>);

/** Whether the direction of a call depends on the previous edge. */
const dependsOnPrevious = (call: Call): boolean =>
  call.kind === 'line' ? !('azimuth' in call.heading) : call.kind === 'arc' && !call.starts;

/**
 * Whether each call can be plotted: one whose direction depends on the previous edge needs that edge. undefined: a call that
 * couldn't be read.
 */
export function arePlottable(calls: readonly (Call | undefined)[]): boolean[] {
  let isDirectionKnown = false;
  return calls.map((call) => {
    const canPlot = call !== undefined && (isDirectionKnown || !dependsOnPrevious(call));
    isDirectionKnown = canPlot && call.kind !== 'closing';
    return canPlot;
  });
}
