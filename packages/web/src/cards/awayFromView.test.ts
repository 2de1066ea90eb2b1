import { Editor } from '@homeplot/editor/editor';
import { runFirst } from '@homeplot/editor/firstCommands';
import { viewBox } from '@homeplot/editor/viewport';
import { contains, emptyBox } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';
import { expect, test } from 'vitest';
import { awayFromView } from './awayFromView.ts';

function yard(): Editor {
  const editor = new Editor({ newId: () => 'lot' });
  editor.resize(390, 680);
  const put = editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 60, y: 40 });
  if (put) editor.edit([{ put }], 'Draw');
  runFirst(editor, 'zoomToFit');
  return editor;
}

const noBox = () => emptyBox;
const noRoom = { room: () => undefined, seen: () => undefined };

test('the view comes back, however often a card moves it', () => {
  const editor = yard();
  const { viewport } = editor;
  const away = awayFromView(editor, noBox, noRoom);
  away.show(() => editor.panBy(0, -100));
  away.show(() => editor.magnify(1, { x: 100, y: 600 }));
  away.comeBack();
  expect(editor.viewport).toEqual(viewport);
});

test('what the user has moved meanwhile stays, and so does what would lose the selection', () => {
  const editor = yard();
  const away = awayFromView(editor, noBox, noRoom);
  away.show(() => editor.panBy(0, -100));
  editor.panBy(10, 0);
  const { viewport } = editor;
  away.comeBack();
  expect(editor.viewport).toBe(viewport);

  const other = awayFromView(editor, () => ({ minX: 900, minY: 900, maxX: 910, maxY: 910 }), noRoom);
  other.show(() => editor.panBy(5000, 5000));
  const moved = editor.viewport;
  other.comeBack();
  expect(editor.viewport).toBe(moved);
});

test('a plan that the user zoomed to fit beside a card is fitted to the whole canvas once the card closes', () => {
  const editor = yard();
  const { viewport } = editor;
  editor.magnify(9, { x: 100, y: 600 });
  const away = awayFromView(editor, noBox, {
    ...noRoom,
    room: () => ({ minX: 16, minY: 432, maxX: 374, maxY: 608 }),
  });
  away.show(() => editor.panBy(0, -100));
  runFirst(editor, 'zoomToFit');
  expect(editor.viewport).not.toEqual(viewport);
  away.comeBack();
  expect(editor.viewport).toEqual(viewport);
});

test('on a phone that was turned meanwhile, what was seen whole is', () => {
  const editor = yard();
  const { zoom, siteExtent } = editor.viewport;
  const away = awayFromView(editor, noBox, noRoom);
  away.show(() => editor.magnify(1, { x: 100, y: 600 }));
  editor.resize(780, 290);
  away.show(() => editor.panBy(200, 0));
  away.comeBack();
  expect(editor.viewport).toMatchObject({ width: 780, height: 290, zoom, siteExtent });
  expect(contains(viewBox(editor.viewport), planBox(editor.plan))).toBe(true);

  const sideways = awayFromView(editor, noBox, noRoom);
  editor.resize(390, 680);
  sideways.comeBack();
  expect(contains(viewBox(editor.viewport), planBox(editor.plan))).toBe(true);
});
