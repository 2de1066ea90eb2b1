// The next steps about the house that is there.
import { runCommand } from '@homeplot/editor/commands';
import { selectObjects } from '@homeplot/editor/selection';
import type { PlanObject } from '@homeplot/plan/kind';
import { tiesOf } from '@homeplot/plan/ties';
import type { PurposeFacts } from './purposes.ts';
import { type Step, drawnOf, named, type Way } from './step.ts';

/** Types that a house is drawn with. */
const houseTypes = ['building', 'house'];

export function houseSteps(objects: readonly PlanObject[], facts: PurposeFacts): readonly Step[] {
  if (!facts.hasHouse) return [];
  // One building is not both what is built and the house.
  const built = new Set(drawnOf(objects, facts).values());
  const isThere = objects.some(
    (object) => houseTypes.includes(object.type) && object.status !== 'proposed' && !built.has(object),
  );
  if (isThere) return [];
  return [
    {
      id: 'house',
      sentence: 'If there is a house on the lot, draw it too.',
      topic: 'Existing house',
      ways: [
        {
          title: 'Draw it',
          tool: 'building',
          given: { ...named('building', 'the house'), status: 'existing', assumedStatus: 'existing' },
        },
      ],
      isOptional: true,
    },
  ];
}

/** The house that is there has sizes and distances too, which nobody thinks of while drawing something else. */
export function houseDimensionSteps(
  objects: readonly PlanObject[],
  lots: readonly PlanObject[],
  { hasHouse }: PurposeFacts,
): readonly Step[] {
  const house = objects.find(({ type, status }) => houseTypes.includes(type) && status === 'existing');
  if (!hasHouse || !house || !objects.some(({ status }) => status === 'proposed')) return [];
  const ends = objects.map((object) => tiesOf(object).map((tie) => tie.object));
  const isOfHouse = ([from, to]: readonly string[]): boolean => from === house.id && to === house.id;
  const isToLot = ([from, to]: readonly string[]): boolean =>
    [from, to].includes(house.id) && lots.some(({ id }) => id === from || id === to);
  const way = (command: string): Way => ({
    title: 'Add the dimensions',
    run: (editor) => {
      editor.select(selectObjects([house.id]));
      runCommand(editor, command);
    },
  });
  const step = (id: string, sentence: string, command: string): Step => ({
    id,
    sentence,
    topic: 'Dimensions of the existing house',
    ways: [way(command), { title: 'Show', select: [house.id] }],
    isOptional: true,
  });
  return [
    ...(ends.some(isOfHouse)
      ? []
      : [step('house size', 'Dimension the sides of the existing house.', 'dimensionAll')]),
    ...(ends.some(isToLot)
      ? []
      : [
          step(
            'house setbacks',
            'Dimension the distances from the existing house to the lot lines.',
            'dimensionSetbacks',
          ),
        ]),
  ];
}
