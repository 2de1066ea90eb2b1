// The labels of an object, as its kind has them.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { Ground, Label, Lettering } from './label.ts';

const none: readonly Label[] = [];

/** ground: what the object is tied to, where it is tied. */
export const labelsOf = (object: PlanObject, lettering: Lettering, ground?: Ground): readonly Label[] =>
  kindOf(object).labels?.list(object, lettering, ground) ?? none;
