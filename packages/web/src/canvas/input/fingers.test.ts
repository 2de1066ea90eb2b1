// What a finger, two fingers and a pen do on the canvas, from their events to the plan.
import { toPlan, toScreen } from '@homeplot/editor/viewport';
import { kindOf } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';
import { afterEach, describe, expect, test } from 'vitest';
import { endTestCanvas, TestCanvas } from '../../../testing/testCanvas.ts';
import { registerLateTools } from '@homeplot/editor/lateTools';

registerLateTools();

afterEach(endTestCanvas);

/** At 50' over a height of 800 px, a square of half a foot is 8 px. */
const phone = (tool = 'select'): TestCanvas => {
  const canvas = new TestCanvas(400, 800);
  canvas.editor.hand.pick(tool);
  return canvas;
};
const objects = ({ editor }: TestCanvas) => [...editor.plan.objects.values()];
const corners = ({ editor }: TestCanvas): Point[] =>
  (editor.hand.drawings.at(-1)?.state as { corners: { at: Point }[] } | undefined)?.corners.map(
    ({ at }) => at,
  ) ?? [];
const feet = (x: number, y: number): Point => ({ x: x / 16, y: y / 16 });

/** A phone with a house from 160, 160 to 320, 320 px, which is selected. */
function withHouse(): TestCanvas {
  const canvas = phone('house')
    .slide([
      { x: 160, y: 160 },
      { x: 320, y: 320 },
    ])
    .act('up', 320, 320)
    .wait(450);
  expect(objects(canvas)).toMatchObject([{ type: 'house', x: 15, y: 15, width: 10 }]);
  return canvas;
}

describe('a finger with a tool that sets points', () => {
  test('sets the point where it is lifted, and shows until then where that is', () => {
    const canvas = phone('lot').slide([
      { x: 80, y: 80 },
      { x: 120, y: 90 },
      { x: 160, y: 96 },
    ]);
    expect(corners(canvas)).toEqual([]);
    expect(canvas.editor.scene.snapping.aimed).toEqual(feet(160, 96));
    canvas.act('up', 160, 96);
    expect(corners(canvas)).toEqual([feet(160, 96)]);
  });

  test('draws a rectangle with a drag, and sets its corners with two taps', () => {
    const canvas = phone('rectangle')
      .slide([
        { x: 80, y: 80 },
        { x: 240, y: 160 },
      ])
      .act('up', 240, 160);
    canvas.editor.hand.pick('rectangle');
    canvas
      .tap(80, 320)
      .slide([
        { x: 200, y: 400 },
        { x: 240, y: 480 },
      ])
      .act('up', 240, 480);
    expect(objects(canvas)).toMatchObject([
      { x: 5, y: 5, width: 10, height: 5 },
      { x: 5, y: 20, width: 10, height: 10 },
    ]);
  });

  test('that is held aims slowly and without object snaps, and does not draw a rectangle by a drag', () => {
    const canvas = withHouse();
    canvas.editor.hand.pick('rectangle');
    canvas.act('down', 166, 166).wait(600);
    expect(canvas.editor.scene.snapping.snapped).toMatchObject({ snap: 'end' });
    canvas
      .act('move', 166, 166 + 8 + 64)
      .wait()
      .act('up', 166, 166 + 8 + 64);
    expect(objects(canvas)).toHaveLength(1);
    expect(canvas.editor.hand.drawings.at(-1)?.state).toEqual({ from: { x: 10.5, y: 11.5 } });
    expect(canvas.menus).toEqual([]);
  });

  test('sets nothing if a second finger, a call or a turn of the device comes first', () => {
    const canvas = phone('lot').tap(80, 80).tap(240, 80);
    const ends = [
      () => canvas.act('down', 300, 300, 2).act('up', 300, 300, 2),
      () => canvas.act('cancel'),
      () => canvas.resize(800, 400).resize(400, 800),
    ];
    for (const end of ends) {
      canvas.slide([
        { x: 240, y: 200 },
        { x: 240, y: 240 },
      ]);
      end();
      canvas.act('move', 250, 250).wait().act('up', 250, 250).wait(450);
      expect(corners(canvas)).toEqual([feet(80, 80), feet(240, 80)]);
    }
    canvas.tap(240, 240).editor.hand.finish();
    expect(objects(canvas)).toMatchObject([{ type: 'lot', vertices: [{}, {}, {}] }]);
  });
});

