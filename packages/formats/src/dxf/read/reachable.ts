// Finds the blocks that a drawing inserts, directly or within other blocks, and the inserts that can't be drawn.
import type { DxfBlock, DxfEntity, DxfShape } from '../records/drawing.ts';
import { increment } from './entityList.ts';

interface Reachable {
  /** Upper-case names. */
  readonly found: ReadonlySet<string>;
  /** Blocks that can't be drawn, each with the number of its inserts. */
  readonly missing: ReadonlyMap<string, number>;
  readonly external: ReadonlyMap<string, number>;
  readonly cyclic: ReadonlyMap<string, number>;
}

export function reachableBlocks(
  entities: readonly DxfEntity[],
  blocks: ReadonlyMap<string, DxfBlock>,
): Reachable {
  const found = new Set<string>();
  const missing = new Map<string, number>();
  const external = new Map<string, number>();
  const cyclic = new Map<string, number>();
  const open = new Set<string>();
  const stack: { key: string; names: Iterator<string> }[] = [{ key: '', names: insertedNames(entities) }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.names.next();
    if (next.done) {
      open.delete(top.key);
      stack.pop();
      continue;
    }
    const name = next.value;
    const key = name.toUpperCase();
    const block = blocks.get(key);
    if (block === undefined) increment(missing, name);
    else if (block.external && block.entities.length === 0) increment(external, block.name);
    else if (open.has(key)) increment(cyclic, block.name);
    else if (!found.has(key)) {
      found.add(key);
      open.add(key);
      stack.push({ key, names: insertedNames(block.entities) });
    }
  }
  return { found, missing, external, cyclic };
}

function* insertedNames(entities: readonly DxfEntity[]): Generator<string> {
  for (const { shape } of entities) yield* namesIn(shape);
}

function* namesIn(shape: DxfShape): Generator<string> {
  if (shape.kind === 'insert') {
    if (shape.block !== '' && shape.dimension?.plain === undefined) yield shape.block;
  } else if (shape.kind === 'group') for (const part of shape.shapes) yield* namesIn(part);
}
