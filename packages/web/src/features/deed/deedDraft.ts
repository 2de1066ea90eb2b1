// What was typed for a deed, kept with the open plan until its lot is added, so that a dialog closed by mistake loses nothing.
import type { Notation } from '@homeplot/plan/compactAngle';
import type { Taken } from '@homeplot/plan/takeProposals';
import { blankRow, type EdgeRow, type LotSide } from '@homeplot/plan/edgeRow';
import { keepUnconfirmed, unconfirmed } from '../../store/open/unconfirmed.ts';
import type { Workspace } from '../../store/open/workspace.ts';

export type DeedTab = 'text' | 'edges';

export interface DeedDraft {
  readonly tab: DeedTab;
  readonly text: string;
  /** How its text writes angles that may be read in two ways, once somebody has said so. */
  readonly notation?: Notation | undefined;
  /** The proposals that were taken for calls that couldn't be read. */
  readonly taken: readonly Taken[];
  readonly rows: readonly EdgeRow[];
  readonly lotSide: LotSide;
  /** The text that was begun before another one was pasted on the canvas. */
  readonly replaced?: string;
}

const place = 'deed';

const isDraft = (value: unknown): value is DeedDraft => {
  const { text, rows } = (value ?? {}) as Partial<DeedDraft>;
  return typeof text === 'string' && Array.isArray(rows);
};

/** Its rows have ids of this visit. */
export function keptDraft(workspace: Workspace): DeedDraft {
  const draft = unconfirmed(workspace, place, isDraft);
  return draft
    ? { ...draft, taken: draft.taken ?? [], rows: draft.rows.map((row) => ({ ...row, id: blankRow().id })) }
    : { tab: 'text', text: '', taken: [], rows: [blankRow()], lotSide: 'right' };
}

/** The draft with text that was pasted on the canvas. */
export const withPasted = (draft: DeedDraft, text: string): DeedDraft => {
  const replaced = draft.text.trim() === '' || draft.text === text ? draft.replaced : draft.text;
  const notation = draft.text === text ? draft.notation : undefined;
  return { ...draft, tab: 'text', text, notation, ...(replaced === undefined ? {} : { replaced }) };
};

/** undefined once it is used. */
export const keepDraft = (workspace: Workspace, draft: DeedDraft | undefined): void =>
  keepUnconfirmed(workspace, place, draft);
