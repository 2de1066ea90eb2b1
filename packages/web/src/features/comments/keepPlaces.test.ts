// Who writes down where the threads of a changed object are.
import { Editor } from '@homeplot/editor/editor';
import { Sharing } from '@homeplot/editor/sharing';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { PinAnchor } from '@homeplot/plan/pinPlace';
import { expect, test } from 'vitest';
import { keepPlaces } from './keepPlaces.ts';

/** A file has two units a foot: the oak is at 20, 30. */
function planWithTree() {
  const reading = readPlanFile({
    objects: [{ id: 'oak', type: 'tree', x: 40, y: 60, radius: 8 }],
    settings: {},
  });
  if (!reading.ok) throw new Error(reading.problem);
  const editor = new Editor({ contents: reading.contents, newId: () => 'new' });
  editor.share(new Sharing(editor));
  const shown: Record<string, PinAnchor>[] = [];
  const written: Record<string, PinAnchor>[] = [];
  keepPlaces(editor, {
    threads: () => [
      { id: 'on the oak', anchor: { x: 10, y: 10, object: 'oak', dx: 1, dy: 2 } },
      { id: 'elsewhere', anchor: { x: 5, y: 5 } },
    ],
    show: (anchors) => void (anchors.size > 0 && shown.push(Object.fromEntries(anchors))),
    save: (anchors) => void (anchors.size > 0 && written.push(Object.fromEntries(anchors))),
  });
  return { editor, shown, written };
}

const places = (all: readonly Record<string, PinAnchor>[]) =>
  all.map((one) => Object.keys(one).map((id) => [id, one[id]?.x, one[id]?.y]));

test('whoever deletes an object writes down where its threads were', () => {
  const { editor, shown, written } = planWithTree();
  editor.edit([{ remove: 'oak' }], 'Delete');
  expect(places(written)).toEqual([[['on the oak', 21, 32]]]);
  expect(shown).toEqual([]);
});

test('an object that another has deleted leaves its threads at its place, and nothing is written here', () => {
  const { editor, shown, written } = planWithTree();
  editor.takeIn([{ remove: 'oak' }]);
  expect(places(shown)).toEqual([[['on the oak', 21, 32]]]);
  expect(written).toEqual([]);
});
