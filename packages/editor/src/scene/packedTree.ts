// Packed R-trees of boxes. Only large plans and many searches need them, so their code is fetched when it is first needed.
import { type Box, boxAround, boxDistance, boxHeight, boxWidth, emptyBox, union } from '@homeplot/plan/box';
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

/** A search for the nearest boxes starts with at least its reach divided by this, so that it widens only a few times. */
const maxWidening = 64;

/** R-trees of consecutive boxes, each minX, minY, maxX, maxY. */
export class PackedTrees {
  private readonly trees: readonly Flatbush[];
  /** The average area per box, in square feet. */
  private readonly areaOfEach: number;

  constructor(trees: readonly Flatbush[]) {
    this.trees = trees;
    const all = trees.reduce<Box>(union, emptyBox);
    const count = trees.reduce((sum, { numItems }) => sum + numItems, 0);
    this.areaOfEach = (boxWidth(all) * boxHeight(all)) / count;
  }

  /** Calls `found` with the index of each box that overlaps a box, in ascending order. */
  search({ minX, minY, maxX, maxY }: Box, found: (index: number) => void): void {
    for (const [i, tree] of this.trees.entries())
      for (const index of Uint32Array.from(tree.search(minX, minY, maxX, maxY)).toSorted())
        found(i * treeSize + index);
  }

  /** The accepted boxes within reach of a point, in no order: all of them, or at least the nearest `count`. */
  neighbors(
    at: Point,
    count: number,
    reach: number,
    accepts: (index: number) => boolean,
  ): readonly Neighbor[] {
    // In dense plans, a square that widens visits far fewer boxes than a search that sorts them by distance.
    const first = Math.max(reach / maxWidening, Math.sqrt(count * this.areaOfEach) / 4);
    for (let within = Math.min(reach, first); ; within = Math.min(reach, 2 * within)) {
      const found = this.within(at, within, accepts);
      if (found.length >= count || within >= reach) return found;
    }
  }

  private within(at: Point, reach: number, accepts: (index: number) => boolean): readonly Neighbor[] {
    const square = boxAround(at, reach);
    const found: Neighbor[] = [];
    for (const [i, tree] of this.trees.entries())
      tree.search(square.minX, square.minY, square.maxX, square.maxY, (own, minX, minY, maxX, maxY) => {
        const index = i * treeSize + own;
        const distance = boxDistance({ minX, minY, maxX, maxY }, at);
        if (distance <= reach && accepts(index)) found.push({ index, distance });
        return false;
      });
    return found;
  }
}

/** A box near a point. */
interface Neighbor {
  readonly index: number;
  /** Feet. */
  readonly distance: number;
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
