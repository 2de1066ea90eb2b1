// The next step about an existing house that isn't drawn yet.
import type { PlanObject } from '@homeplot/plan/kind';
import type { PurposeFacts } from './purposes.ts';
import { type Step, drawnOf, named } from './step.ts';

/** Types that a house is drawn with. */
const houseTypes = ['building', 'house'];

export function houseSteps(objects: readonly PlanObject[], facts: PurposeFacts): readonly Step[] {
  if (!facts.hasHouse) return [];
  // A building that is drawn as the one to be built doesn't count as the existing house.
  const built = new Set(drawnOf(objects, facts).values());
  const isThere = objects.some(
    (object) => houseTypes.includes(object.type) && object.status !== 'proposed' && !built.has(object),
  );
  if (isThere) return [];
  return [
    {
      id: 'house',
      sentence: 'If there is a house on the lot, draw it too.',
      topic: 'the existing house',
      ways: [
        {
          title: 'Draw it',
          tool: 'building',
          given: { ...named('building', 'the house'), status: 'existing', assumed: { status: 'existing' } },
        },
      ],
      isQuestion: true,
    },
  ];
}
