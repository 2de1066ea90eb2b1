// What the compiler holds: half of a capability is none. A change of these types fails the check of types.
import { expectTypeOf, test } from 'vitest';
import type {
  Captions,
  Handles,
  SetbackTies,
  Labels,
  Measures,
  Outlined,
  PathEditing,
  Ties,
  Words,
} from './capabilities.ts';
import type { Joints } from './jointCapability.ts';
import type { Kind, PlanObject } from './kind.ts';

/** The members that cannot be left out. */
type Needed<T> = keyof { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };

test('no capability has a member that it may lack and still be of use', () => {
  expectTypeOf<Needed<Outlined<PlanObject>>>().toEqualTypeOf<'outline'>();
  expectTypeOf<Needed<PathEditing<PlanObject>>>().toEqualTypeOf<'reshape'>();
  expectTypeOf<Needed<Handles<PlanObject>>>().toEqualTypeOf<'list' | 'drag'>();
  expectTypeOf<Needed<Labels<PlanObject>>>().toEqualTypeOf<'list'>();
  expectTypeOf<Needed<Words<PlanObject>>>().toEqualTypeOf<'read' | 'write'>();
  expectTypeOf<Needed<Ties<PlanObject>>>().toEqualTypeOf<'list' | 'replace' | 'follow'>();
  expectTypeOf<Needed<Measures<PlanObject>>>().toEqualTypeOf<
    'line' | 'ends' | 'side' | 'length' | 'lengthen' | 'tieHandle'
  >();
  expectTypeOf<Needed<Captions<PlanObject>>>().toEqualTypeOf<'shows' | 'alsoShowing'>();
  expectTypeOf<Needed<SetbackTies<PlanObject>>>().toEqualTypeOf<'distances' | 'redraw'>();
  expectTypeOf<Needed<Joints<PlanObject>>>().toEqualTypeOf<'list' | 'move' | 'rejoin'>();
});

test('a kind with half of a capability does not compile', () => {
  type Having<T> = Omit<Kind, keyof T> & T;
  expectTypeOf<Having<{ ties: Ties<PlanObject> }>>().toExtend<Kind>();
  expectTypeOf<Having<{ ties: Pick<Ties<PlanObject>, 'list' | 'replace'> }>>().not.toExtend<Kind>();
  expectTypeOf<Having<{ ties: Pick<Ties<PlanObject>, 'measures'> }>>().not.toExtend<Kind>();
  expectTypeOf<Having<{ joints: Pick<Joints<PlanObject>, 'list' | 'move'> }>>().not.toExtend<Kind>();
  expectTypeOf<Having<{ handles: Pick<Handles<PlanObject>, 'list'> }>>().not.toExtend<Kind>();
  expectTypeOf<Having<{ words: Pick<Words<PlanObject>, 'read'> }>>().not.toExtend<Kind>();
  expectTypeOf<Having<{ labels: Pick<Labels<PlanObject>, 'reach'> }>>().not.toExtend<Kind>();
  expectTypeOf<Having<{ path: Pick<Outlined<PlanObject>, 'editing'> }>>().not.toExtend<Kind>();
});
