// The registry of transforms, loaded on first use. To add one, write a file and add a line here.
import { array } from './array.ts';
import { mirror } from './mirror.ts';
import { moveBy } from './moveBy.ts';
import { offset } from './offset.ts';
import { rotateBy } from './rotateBy.ts';
import { setback } from './setback.ts';
import { squareTo } from './squareTo.ts';
import { setLength } from './setLength.ts';
import type { Transform } from './transform.ts';

const transforms: readonly Transform[] = [
  moveBy,
  rotateBy,
  squareTo,
  mirror,
  offset,
  setback,
  array,
  setLength,
];

export function transformNamed(name: string): Transform {
  const found = transforms.find((transform) => transform.name === name);
  if (!found)
    throw new Error(
      `No transform is named '${name}'; there are ${transforms.map((one) => one.name).join(', ')}.`,
    );
  return found;
}
