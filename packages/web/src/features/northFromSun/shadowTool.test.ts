import { Editor } from '@homeplot/editor/editor';
import type { Pointer } from '@homeplot/editor/tool';
import { registerLateTools } from '@homeplot/editor/lateTools';
import { toScreen } from '@homeplot/editor/viewport';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { beforeEach, expect, test } from 'vitest';
import { type ShadowState, shadowTool } from './shadowTool.ts';

registerLateTools();

let editor: Editor;
let state: ShadowState;

beforeEach(() => {
  editor = new Editor({ newId: () => '1' });
  editor.resize(1200, 800);
  state = shadowTool.idle;
});

function press(x: number, y: number, more: Partial<Pointer> = {}): void {
  for (const phase of ['move', 'down', 'up'] as const) {
    const at = { x, y };
    const screen = toScreen(editor.viewport, at);
    const pointer = { phase, at, screen, shift: false, coarse: false, ...more };
    ({ state } = shadowTool.pointer(state, pointer, editor.scene));
  }
}

const drawn = () => state.points.map(({ at }) => [at.x, at.y]);

test('two presses draw a shadow, and a third begins another', () => {
  press(10, 10);
  expect(shadowTool.isDrawing?.(state)).toBe(true);
  press(10, 10);
  expect(drawn()).toEqual([[10, 10]]);
  press(10, 20);
  expect(drawn()).toEqual([
    [10, 10],
    [10, 20],
  ]);
  expect(shadowTool.isDrawing?.(state)).toBe(false);
  press(30, 10);
  expect(drawn()).toEqual([[30, 10]]);
});

test('a point on the grid may be off by half a square, one that is typed or snaps to a corner by an inch', () => {
  const lot = editor.scene.create('rectangle', { x: 0.3, y: 0.3 }, { x: 40.3, y: 30.3 });
  if (lot) editor.edit([{ put: lot }], 'Draw');
  press(12.1, 11.2);
  expect(state.points).toMatchObject([{ at: { x: 12, y: 11 }, doubt: 0.25 }]);
  press(40.2, 30.2);
  expect(state.points[1]).toMatchObject({ at: { x: 40.3, y: 30.3 }, doubt: 1 / 12 });
  // Somewhere along an edge.
  press(13.2, 0.4);
  expect(state.points).toMatchObject([{ at: { y: 0.3 }, doubt: 0.25 }]);
  // Of a typed length alone, the direction is where the pointer was.
  press(12.1, 11.2, { exact: true, typed: { length: 10 } });
  expect(state.points[1]).toMatchObject({ at: { x: 12.1, y: 11.2 }, doubt: 0.25 });
  press(13.2, 0.4);
  press(12.1, 11.2, { exact: true, typed: { length: 10, angle: 40 } });
  expect(state.points[1]).toMatchObject({ at: { x: 12.1, y: 11.2 }, doubt: 1 / 12 });
});

test('Escape discards the shadow and keeps what was typed', () => {
  press(10, 10);
  const answers = { ...state.answers, place: '40, -75' };
  expect(shadowTool.canceled?.({ ...state, answers }, editor.scene)).toEqual({ points: [], answers });
});

test('the tip is undone before the foot', () => {
  press(10, 10);
  press(10, 20);
  state = shadowTool.undoPoint?.(state, editor.scene).state ?? state;
  expect(drawn()).toEqual([[10, 10]]);
});

test('north is drawn from the foot once the time and the place are known', () => {
  const drawing = (): string => {
    const pen = new RecordingPen();
    shadowTool.draw?.(state, pen, editor.scene);
    return JSON.stringify(pen);
  };
  press(10, 10);
  press(10, 20);
  expect(drawing()).not.toContain('"N"');
  state = { ...state, answers: { date: '2003-10-17', time: '12:30', zone: '-420', place: '39.74, -105.18' } };
  expect(drawing()).toContain('"N"');
});
