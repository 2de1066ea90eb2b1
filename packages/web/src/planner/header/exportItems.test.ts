import { Editor } from '@homeplot/editor/editor';
import { expect, test } from 'vitest';
import type { DialogRequest } from '../../dialogs/dialogs.ts';
import { exportItems } from './exportItems.ts';

test('the PDF is the first thing in the menu of Export', () => {
  const opened: (DialogRequest | undefined)[] = [];
  const editor = new Editor({ newId: () => 'id' });
  const [first] = exportItems({ editor, openDialog: (dialog) => opened.push(dialog), chooseFile: () => {} });
  expect(first?.label).toBe('Download PDF…');
  first?.onSelect();
  expect(opened).toEqual([{ name: 'print' }]);
});
