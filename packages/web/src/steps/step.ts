// A next step of a plan: what is missing, and the ways to do it, as buttons.
import type { Editor } from '@homeplot/editor/editor';
import type { GivenFields } from '@homeplot/editor/heldTool';
import type { PlanObject } from '@homeplot/plan/kind';
import { capitalized } from '@homeplot/plan/letterCase';
import type { DialogRequest } from '../workspace/dialogs.ts';
import type { PurposeFacts } from './purposes.ts';

/** What a button of a step does. given: fields of the first object drawn, such as its status. */
export type Way = { readonly title: string } & (
  | { readonly tool: string; readonly given?: GivenFields }
  | { readonly command: string }
  | { readonly dialog: DialogRequest }
  | { readonly place: string }
  | { readonly select: readonly string[] }
  | { readonly run: (editor: Editor) => void }
);

export interface Step {
  readonly id: string;
  readonly sentence: string;
  /** What is missing, after "the plan shows". */
  readonly topic: string;
  readonly ways: readonly Way[];
  /** Whether it is a question to the user: the plan may be complete without it. */
  readonly isQuestion?: true;
  /** Whether it asks to confirm what is assumed. */
  readonly isConfirmation?: true;
}

type Built = PurposeFacts['builds'][number];

/** Types that are a house, and not just any building. */
const houses: readonly string[] = ['house'];

/**
 * The object that is drawn for each thing to build: one that is proposed, otherwise one without a status. If the site has
 * a house already, a house without a status is taken for that one.
 */
export function drawnOf(
  objects: readonly PlanObject[],
  { builds, hasHouse }: PurposeFacts,
): ReadonlyMap<Built, PlanObject> {
  const drawn = new Map<Built, PlanObject>();
  for (const built of builds) {
    const taken = new Set(drawn.values());
    const alike = objects.filter((object) => built.types.includes(object.type) && !taken.has(object));
    const mayBeNew = ({ status, type }: PlanObject): boolean =>
      status === undefined && !(hasHouse && houses.includes(type));
    const found = alike.find(({ status }) => status === 'proposed') ?? alike.find(mayBeNew);
    if (found) drawn.set(built, found);
  }
  return drawn;
}

/** The fields that give a new building its name and use, such as Barn, instead of just Building. */
export function named(tool: string, what: string): GivenFields {
  const name = capitalized(what.replace(/^the /, ''));
  return tool === 'building' ? { name, use: name } : {};
}
