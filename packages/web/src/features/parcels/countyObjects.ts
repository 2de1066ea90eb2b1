// Shared code for turning parcels and buildings of a county's file into objects of the plan.
import type { Editor } from '@homeplot/editor/editor';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { maxLetters } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';
import { parcelNumberOf } from './attributes.ts';

/** Feet: closer points count as one corner, as in lots. */
const minApart = 1e-5;

export interface Added {
  /** Sentences about what was added and what was left out. */
  readonly notes: readonly string[];
}

/** Where objects come from. accuracy: feet at 95 % confidence, as the source states it. */
export interface Origin {
  readonly fileName: string;
  readonly accuracy?: number | undefined;
}

/** The object marked as coming from a county map. parcel: the parcel that the object shows. */
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

/** The corners of a ring without those that repeat the previous one. */
export function distinctCorners(outline: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of outline) {
    const last = kept.at(-1);
    if (!last || distance(last, point) >= minApart) kept.push(point);
  }
  const [first, last] = [kept[0], kept.at(-1)];
  return first && last && kept.length > 1 && distance(first, last) < minApart ? kept.slice(0, -1) : kept;
}
