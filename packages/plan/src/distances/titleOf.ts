// The title of an object in lists and messages: its name or its text, else what it is used as or
// what grows there, else the title of its kind.
import { capitalized, lowered } from '../measure/letterCase.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';

export const ownName = (object: PlanObject): string =>
  (object.name ?? kindOf(object).words?.read(object).words ?? '').trim();

export function titleOf(object: PlanObject): string {
  const kind = kindOf(object);
  return ownName(object) || capitalized(kind.called?.(object) ?? '') || kind.title;
}

/** In the middle of a sentence: its name, or `the garage`, or `tree 4`. */
export function theTitleOf(object: PlanObject): string {
  const title = lowered(titleOf(object));
  return ownName(object) || (/\d$/.test(title) ? title : `the ${title}`);
}
