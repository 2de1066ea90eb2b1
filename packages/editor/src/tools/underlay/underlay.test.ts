import { beforeEach, describe, expect, test } from 'vitest';
import { boxBetween, boxCenter, overlaps } from '@homeplot/plan/box';
import type { TextMark } from '@homeplot/plan/pen';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { textFrame } from '@homeplot/plan/textFrame';
import { selectObjects } from '../../view/selection.ts';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { onPlan } from '@homeplot/plan/calibration';
import { objectBox } from '@homeplot/plan/plan';
import type { Underlay } from '@homeplot/plan/underlay';
import { runCommand } from '../../commands/index.ts';
import { TestDriver } from '../../../testing/testDriver.ts';
import { cropTool } from './crop.ts';
import { setScaleTool } from './setScale.ts';
import { editUnderlay } from '../../edits/editUnderlay.ts';

registerLateKinds();
const survey: Underlay = {
  id: 'survey',
  order: 'a0',
  type: 'underlay',
  x: 10,
  y: 10,
  width: 40,
  height: 20,
  rotation: 0,
  fade: 0,
  contrast: 0,
  file: { sha256: 'a'.repeat(64), type: 'image/png', bytes: 9, name: 'survey.png' },
};

let driver: TestDriver;
beforeEach(() => {
  driver = new TestDriver();
});
const put = (more: Partial<Underlay> = {}): void =>
  void driver.editor.edit([{ put: { ...survey, ...more } }], 'Add');
const now = (): Underlay => driver.editor.plan.objects.get('survey') as Underlay;
const cornersOf = (text: TextMark) => {
  const [first, , third] = textFrame(text);
  if (!first || !third) throw new Error('no frame');
  return [first, third] as const;
};
const points = () => driver.editor.hand.stateOf(setScaleTool)?.points;

describe('Set scale', () => {
  test('aims at the pointer, not at where the photo was dragged before', () => {
    put();
    driver.pick('select').drag([20, 15], [26, 18]);
    driver.editor.hand.pick('setScale');
    driver.point('down', 40.2, 20.1);
    expect(driver.editor.scene.snapping.aimed).toBeUndefined();
    const [set] = points() ?? [];
    expect(set && onPlan(now(), set)).toEqual({
      x: expect.closeTo(40.2, 6) as unknown,
      y: expect.closeTo(20.1, 6) as unknown,
    });
  });

  test('takes exact points of the picture, off the grid, and one press for a corner of both lines', () => {
    put();
    driver.editor.hand.pick('setScale');
    driver.click(20.13, 15.07).click(40, 15).click(40, 15).click(40, 25);
    expect(points()).toEqual([
      { x: expect.closeTo(10.13 / 40, 6) as unknown, y: expect.closeTo(5.07 / 20, 6) as unknown },
      { x: 0.75, y: 0.25 },
      { x: 0.75, y: 0.25 },
      { x: 0.75, y: 0.75 },
    ]);
  });

  test('moves a point that is dragged, removes the last one by undo, and asks for points on the picture', () => {
    put();
    driver.editor.hand.pick('setScale');
    driver.click(20, 15).click(40, 15);
    driver.point('down', 40, 15).point('move', 44, 20).point('up', 44, 20);
    expect(points()?.[1]).toEqual({ x: 0.85, y: 0.5 });
    driver.click(5, 5);
    expect(driver.toasts.at(-1)).toBe('Click a point on the underlay');
    expect(points()).toHaveLength(2);
    driver.editor.undo();
    expect(points()).toHaveLength(1);
  });

  test('names its points so that no name covers another, and one point of both lines once', () => {
    put();
    driver.editor.hand.pick('setScale');
    driver.click(20, 15).click(22, 15).click(22, 15).click(25, 15.2);
    const pen = new RecordingPen();
    driver.editor.hand.drawMarks(pen);
    const texts = pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
    expect(texts.map(({ content }) => content)).toEqual(['1', '2, Check 1', 'Check 2']);
    const boxes = texts.map((text) => boxBetween(...cornersOf(text)));
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) expect(overlaps(box, other)).toBe(false);
    });
  });

  test('is still about the same underlay after Cancel, of several', () => {
    put();
    const other = { ...survey, id: 'other', x: 80 };
    driver.editor.edit([{ put: other }], 'Add');
    driver.editor.select(selectObjects(['survey']));
    driver.editor.hand.pick('setScale');
    driver.click(20, 15);
    driver.editor.hand.discard();
    expect(driver.editor.hand.stateOf(setScaleTool)).toEqual({ underlay: 'survey', points: [] });
    expect(driver.editor.hand.isBusy).toBe(false);
  });

  test('works on a locked underlay, as one undo step', () => {
    put({ locked: true });
    const { editor } = driver;
    expect(editUnderlay(editor, { ...now(), width: 80, height: 40, locked: true }, 'Set scale')).toBe(true);
    expect(now()).toMatchObject({ width: 80, locked: true });
    editor.undo();
    expect(now()).toMatchObject({ width: 40, locked: true });
  });
});

