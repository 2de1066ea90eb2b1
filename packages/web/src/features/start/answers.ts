// The answers to the questions at the start of a plan. They are kept with the open plan until it is begun, so that a dialog
// closed by mistake loses nothing.
import type { Pack } from '@homeplot/plan/pack';
import type { Units } from '@homeplot/plan/units';
import { keepUnconfirmed, unconfirmed } from '../../store/open/unconfirmed.ts';
import type { Workspace } from '../../store/open/workspace.ts';
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
  /** Whether a plan begun in place of the open one takes over its facts, because the user said so. */
  readonly isSameSite?: boolean;
  /** null if there is to be none; the usual one if absent. */
  readonly pack?: Pack | null;
  /** Those of the plan if absent. */
  readonly units?: Units;
  /** Setbacks as typed, by the keys of their fields in a pack. */
  readonly setbacks?: Readonly<Record<string, string>>;
  /** Lengths as typed. */
  readonly lengths: Readonly<Partial<Record<LotField, string>>>;
}

const place = 'start';

const isAnswers = (value: unknown): value is Answers =>
  typeof (value as Partial<Answers> | undefined)?.lengths === 'object';

export const keptAnswers = (workspace: Workspace): Answers =>
  unconfirmed(workspace, place, isAnswers) ?? { lengths: {} };

export const keepAnswers = (workspace: Workspace, answers: Answers | undefined): void =>
  keepUnconfirmed(workspace, place, answers);
