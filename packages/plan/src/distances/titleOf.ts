// The title of an object in lists and messages: its name or its text, else the title of its kind.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';

export const ownName = (object: PlanObject): string =>
  (object.name ?? kindOf(object).words?.read(object).words ?? '').trim();

export const titleOf = (object: PlanObject): string => ownName(object) || kindOf(object).title;
