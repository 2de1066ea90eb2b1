// For tests: the objects of one kind among others, as what they are.
import type { Kind, PlanObject } from '../src/kinds/kind.ts';

export const objectsOf = <O extends PlanObject>(kind: Kind<O>, objects: Iterable<PlanObject>): O[] =>
  Array.from(objects).filter((object): object is O => object.type === kind.type);
