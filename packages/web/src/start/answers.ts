// The answers to the questions at the start of a plan. They are kept while the page is open, so that a dialog closed by
// mistake loses nothing.
import type { Pack } from '@homeplot/plan/pack';
import type { Units } from '@homeplot/plan/units';
import type { PurposeId } from './purposes.ts';

export const lotSources = ['plan', 'deed', 'survey', 'tape', 'size', 'nothing'] as const;
/** What the lot is drawn from; 'plan' is the lot of the open plan. */
export type LotSource = (typeof lotSources)[number];

export const lotFields = ['size', 'front', 'right', 'rear', 'left', 'diagonal'] as const;
export type LotField = (typeof lotFields)[number];

export interface Answers {
  readonly purpose?: PurposeId;
  readonly has?: LotSource;
  readonly address: string;
  readonly owner?: string;
  readonly parcel?: string;
  /** null if there is to be none; the usual one if absent. */
  readonly pack?: Pack | null;
  /** Those of the plan if absent. */
  readonly units?: Units;
  /** Lengths as typed. */
  readonly lengths: Readonly<Partial<Record<LotField, string>>>;
}

let kept: Answers = { address: '', lengths: {} };

export const keptAnswers = (): Answers => kept;

export const keepAnswers = (answers: Answers): void => void (kept = answers);
