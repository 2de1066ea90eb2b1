// What parcels and buildings of a county's file have in common when they become objects of the plan.
import type { Editor } from '@homeplot/editor/editor';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { maxLetters } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';
import { parcelNumberOf } from './attributes.ts';

/** Feet: closer points are one corner, as in lots. */
const minApart = 1e-5;

export interface Added {
  /** What was added and what was not, in sentences. */
  readonly notes: readonly string[];
}

/** Where objects come from. accuracy: feet at 95 %, as its source states. */
export interface Origin {
  readonly fileName: string;
  readonly accuracy?: number | undefined;
}

/** The object with the file that it came from. parcel: the one that it is. */
export function fromFile(
  { fileName, accuracy }: Origin,
  object: PlanObject,
  parcel?: ParcelFeature,
): PlanObject {
  const number = parcel && parcelNumberOf(parcel)?.slice(0, maxLetters);
  return {
    ...object,
    source: 'county map',
    sourceFile: fileName.slice(0, maxLetters),
    ...(accuracy === undefined ? {} : { accuracy }),
    ...(number ? { parcelNumber: number } : {}),
  };
}

/** The changes that add objects, each above the one before. */
export function addedInOrder(editor: Editor, objects: readonly PlanObject[]): readonly Change[] {
  const keys = keysAbove(editor.plan.top, objects.length);
  return objects.map((object, i) => ({ put: { ...object, order: keys[i] ?? object.order } }));
}

/** The corners without those that repeat the one before. */
export function distinctCorners(outline: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of outline) {
    const last = kept.at(-1);
    if (!last || distance(last, point) >= minApart) kept.push(point);
  }
  const [first, last] = [kept[0], kept.at(-1)];
  return first && last && kept.length > 1 && distance(first, last) < minApart ? kept.slice(0, -1) : kept;
}
