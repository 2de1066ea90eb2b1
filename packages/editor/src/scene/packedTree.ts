// Packed R-trees of boxes. Only large plans and many searches need them, so their code is fetched when it is first needed.
import type { Box } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import type { Steps } from '@homeplot/plan/steps';
import type Flatbush from 'flatbush';

/** A failed fetch is retried only after this many further requests for a tree, since every search may make one. */
const requestsPerFetch = 1000;

let Tree: typeof Flatbush | undefined;
let fetching: Promise<void> | undefined;
let requests = 0;

/** Fetches the code. Never rejects: without the code there is no tree, and searches scan all boxes. */
export function fetchPackedTree(): Promise<void> {
  requests += 1;
  if (requests > requestsPerFetch) fetching = undefined;
  if (!fetching) requests = 0;
  return (fetching ??= import('flatbush').then(
    (module) => {
      Tree = module.default;
    },
    () => undefined,
  ));
}

/** Boxes of one tree, which is built within some 10 ms. */
const treeSize = 25_000;

/** R-trees of consecutive boxes, each minX, minY, maxX, maxY. */
export class PackedTrees {
  private readonly trees: readonly Flatbush[];

  constructor(trees: readonly Flatbush[]) {
    this.trees = trees;
  }

  /** Calls `found` with the index of each box that overlaps a box, in ascending order. */
  search({ minX, minY, maxX, maxY }: Box, found: (index: number) => void): void {
    for (const [i, tree] of this.trees.entries())
      for (const index of Uint32Array.from(tree.search(minX, minY, maxX, maxY)).toSorted())
        found(i * treeSize + index);
  }

  /** Calls `found` with the indexes of boxes within reach of a point, among them the nearest accepted ones up to a count. */
  neighbors(
    { x, y }: Point,
    count: number,
    reach: number,
    accepts: (index: number) => boolean,
    found: (index: number) => void,
  ): void {
    for (const [i, tree] of this.trees.entries()) {
      const first = i * treeSize;
      for (const index of tree.neighbors(x, y, count, reach, (own) => accepts(first + own)))
        found(first + index);
    }
  }
}

/** The trees of boxes, one in each step; undefined until their code has loaded. */
export function* packedTrees(boxes: Float64Array): Steps<PackedTrees | undefined> {
  if (!Tree) {
    void fetchPackedTree();
    return undefined;
  }
  const trees: Flatbush[] = [];
  for (let from = 0; from < boxes.length; from += 4 * treeSize) {
    if (from > 0) yield;
    const end = Math.min(boxes.length, from + 4 * treeSize);
    const tree = new Tree((end - from) / 4);
    for (let i = from; i < end; i += 4)
      tree.add(boxes[i] ?? 0, boxes[i + 1] ?? 0, boxes[i + 2] ?? 0, boxes[i + 3] ?? 0);
    tree.finish();
    trees.push(tree);
  }
  return new PackedTrees(trees);
}
