// The labels of an object, as its kind defines them.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { Ground, Label, Lettering } from './label.ts';

const none: readonly Label[] = [];

/** ground: the object that this one is tied to, if any. */
export const labelsOf = (object: PlanObject, lettering: Lettering, ground?: Ground): readonly Label[] =>
  kindOf(object).labels?.list(object, lettering, ground) ?? none;
