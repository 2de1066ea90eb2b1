// The next steps of a plan by its purpose: the lot, what is built, the house that is there. Permit rules ask for the rest.
import { runCommand } from '@homeplot/editor/commands';
import { selectObjects } from '@homeplot/editor/selection';
import type { Editor } from '@homeplot/editor/editor';
import type { GivenFields } from '@homeplot/editor/heldTool';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { capitalized } from '@homeplot/plan/capitalized';
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import { titleOf } from '@homeplot/plan/titleOf';
import type { DialogRequest } from '../dialogs/dialogs.ts';
import type { Place } from '../panels/places.ts';
import { factsOf, type PurposeFacts } from './purposes.ts';

/** What a button of a step does. */
export type Way = {
  readonly title: string;
} /** given: fields of the first object drawn, such as its status. */ & (
  | { readonly tool: string; readonly given?: GivenFields }
  | { readonly command: string }
  | { readonly dialog: DialogRequest }
  | { readonly place: Place }
  | { readonly select: readonly string[] }
  | { readonly run: (editor: Editor) => void }
);

export interface Step {
  readonly id: string;
  readonly sentence: string;
  /** What is missing, in a few words. */
  readonly topic: string;
  readonly ways: readonly Way[];
  /** Whether the plan may be complete without it. */
  readonly isOptional?: true;
}

/** Types that a house is drawn with. */
const houseTypes = ['building', 'house'];
/** The objects asked about one by one; more would bury the other steps. */
const maxAsked = 3;

export function stepsOf(plan: Plan): readonly Step[] {
  const facts = factsOf(plan.settings.project?.purpose);
  const objects = [...plan.objects.values()];
  const lots = objects.filter((object) => kindOf(object).path?.isProperty);
  return [
    ...lotSteps(lots),
    ...(facts && lots.length > 0
      ? [
          ...subjectSteps(objects, facts),
          ...houseSteps(objects, facts),
          ...houseDimensionSteps(objects, lots, facts),
        ]
      : []),
    ...(facts ? statusSteps(objects, facts) : []),
    ...(lots.length > 0 ? northSteps(plan) : []),
  ];
}

function lotSteps(lots: readonly PlanObject[]): readonly Step[] {
  if (lots.length === 0)
    return [
      {
        id: 'lot',
        sentence: 'Draw the lot.',
        topic: 'Lot lines',
        ways: [
          { title: 'Draw it', tool: 'lot' },
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
      topic: 'Measured lengths of the lot lines',
      ways: [
        { title: 'Show the lot', select: [lot.id] },
        { title: 'Enter a deed', dialog: { name: 'deed' } },
      ],
    },
  ];
}

type Built = PurposeFacts['builds'][number];

/** What is drawn of each thing to build: what is said to be new, else what nothing is said of. */
function drawnOf(objects: readonly PlanObject[], { builds }: PurposeFacts): ReadonlyMap<Built, PlanObject> {
  const drawn = new Map<Built, PlanObject>();
  for (const built of builds) {
    const taken = new Set(drawn.values());
    const alike = objects.filter((object) => built.types.includes(object.type) && !taken.has(object));
    const found =
      alike.find(({ status }) => status === 'proposed') ?? alike.find(({ status }) => status === undefined);
    if (found) drawn.set(built, found);
  }
  return drawn;
}

function subjectSteps(objects: readonly PlanObject[], facts: PurposeFacts): readonly Step[] {
  const drawn = drawnOf(objects, facts);
  return facts.builds
    .filter((built) => !drawn.has(built))
    .map(({ what, types: [tool = 'building'] }) => ({
      id: `build ${what}`,
      sentence: `Draw ${what}.`,
      topic: capitalized(what),
      ways: [{ title: 'Draw it', tool, given: { ...named(tool, what), status: 'proposed' } }],
    }));
}

/** The fields that call a building what it is, instead of just a building: in lists and in its label. */
function named(tool: string, what: string): GivenFields {
  const name = capitalized(what.replace(/^the /, ''));
  return tool === 'building' ? { name, use: name } : {};
}

function houseSteps(objects: readonly PlanObject[], facts: PurposeFacts): readonly Step[] {
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
function houseDimensionSteps(
  objects: readonly PlanObject[],
  lots: readonly PlanObject[],
  { hasHouse }: PurposeFacts,
): readonly Step[] {
  const house = objects.find(({ type, status }) => houseTypes.includes(type) && status === 'existing');
  if (!hasHouse || !house || !objects.some(({ status }) => status === 'proposed')) return [];
  const ends = objects.map(
    (object) =>
      kindOf(object)
        .ties?.list(object)
        .map((tie) => tie.object) ?? [],
  );
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
      topic: 'Existing and proposed told apart',
      ways: [
        { title: 'New', run: (editor) => setStatus(editor, object.id, 'proposed') },
        { title: 'There already', run: (editor) => setStatus(editor, object.id, 'existing') },
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
          topic: 'Direction of north',
          ways: [
            { title: 'Set north', dialog: { name: 'plan', field: 'north' } },
            {
              title: 'It’s straight up',
              run: (editor) => void editor.edit([{ settings: { isNorthSet: true } }], 'Set north'),
            },
          ],
        },
      ];

function setStatus(editor: Editor, id: string, status: Status): void {
  const object = editor.plan.objects.get(id);
  if (!object) return;
  if (
    editor.edit(
      [{ put: { ...object, status } }],
      status === 'proposed' ? 'Mark as proposed' : 'Mark as existing',
    )
  )
    editor.select(selectObjects([id]));
}
