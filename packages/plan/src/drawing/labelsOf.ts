// The labels of an object, as its kind defines them.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Label, Lettering, TiedObject } from '../lettering/label.ts';

const none: readonly Label[] = [];

/** tiedTo: the object that this one is tied to, if any. */
export const labelsOf = (object: PlanObject, lettering: Lettering, tiedTo?: TiedObject): readonly Label[] =>
  kindOf(object).labels?.list(object, lettering, tiedTo) ?? none;
