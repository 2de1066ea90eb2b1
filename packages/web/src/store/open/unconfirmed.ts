// What was typed into forms and isn't confirmed yet, stored for this tab with the id of its plan: a reload, or a dialog
// closed by mistake, loses nothing, and nothing that was typed for one plan gets into another.
import { Watchers } from '@homeplot/editor/watchers';
import { type Units, unitSystems } from '@homeplot/plan/units';
import { storedText, storeText } from '../../kit/browserStorage.ts';
import type { Workspace } from './workspace.ts';

type OpenPlan = Pick<Workspace, 'autosave' | 'editor'>;

interface Kept {
  readonly plan: string;
  /** Whether it had no objects: such a plan may be stored nowhere, and has another id after a reload. */
  readonly isEmpty: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

const key = 'homeplot.unconfirmed';
const session = (): Storage => window.sessionStorage;

/** undefined until it is read from storage, once per visit. */
let kept: Partial<Kept> | undefined;

function read(): Partial<Kept> {
  try {
    return (JSON.parse(storedText(key, session) ?? '{}') as Partial<Kept> | null) ?? {};
  } catch {
    return {};
  }
}

function valuesOf({ autosave: { planId }, editor }: OpenPlan): Kept['values'] {
  const isRead = kept !== undefined;
  kept ??= read();
  const isSame = kept.plan === planId || (!isRead && kept.isEmpty && editor.plan.objects.size === 0);
  if (!isSame) return {};
  kept = { ...kept, plan: planId };
  return kept.values ?? {};
}

/** undefined if nothing valid is stored for this place. The caller checks the value, since it comes from storage. */
export function unconfirmed<T>(
  plan: OpenPlan,
  place: string,
  isWanted: (value: unknown) => value is T,
): T | undefined {
  const value = valuesOf(plan)[place];
  return isWanted(value) ? value : undefined;
}

/** The value undefined removes what was stored for this place. */
export function keepUnconfirmed(plan: OpenPlan, place: string, value: unknown): void {
  const { [place]: _, ...others } = valuesOf(plan);
  const values = value === undefined ? others : { ...others, [place]: value };
  kept = { plan: plan.autosave.planId, isEmpty: plan.editor.plan.objects.size === 0, values };
  storeText(key, Object.keys(values).length > 0 ? JSON.stringify(kept) : undefined, session);
}

/** The texts of a form by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** Texts whose bare numbers are in the units of a plan. */
export interface Lengths {
  readonly units: Units;
  /** The text of a field that was typed in other units, as it reads the same in these. */
  readonly restate: (text: string, from: Units, field: string) => string;
}

/** The place in which the units of a form's texts are stored. */
const unitsOf = (place: string): string => `${place}, units`;

const isUnits = (value: unknown): value is Units => unitSystems.some((units) => units === value);

/** The texts of a form with those that were typed over its initial ones; undefined if none are kept. */
export function unconfirmedTexts<T extends Texts>(
  plan: OpenPlan,
  place: string,
  initial: T,
  lengths?: Lengths,
): T | undefined {
  const typed = unconfirmed(plan, place, isTexts);
  if (!typed || !lengths) return typed && { ...initial, ...typed };
  const from = unconfirmed(plan, unitsOf(place), isUnits) ?? lengths.units;
  const restated = Object.entries(typed).map(
    ([field, text]) => [field, lengths.restate(text, from, field)] as const,
  );
  return { ...initial, ...Object.fromEntries(restated) };
}

/** Only what differs from the initial texts is kept: the others may change before the form is opened again. */
export function keepUnconfirmedTexts<T extends Texts>(
  plan: OpenPlan,
  place: string,
  initial: T,
  texts: T,
  lengths?: Lengths,
): void {
  const typed = Object.entries(texts).filter(([name, text]) => text !== (initial[name] ?? ''));
  const isTyped = typed.length > 0;
  keepUnconfirmed(plan, place, isTyped ? Object.fromEntries(typed) : undefined);
  if (lengths) keepUnconfirmed(plan, unitsOf(place), isTyped ? lengths.units : undefined);
}

const watchers = new Watchers<{ givenBack: [place: string, texts: Texts] }>();

/** Calls back when texts that were taken are kept again. Returns the function that ends the watching. */
export const watchGivenBack = (givenBack: (place: string, texts: Texts) => void): (() => void) =>
  watchers.add({ givenBack });

/**
 * Forgets texts while they are being saved. Returns the function that keeps them again if saving fails, unless others have
 * been typed since or another plan was opened.
 */
export function takeTexts<T extends Texts>(
  plan: OpenPlan,
  place: string,
  initial: T,
  texts: T,
  lengths?: Lengths,
): () => void {
  const { planId } = plan.autosave;
  keepUnconfirmedTexts(plan, place, initial, initial, lengths);
  return () => {
    if (plan.autosave.planId !== planId || unconfirmedTexts(plan, place, initial) !== undefined) return;
    keepUnconfirmedTexts(plan, place, initial, texts, lengths);
    watchers.notify('givenBack', place, texts);
  };
}

/** Before another plan takes the place of the open one. */
export function forgetUnconfirmed(): void {
  kept = {};
  storeText(key, undefined, session);
}
