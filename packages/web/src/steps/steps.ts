// The next steps of a plan by its purpose: the lot, what is to be built, the existing house. Permit rules ask for the rest.
import { selectObjects } from '@homeplot/editor/selection';
import type { Editor } from '@homeplot/editor/editor';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { statusNames } from '@homeplot/plan/statusNames';
import { titleOf } from '@homeplot/plan/titleOf';
import { factsOf, type PurposeFacts } from './purposes.ts';
import { type Step, drawnOf, named } from './step.ts';
import { streetSteps } from './streetSteps.ts';
import { confirmSteps } from './confirmSteps.ts';
import { houseSteps } from './houseSteps.ts';

/** How many objects are asked about one by one; more would bury the other steps. */
const maxAsked = 3;
/** Objects that are looked at in one step, which takes less than a millisecond. */
const objectsInStep = 1000;

export const stepsOf = (plan: Plan): readonly Step[] => runAllSteps(stepsInSteps(plan));

/** Finds the next steps, in short steps between which a page can respond. */
export function* stepsInSteps(plan: Plan): Steps<readonly Step[]> {
  const facts = factsOf(plan.settings.project?.purpose);
  const objects = [...plan.objects.values()];
  const lots: PlanObject[] = [];
  for (const [i, object] of objects.entries()) {
    if (kindOf(object).path?.isProperty) lots.push(object);
    if (i % objectsInStep === 0) yield;
  }
  return [
    ...lotSteps(lots),
    ...(facts ? streetSteps(objects, lots, plan.settings) : []),
    ...(facts && lots.length > 0 ? [...subjectSteps(objects, facts), ...houseSteps(objects, facts)] : []),
    ...(facts ? statusSteps(objects, facts) : []),
    ...(lots.length > 0 ? northSteps(plan) : []),
    ...confirmSteps(plan),
  ];
}

function lotSteps(lots: readonly PlanObject[]): readonly Step[] {
  if (lots.length === 0)
    return [
      {
        id: 'lot',
        sentence: 'Draw the lot.',
        topic: 'the lot lines',
        ways: [
          { title: 'Draw it', tool: 'lot' },
          { title: 'Find my lot', dialog: { name: 'findLot' } },
          { title: 'Enter a deed', dialog: { name: 'deed' } },
        ],
      },
    ];
  const [lot] = lots;
  const edges = lot && kindOf(lot).path?.edges?.(lot);
  if (!lot || !edges?.length || edges.some(({ source }) => source !== 'traced')) return [];
  return [
    {
      id: 'lotSize',
      sentence: 'The lot is only sketched. Type the real length of each edge, or enter the deed.',
      topic: 'the measured lengths of the lot lines',
      ways: [
        { title: 'Show the lot', select: [lot.id] },
        { title: 'Enter a deed', dialog: { name: 'deed' } },
      ],
    },
  ];
}

function subjectSteps(objects: readonly PlanObject[], facts: PurposeFacts): readonly Step[] {
  const drawn = drawnOf(objects, facts);
  return facts.builds
    .filter((built) => !drawn.has(built))
    .map(({ what, types: [tool = 'building'] }) => ({
      id: `build ${what}`,
      sentence: `Draw ${what}.`,
      topic: what,
      ways: [{ title: 'Draw it', tool, given: { ...named(tool, what), status: 'proposed' } }],
    }));
}

function statusSteps(objects: readonly PlanObject[], { builds }: PurposeFacts): readonly Step[] {
  const types = builds.flatMap((built) => built.types);
  const isAsked = ({ type, status }: PlanObject): boolean =>
    status === undefined && (types.includes(type) || findKind(type)?.isBuilding === true);
  return objects
    .filter(isAsked)
    .slice(0, maxAsked)
    .map((object) => ({
      id: `status ${object.id}`,
      sentence: `${titleOf(object)}: is it new, or is it there already?`,
      topic: 'which structures exist and which are proposed',
      ways: [
        { title: 'New', run: (editor) => setStatus(editor, object.id, 'proposed') },
        { title: 'There already', run: (editor) => setStatus(editor, object.id, 'existing') },
        { title: 'To be removed', run: (editor) => setStatus(editor, object.id, 'removed') },
        { title: 'Show', select: [object.id] },
      ],
    }));
}

const northSteps = (plan: Plan): readonly Step[] =>
  isNorthKnown(plan)
    ? []
    : [
        {
          id: 'where north is',
          sentence: 'Which way is north? Until you say so, the sheets mark it as assumed.',
          topic: 'the direction of north',
          ways: [
            { title: 'Set north', dialog: { name: 'plan', field: 'north' } },
            {
              title: "It's straight up",
              run: (editor) => void editor.edit([{ settings: { isNorthSet: true } }], 'Set north'),
            },
          ],
        },
      ];

function setStatus(editor: Editor, id: string, status: Status): void {
  const object = editor.plan.objects.get(id);
  if (!object) return;
  if (editor.edit([{ put: { ...object, status } }], `Mark as ${statusNames[status].toLowerCase()}`))
    editor.select(selectObjects([id]));
}