describe('a finger with Select', () => {
  test('opens the menu when it is held, and moves nothing', () => {
    const canvas = withHouse();
    canvas.editor.select({ ids: new Set() });
    const before = objects(canvas);
    canvas.act('down', 240, 240).wait(600).act('move', 300, 300).wait().act('up', 300, 300);
    expect([canvas.menus, objects(canvas)]).toEqual([[{ x: 240, y: 240 }], before]);
  });

  test('does not move what it only touches, however it trembles', () => {
    const canvas = withHouse();
    const before = objects(canvas);
    canvas
      .slide([
        { x: 240, y: 240 },
        { x: 245, y: 246 },
      ])
      .act('up', 245, 246);
    expect(objects(canvas)).toEqual(before);
  });

  test('drags a handle slowly after it was held on it', () => {
    const canvas = withHouse();
    canvas.act('down', 320, 320).wait(600);
    expect(canvas.menus).toEqual([]);
    canvas
      .act('move', 320 + 8 + 64, 320)
      .wait()
      .act('up', 320 + 8 + 64, 320);
    expect(objects(canvas)).toMatchObject([{ x: 15.5, width: 11, height: 10 }]);
  });

  test('puts an object back if a second finger, a call or a turn comes while it is dragged', () => {
    const canvas = withHouse();
    const before = objects(canvas);
    const ends = [
      () => canvas.act('down', 100, 600, 2).act('up', 100, 600, 2),
      () => canvas.act('cancel'),
      () => canvas.resize(800, 400).resize(400, 800),
    ];
    for (const end of ends) {
      canvas.slide([
        { x: 240, y: 240 },
        { x: 300, y: 400 },
      ]);
      expect(canvas.editor.hand.preview).toHaveLength(1);
      end();
      expect(canvas.editor.hand.preview).toEqual([]);
      canvas.act('move', 100, 100).wait().act('up', 100, 100).wait(450);
      expect(objects(canvas)).toEqual(before);
    }
  });
});

describe('a pen', () => {
  test('draws while fingers pan, and a finger taps with it only what it picks', () => {
    const canvas = phone('lot')
      .slide([{ x: 80, y: 80 }], 9, 'pen')
      .act('up', 80, 80, 9, 'pen');
    canvas.act('leave', 80, 80, 9, 'pen').wait(450);
    expect(corners(canvas)).toEqual([feet(80, 80)]);
    canvas
      .slide([
        { x: 200, y: 200 },
        { x: 240, y: 280 },
      ])
      .act('up', 240, 280)
      .tap(300, 300);
    expect(canvas.editor.viewport).toMatchObject({ x: -2.5, y: -5 });
    expect(corners(canvas)).toHaveLength(1);
    canvas.editor.hand.penDraws = false;
    canvas.tap(240, 160);
    expect(corners(canvas)).toHaveLength(2);
  });

  test('is not disturbed by a palm, whether that came before it, with it or after it', () => {
    const canvas = phone('lot').act('down', 300, 700, 1).wait(30).act('move', 320, 720, 1).wait();
    canvas
      .slide([{ x: 80, y: 80 }], 9, 'pen')
      .act('down', 340, 700, 2)
      .act('up', 80, 80, 9, 'pen');
    canvas.act('move', 300, 600, 1).wait().act('up', 300, 600, 1).act('leave', 80, 80, 9, 'pen');
    canvas.act('move', 300, 500, 2).wait().act('up', 300, 500, 2).wait(450);
    expect(corners(canvas)).toEqual([feet(80, 80)]);
    expect(canvas.editor.viewport).toMatchObject({ x: 0, y: 0, zoom: 1 });
  });

  test('that the system interrupts leaves the drawing as it was', () => {
    const canvas = phone('deck')
      .slide([{ x: 80, y: 80 }], 9, 'pen')
      .act('up', 80, 80, 9, 'pen')
      .wait(450);
    canvas
      .slide(
        [
          { x: 240, y: 80 },
          { x: 240, y: 160 },
        ],
        9,
        'pen',
      )
      .act('cancel', 0, 0, 9, 'pen');
    expect(corners(canvas)).toEqual([feet(80, 80)]);
  });
});

test('two fingers zoom with any tool, and what is drawn stays', () => {
  const canvas = phone('fence').tap(80, 80);
  canvas.act('down', 100, 400, 1).act('down', 200, 400, 2);
  canvas.act('move', 50, 400, 1).act('move', 266, 400, 2).wait().act('up', 50, 400, 1).act('up', 266, 400, 2);
  expect(canvas.editor.viewport.zoom).toBeCloseTo(2);
  expect(corners(canvas)).toEqual([feet(80, 80)]);
  const at = toScreen(canvas.editor.viewport, feet(240, 80));
  expect(toPlan(canvas.editor.viewport, at)).toEqual(feet(240, 80));
  canvas.wait(450).tap(at.x, at.y).editor.hand.finish();
  const [fence] = objects(canvas);
  expect(fence && kindOf(fence).dimensions(fence).width).toBe(10);
});