describe('Crop', () => {
  test('drags sides and corners within the picture', () => {
    put();
    driver.editor.hand.pick('cropUnderlay');
    driver.point('down', 10, 10).point('move', 20, 12).point('up', 20, 12);
    driver.point('down', 50, 21).point('move', 90, 21).point('up', 90, 21);
    driver.point('down', 35, 30).point('move', 35, 25).point('up', 35, 25);
    const { crop } = driver.editor.hand.stateOf(cropTool) ?? {};
    expect(crop).toEqual({ left: 0.25, top: expect.closeTo(0.1, 9) as unknown, right: 1, bottom: 0.75 });
  });
});

describe('an underlay', () => {
  test('lies below what is drawn before it, and clicks find that first', () => {
    driver.editor.hand.pick('house');
    driver.click(20, 20);
    put({ order: 'z0' });
    driver.editor.hand.pick('select');
    driver.click(20, 20);
    expect([...driver.editor.selection.ids]).not.toContain('survey');
    expect(driver.editor.selection.ids.size).toBe(1);
    driver.click(45, 12);
    expect([...driver.editor.selection.ids]).toEqual(['survey']);
  });

  test.each([{ locked: true }, { traceOver: true }] as const)('lets clicks through if it is %o', (more) => {
    put(more);
    driver.click(45, 12);
    expect(driver.editor.selection.ids.size).toBe(0);
    runCommand(driver.editor, 'selectUnderlay');
    expect([...driver.editor.selection.ids]).toEqual(['survey']);
  });

  test('can be faded while it is locked, but not moved', () => {
    put({ locked: true });
    const { editor } = driver;
    const change = (more: Partial<Underlay>): boolean => {
      const changed: Underlay = { ...now(), ...more };
      return editor.edit([{ put: changed }], 'Change');
    };
    expect(change({ fade: 40, printed: true })).toBe(true);
    expect(change({ x: 0 })).toBe(false);
    expect(now()).toMatchObject({ fade: 40, x: 10 });
  });

  test('has no point that others snap to', () => {
    put();
    const center = boxCenter(objectBox(survey));
    const pointer = { phase: 'move', at: { x: center.x + 0.1, y: center.y }, screen: center } as const;
    const { at, tie } = driver.editor.scene.aim({ ...pointer, shift: false, coarse: false });
    expect(tie).toBeUndefined();
    expect(at).toEqual(center);
    expect(driver.editor.scene.snapping.snapped).toBeUndefined();
  });

  test('marks what is drawn over it while it is traced, and nothing else', () => {
    put();
    const draw = (x: number) => {
      driver.editor.hand.pick('house');
      driver.click(x, 20);
      return [...driver.editor.plan.objects.values()].at(-1);
    };
    expect(draw(20)).not.toHaveProperty('source');
    runCommand(driver.editor, 'selectUnderlay');
    runCommand(driver.editor, 'traceOver');
    expect(now().traceOver).toBe(true);
    expect(draw(40)).toMatchObject({ source: 'traced', sourceFile: 'survey.png' });
    expect(draw(200)).not.toHaveProperty('source');
    driver.editor.hand.pick('text');
    driver.click(30, 18).editor.hand.answer('Maple Street');
    const text = [...driver.editor.plan.objects.values()].at(-1);
    expect(text?.type).toBe('text');
    expect(text).not.toHaveProperty('source');
  });
});

test('what is drawn over an underlay that is traced is off the grid, closes at its first corner, and is on it elsewhere', () => {
  put({ traceOver: true });
  driver.editor.hand.pick('lot');
  driver.click(20.13, 15.07).click(40.21, 15.27).click(40.4, 25.3).click(20.2, 15.1);
  const last = () => [...driver.editor.plan.objects.values()].at(-1);
  const { vertices } = last() as unknown as { readonly vertices: readonly { x: number; y: number }[] };
  expect(vertices).toHaveLength(3);
  expect(vertices[0]).toMatchObject({ x: expect.closeTo(20.13, 2) as unknown });
  expect(vertices[1]).toMatchObject({ y: expect.closeTo(15.27, 2) as unknown });
  expect(vertices[2]).toMatchObject({ x: expect.closeTo(40.4, 2) as unknown });
  expect(vertices[2]).toMatchObject({ y: expect.closeTo(25.3, 2) as unknown });
  driver.editor.hand.pick('tree');
  driver.click(70.13, 40.07);
  expect(last()).toMatchObject({ x: 70, y: 40 });
});
