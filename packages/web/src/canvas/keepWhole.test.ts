import { Editor } from '@homeplot/editor/editor';
import { runFirst } from '@homeplot/editor/firstCommands';
import { viewBox } from '@homeplot/editor/viewport';
import { boxCenter, contains } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';
import { describe, expect, test } from 'vitest';
import { keepWhole } from './keepWhole.ts';

type Size = readonly [number, number];

const upright: Size = [390, 679];
const sideways: Size = [844, 226];

function opened(size: Size): Editor {
  let made = 0;
  const editor = new Editor({ newId: () => `${(made += 1)}` });
  editor.resize(...size);
  for (const [from, to] of [
    [
      { x: 0, y: 0 },
      { x: 60, y: 30 },
    ],
    [
      { x: 100, y: 60 },
      { x: 120, y: 90 },
    ],
  ] as const) {
    const put = editor.scene.create('rectangle', from, to);
    if (put) editor.edit([{ put }], 'Draw');
  }
  keepWhole(editor, new AbortController().signal);
  return editor;
}

const seesAll = ({ viewport, plan }: Editor): boolean => contains(viewBox(viewport), planBox(plan));

describe('a turned phone', () => {
  test.each([
    { held: 'upright', first: upright, second: sideways },
    { held: 'sideways', first: sideways, second: upright },
  ] as const)(
    'shows all that was fitted while it was held $held, as large as it can',
    ({ first, second }) => {
      const editor = opened(first);
      runFirst(editor, 'zoomToFit');
      editor.resize(...second);
      const turned = editor.viewport;
      expect(seesAll(editor)).toBe(true);
      runFirst(editor, 'zoomToFit');
      expect(editor.viewport).toEqual(turned);
    },
  );

  test('is as before when it is turned back', () => {
    const editor = opened(upright);
    runFirst(editor, 'zoomToFit');
    const before = editor.viewport;
    editor.resize(...sideways);
    expect(editor.viewport.pxPerFoot).not.toBe(before.pxPerFoot);
    editor.resize(...upright);
    expect(editor.viewport).toEqual(before);
  });

  test('keeps in view what was seen whole without being fitted', () => {
    const editor = opened(sideways);
    editor.show({ x: -120, y: -5, zoom: 0.5 });
    expect(seesAll(editor)).toBe(true);
    editor.resize(...upright);
    expect(seesAll(editor)).toBe(true);
  });

  test('keeps the middle of a part of the plan', () => {
    const editor = opened(upright);
    editor.show({ x: 100, y: 50, zoom: 3 });
    const before = boxCenter(viewBox(editor.viewport));
    editor.resize(...sideways);
    const after = boxCenter(viewBox(editor.viewport));
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  test('keeps all of a selection in view', () => {
    const editor = opened(sideways);
    const [, second] = [...editor.plan.objects.keys()];
    editor.select({ ids: new Set([second ?? '']) });
    const box = editor.scene.boxAround(editor.selection.ids);
    editor.show({ zoom: 1, x: box.minX - 2, y: box.minY - 2 });
    expect(contains(viewBox(editor.viewport), box)).toBe(true);
    expect(seesAll(editor)).toBe(false);
    editor.resize(...upright);
    expect(contains(viewBox(editor.viewport), box)).toBe(true);
  });
});
