// The next steps of a plan by its purpose: the lot, what is built, the house that is there. Permit rules ask for the rest.
import { selectObjects } from '@homeplot/editor/selection';
import type { Editor } from '@homeplot/editor/editor';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { capitalized } from '@homeplot/plan/capitalized';
import { titleOf } from '@homeplot/plan/titleOf';
import type { DialogRequest } from '../dialogs/dialogs.ts';
import type { Place } from '../panels/places.ts';
import { factsOf, type PurposeFacts } from './purposes.ts';

/** What a button of a step does. */
export type Way = { readonly title: string } & (
  | { readonly tool: string }
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
    ...(facts && lots.length > 0 ? [...subjectSteps(objects, facts), ...houseSteps(objects, facts)] : []),
    ...(facts ? statusSteps(objects, facts) : []),
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

const isToBuild = ({ status }: PlanObject): boolean => status === undefined || status === 'proposed';

function subjectSteps(objects: readonly PlanObject[], { builds }: PurposeFacts): readonly Step[] {
  return builds
    .filter(({ types }) => !objects.some((object) => types.includes(object.type) && isToBuild(object)))
    .map(({ what, types }) => ({
      id: `build ${what}`,
      sentence: `Draw ${what}.`,
      topic: capitalized(what),
      ways: [{ title: 'Draw it', tool: types[0] ?? 'building' }],
    }));
}

function houseSteps(objects: readonly PlanObject[], { hasHouse }: PurposeFacts): readonly Step[] {
  if (!hasHouse) return [];
  const isThere = objects.some(({ type, status }) => houseTypes.includes(type) && status !== 'proposed');
  if (isThere) return [];
  return [
    {
      id: 'house',
      sentence: 'If there is a house on the lot, draw it too.',
      topic: 'Existing house',
      ways: [{ title: 'Draw it', tool: 'building' }],
      isOptional: true,
    },
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
