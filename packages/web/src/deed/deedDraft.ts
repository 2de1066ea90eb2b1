// The text typed for a deed, kept while the page is open, so that closing the dialog by mistake loses nothing.
import type { Taken } from '@homeplot/plan/takeProposals';
import { blankRow, type EdgeRow, type LotSide } from '@homeplot/plan/edgeRow';

export type DeedTab = 'text' | 'edges';

export interface DeedDraft {
  readonly tab: DeedTab;
  readonly text: string;
  /** The proposals that were taken for calls that couldn't be read. */
  readonly taken: readonly Taken[];
  readonly rows: readonly EdgeRow[];
  readonly lotSide: LotSide;
}

const empty = (): DeedDraft => ({ tab: 'text', text: '', taken: [], rows: [blankRow()], lotSide: 'right' });

let kept: DeedDraft | undefined;

export const keptDraft = (): DeedDraft => kept ?? empty();

export const keepDraft = (draft: DeedDraft | undefined): void => void (kept = draft);
