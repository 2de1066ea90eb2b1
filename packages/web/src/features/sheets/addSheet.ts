// Adds a sheet to the plan. A plan without sheets of its own, which is printed on a standard one, gets that one first.
import { portalOf } from '@homeplot/formats/portals';
import { suited } from '@homeplot/formats/portalSheets';
import { freeId } from '@homeplot/formats/sheetEdits';
import type { Plan } from '@homeplot/plan/plan';
import { isLetter, type Sheet, type SheetBlock } from '@homeplot/plan/sheet';
import { firstChoice, plainSheetOf } from '../../printing/plainChoice.ts';
import type { Workspace } from '../../store/open/workspace.ts';

interface NewSheet {
  readonly title: string;
  readonly blocks: readonly SheetBlock[];
  /** The sheet whose paper and style it gets. */
  readonly base: Pick<Sheet, 'paper' | 'orientation' | 'style'>;
}

/** The sheets with a new one, and its id. standard: the sheet of a plan without any. */
export function withAdded(
  { settings: { sheets = [], portal } }: Plan,
  standard: Sheet,
  { title, blocks, base: { paper, orientation, style } }: NewSheet,
): { readonly sheets: readonly Sheet[]; readonly id: string } {
  const before = sheets.length > 0 ? sheets : [{ ...standard, id: freeId('sheet', []) }];
  const id = freeId('sheet', before);
  const made = suited({ id, title, paper, orientation, style, blocks }, portalOf(portal));
  return { sheets: [...before, made], id };
}

/**
 * Adds a sheet on the paper and in the style of the others. Returns its id; undefined if the plan can't be edited.
 */
export function addSheet(
  { editor, autosave }: Pick<Workspace, 'editor' | 'autosave'>,
  title: string,
  blocks: readonly SheetBlock[],
): string | undefined {
  const { plan } = editor;
  const standard = plainSheetOf(firstChoice(autosave.planId, plan.settings.pack));
  const base = plan.settings.sheets?.find((sheet) => !isLetter(sheet)) ?? standard;
  const { sheets, id } = withAdded(plan, standard, { title, blocks, base });
  return editor.edit([{ settings: { sheets } }], `Add sheet ${title}`) ? id : undefined;
}
