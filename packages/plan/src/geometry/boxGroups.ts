// Groups of things whose boxes overlap, directly or by way of others. Feet.
import { type Box, emptyBox, overlaps, union } from './box.ts';

interface Boxed {
  readonly box: Box;
}

export const boxOfAll = (all: readonly Boxed[]): Box =>
  all.reduce((around, { box }) => union(around, box), emptyBox);

/** The groups, found in one sweep from left to right. */
export function boxGroups<One extends Boxed>(all: readonly One[]): readonly (readonly One[])[] {
  const sorted = all.toSorted((a, b) => a.box.minX - b.box.minX);
  const parent = sorted.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[i] = root;
    return root;
  };
  let open: number[] = [];
  for (const [i, { box }] of sorted.entries()) {
    open = open.filter((one) => (sorted[one]?.box.maxX ?? 0) >= box.minX);
    for (const one of open) {
      const other = sorted[one];
      if (other && overlaps(other.box, box)) parent[rootOf(one)] = rootOf(i);
    }
    open.push(i);
  }
  const groups = new Map<number, One[]>();
  for (const [i, one] of sorted.entries()) {
    const root = rootOf(i);
    const group = groups.get(root);
    if (group) group.push(one);
    else groups.set(root, [one]);
  }
  return [...groups.values()];
}
