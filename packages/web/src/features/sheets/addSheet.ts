// Adds a sheet to the plan. A plan without sheets of its own, which is printed on a standard one, gets that one first.
import { portalOf } from '@homeplot/formats/portals';
import { suited } from '@homeplot/formats/portalSheets';
import { freeId } from '@homeplot/formats/sheetEdits';
import type { Plan } from '@homeplot/plan/plan';
import { isLetter, type Sheet, type SheetBlock } from '@homeplot/plan/sheet';
import { useLatestWork } from '../../kit/latestWork.ts';
import { askPlainSheet, type OpenPlan } from '../../printing/plainChoice.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';

interface NewSheet {
  readonly title: string;
  readonly blocks: readonly SheetBlock[];
  /** The sheet whose paper and style it gets. */
  readonly base: Pick<Sheet, 'paper' | 'orientation' | 'style'>;
}

/** The sheets with a new one, before a letter at the end, and its id. standard: the sheet of a plan without any. */
export function withAdded(
  { settings: { sheets = [], portal } }: Plan,
  standard: Sheet,
  { title, blocks, base: { paper, orientation, style } }: NewSheet,
): { readonly sheets: readonly Sheet[]; readonly id: string } {
  const before = sheets.length > 0 ? sheets : [{ ...standard, id: freeId('sheet', []) }];
  const id = freeId('sheet', before);
  const made = suited({ id, title, paper, orientation, style, blocks }, portalOf(portal));
  const place = before.length - (before.slice(-1).some(isLetter) ? 1 : 0);
  return { sheets: before.toSpliced(place, 0, made), id };
}

/**
 * The function that adds a sheet for a component that then opens a dialog: only that of the last press, and none once the
 * component is gone.
 */
export function useAddSheet(): (title: string, blocks: readonly SheetBlock[]) => Promise<string | undefined> {
  const workspace = useWorkspace();
  const adding = useLatestWork();
  return (title, blocks) => addSheet(workspace, title, blocks, adding.begin());
}

/**
 * Adds a sheet on the paper and in the style of the others. Returns its id; undefined if none is added, as when the
 * plan can't be edited.
 */
export async function addSheet(
  open: OpenPlan,
  title: string,
  blocks: readonly SheetBlock[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { editor, autosave } = open;
  const { planId } = autosave;
  const drawing = editor.plan.settings.sheets?.find((sheet) => !sheet.newerRecord && !isLetter(sheet));
  const base = drawing ?? (await askPlainSheet(open));
  // Another plan was opened meanwhile.
  if (signal?.aborted || autosave.planId !== planId) return undefined;
  const { sheets, id } = withAdded(editor.plan, base, { title, blocks, base });
  return editor.edit([{ settings: { sheets } }], `Add sheet ${title}`) ? id : undefined;
}
