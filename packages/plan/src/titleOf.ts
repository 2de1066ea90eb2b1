// What an object is called, wherever it is told of: by its name or its words, else by what kind it is.
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';

export const ownName = (object: PlanObject): string =>
  (object.name ?? kindOf(object).words?.read(object).words ?? '').trim();

export const titleOf = (object: PlanObject): string => ownName(object) || kindOf(object).title;
