// The answers to the questions at the start of a plan. They are kept with the open plan until it is begun, so that a dialog
// closed by mistake loses nothing.
import type { Pack } from '@homeplot/plan/pack';
import { sizeInOtherUnits } from '@homeplot/plan/typedSize';
import type { Units } from '@homeplot/plan/units';
import { keepUnconfirmed, unconfirmed } from '../../store/open/unconfirmed.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { unitsUnder } from '../packs/packList.ts';
import type { PurposeId } from '../../steps/purposes.ts';

export const lotSources = ['plan', 'map', 'deed', 'survey', 'tape', 'size', 'nothing'] as const;
/** What the lot is drawn from; 'plan' is the lot of the open plan. */
export type LotSource = (typeof lotSources)[number];

export const lotFields = ['size', 'front', 'right', 'rear', 'left', 'diagonal'] as const;
export type LotField = (typeof lotFields)[number];

/** What the user chose and typed; what is absent wasn't touched. */
export interface Answers {
  readonly purpose?: PurposeId;
  readonly has?: LotSource;
  readonly address?: string;
  readonly owner?: string;
  readonly parcel?: string;
  /** Whether the user said that the new plan is of the same site as the open one, whose facts it then takes over. */
  readonly isSameSite?: boolean;
  /** The rules of the plan: null for none. If absent, the plan gets those that a new plan usually has. */
  readonly pack?: Pack | null;
  /** If absent, the units are those of the open plan. */
  readonly units?: Units;
  /** Those of the bare numbers among the setbacks and lengths. */
  readonly typedIn?: Units;
  /** Setbacks as typed, by the keys of their fields in a pack. */
  readonly setbacks?: Readonly<Record<string, string>>;
  /** Lengths as typed. */
  readonly lengths: Readonly<Partial<Record<LotField, string>>>;
}

/** The answers with setbacks and lengths that read the same in the given units. */
export function answersIn(answers: Answers, units: Units): Answers {
  const { typedIn: from = units, setbacks = {}, lengths } = answers;
  if (from === units) return answers;
  const restated = (typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(typed).map(([field, text]) => [field, sizeInOtherUnits(text, from, units)]),
    );
  return { ...answers, typedIn: units, lengths: restated(lengths), setbacks: restated(setbacks) };
}

/** The answers under the rules of a pack, or under none; under rules in other units, lengths stay what they are. */
export function answersUnder(answers: Answers, pack: Pack | undefined, units: Units): Answers {
  if (!pack) return { ...answers, pack: null };
  const next = unitsUnder(pack, units);
  return { ...answersIn({ ...answers, typedIn: units }, next), pack, units: next };
}

const place = 'start';

const isAnswers = (value: unknown): value is Answers =>
  typeof (value as Partial<Answers> | undefined)?.lengths === 'object';

export const keptAnswers = (workspace: Workspace): Answers =>
  unconfirmed(workspace, place, isAnswers) ?? { lengths: {} };

export const keepAnswers = (workspace: Workspace, answers: Answers | undefined): void =>
  keepUnconfirmed(workspace, place, answers);
