// The draft of a deed that is being entered. It is kept with the open plan until its lot is added, so that nothing is lost
// if the dialog is closed by mistake.
import type { Notation } from '@homeplot/plan/compactAngle';
import type { Taken } from '@homeplot/plan/takeProposals';
import { blankRow, type EdgeRow, type LotSide } from '@homeplot/plan/edgeRow';
import { rowInOtherUnits } from '@homeplot/plan/readRow';
import type { Units } from '@homeplot/plan/units';
import { keepUnconfirmed, unconfirmed } from '../../store/open/unconfirmed.ts';
import type { Workspace } from '../../store/open/workspace.ts';

export type DeedTab = 'text' | 'edges';

export interface DeedDraft {
  readonly tab: DeedTab;
  readonly text: string;
  /** How the text writes angles, if they can be read in two ways and the user has chosen one. */
  readonly notation?: Notation | undefined;
  /** The proposals that the user has chosen for calls that couldn't be read. */
  readonly taken: readonly Taken[];
  readonly rows: readonly EdgeRow[];
  /** Those of the bare numbers in the rows. */
  readonly units: Units;
  readonly lotSide: LotSide;
  /** The earlier text, if another text was pasted on the canvas since. */
  readonly replaced?: string;
}

/** The name under which the draft is kept. */
const place = 'deed';

const isDraft = (value: unknown): value is DeedDraft => {
  const { text, rows } = (value ?? {}) as Partial<DeedDraft>;
  return typeof text === 'string' && Array.isArray(rows);
};

/** The kept draft, or an empty one. Its rows get new ids, since stored ids may be in use on this visit. */
export function keptDraft(workspace: Workspace): DeedDraft {
  const { units } = workspace.editor.plan.settings;
  const draft = unconfirmed(workspace, place, isDraft);
  if (!draft) return { tab: 'text', text: '', taken: [], rows: [blankRow()], units, lotSide: 'right' };
  const rows = draft.rows.map((row) => ({ ...row, id: blankRow().id }));
  return draftIn({ ...draft, taken: draft.taken ?? [], rows, units: draft.units ?? units }, units);
}

/** The draft with rows that read the same in the given units. */
export const draftIn = (draft: DeedDraft, units: Units): DeedDraft =>
  draft.units === units
    ? draft
    : { ...draft, rows: draft.rows.map((row) => rowInOtherUnits(row, draft.units, units)), units };

/** The draft with text that was pasted on the canvas. */
export const withPasted = (draft: DeedDraft, text: string): DeedDraft => {
  const replaced = draft.text.trim() === '' || draft.text === text ? draft.replaced : draft.text;
  const notation = draft.text === text ? draft.notation : undefined;
  return { ...draft, tab: 'text', text, notation, ...(replaced === undefined ? {} : { replaced }) };
};

/** Keeps a draft; undefined removes it, once its lot is added. */
export const keepDraft = (workspace: Workspace, draft: DeedDraft | undefined): void =>
  keepUnconfirmed(workspace, place, draft);
