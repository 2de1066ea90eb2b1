// A packed R-tree of boxes. Only large plans and many searches need one, so its code is fetched when it is first needed.
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

/** The tree of boxes, each minX, minY, maxX, maxY; undefined until its code has loaded. */
export function packedTree(boxes: Float64Array): Flatbush | undefined {
  if (!Tree) {
    void fetchPackedTree();
    return undefined;
  }
  const tree = new Tree(boxes.length / 4);
  for (let i = 0; i < boxes.length; i += 4)
    tree.add(boxes[i] ?? 0, boxes[i + 1] ?? 0, boxes[i + 2] ?? 0, boxes[i + 3] ?? 0);
  tree.finish();
  return tree;
}
