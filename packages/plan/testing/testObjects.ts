// For tests: the objects of one kind among others, as what they are.
import { kindOf } from '../src/kinds/index.ts';
import type { Kind, PlanObject } from '../src/objects/kind.ts';

export const objectsOf = <O extends PlanObject>(kind: Kind<O>, objects: Iterable<PlanObject>): O[] =>
  Array.from(objects).filter((object): object is O => (kindOf(object) as unknown) === kind);
