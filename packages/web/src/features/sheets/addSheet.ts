// Adds a sheet to the plan. A plan without sheets of its own, which is printed on a standard one, gets that one first.
import type { Editor } from '@homeplot/editor/editor';
import { freeId } from '@homeplot/formats/sheetEdits';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import type { SheetBlock } from '@homeplot/plan/sheet';
import { firstPaper } from '../../printing/chosenPaper.ts';

/** Returns the id of the new sheet; undefined if the plan can't be edited. */
export function addSheet(editor: Editor, title: string, blocks: readonly SheetBlock[]): string | undefined {
  const { sheets = [] } = editor.plan.settings;
  const [first] = sheets;
  const plain = plainSheet({
    paper: first?.paper ?? firstPaper(editor.plan.settings.pack),
    orientation: 'landscape',
  });
  const before = first ? sheets : [{ ...plain, id: freeId('sheet', []) }];
  const id = freeId('sheet', before);
  const added = { ...plain, id, title, style: first?.style ?? plain.style, blocks };
  return editor.edit([{ settings: { sheets: [...before, added] } }], `Add sheet ${title}`) ? id : undefined;
}
