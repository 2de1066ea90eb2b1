// How anchors are named within their object: `v2` a vertex, `m2` the middle of the edge from vertex 2, `c` the center.
// What is tied can hold to further places: `c2` the center of the arc edge 2, `e2:0.25` a quarter of the way along edge
// 2, and `p2` the place on edge 2, or on its prolongation, that lies square to the other end of what holds to it.

/** A place on an object, as what is tied to it names it. */
export interface Tie {
  readonly object: string;
  readonly anchor: string;
}

/** The anchor of what holds to an object as a whole, and to no place of it. */
export const whole = '';

/** The name of what lies between two anchors of an object, in whichever order. */
export const endsOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

const pattern = /^([vmcep])(\d{1,6})?(?::([01](?:\.\d{1,12})?))?$/;

interface NamedAnchor {
  readonly is: string;
  readonly index: number;
  readonly fraction: number;
}

/** undefined where no anchor can have that name. */
export function namedAnchor(anchor: string): NamedAnchor | undefined {
  const [, is = '', index, fraction] = pattern.exec(anchor) ?? [];
  if ((index === undefined && is !== 'c') || (fraction === undefined) === (is === 'e')) return undefined;
  return { is, index: index === undefined ? -1 : Number(index), fraction: Number(fraction ?? 0) };
}

/** The name of a place along an edge. */
export const alongEdge = (edge: number, fraction: number): string => `e${edge}:${fraction.toFixed(12)}`;
