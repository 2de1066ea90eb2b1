// A packed R-tree of boxes. Only large plans and many searches need one, so its code is fetched when it is first needed.
import type Flatbush from 'flatbush';

let Tree: typeof Flatbush | undefined;
let fetching: Promise<void> | undefined;

/** If the code can't be loaded, there is no tree, and searches scan all boxes. */
export const fetchPackedTree = (): Promise<void> =>
  (fetching ??= import('flatbush').then(
    (module) => {
      Tree = module.default;
    },
    () => undefined,
  ));

/** The tree of boxes, each minX, minY, maxX, maxY; undefined until its code has loaded. */
export function packedTree(boxes: Float64Array): Flatbush | undefined {
  void fetchPackedTree();
  if (!Tree) return undefined;
  const tree = new Tree(boxes.length / 4);
  for (let i = 0; i < boxes.length; i += 4)
    tree.add(boxes[i] ?? 0, boxes[i + 1] ?? 0, boxes[i + 2] ?? 0, boxes[i + 3] ?? 0);
  tree.finish();
  return tree;
}
