// Turning by a handle: the angle that is shown meanwhile, and a typed one.
import { radians, rotate } from '@homeplot/plan/point';
import { expect, test } from 'vitest';
import { handlesOf } from '../handles/handles.ts';
import { toPlan } from '../view/viewport.ts';
import { TestDriver } from '../../testing/testDriver.ts';

const rectangle = { type: 'rectangle', width: 6, height: 4, rotation: 0, entrances: [] };
const objects = {
  rectangle: [{ ...rectangle, id: 'a', order: 'a0', x: 10, y: 10 }],
  symbol: [{ type: 'hydrant', id: 'a', order: 'a0', x: 20, y: 20, rotation: 0 }],
  text: [
    { type: 'text', id: 'a', order: 'a0', x: 20, y: 20, text: 'Yard', height: 2, rotation: 0, color: '#000' },
  ],
  'pair of rectangles': [
    { ...rectangle, id: 'a', order: 'a0', x: 10, y: 10 },
    { ...rectangle, id: 'b', order: 'a1', x: 30, y: 16 },
  ],
};

/** Presses the handle for rotation and drags the point that it sets around the center, clockwise. */
function turning(what: keyof typeof objects, angle: number): TestDriver {
  const driver = new TestDriver();
  const { editor } = driver;
  editor.edit(
    objects[what].map((put) => ({ put })),
    'Test',
  );
  editor.select({ ids: new Set(objects[what].map(({ id }) => id)) });
  const handle = handlesOf(editor).find(({ id }) => id === 'turn');
  if (!handle?.span) throw new Error(`A ${what} has no handle that shows its angle.`);
  const on = toPlan(editor.viewport, handle.screen);
  const { x, y } = rotate(handle.at, radians(angle), handle.span.from);
  const { by } = handle.outset ?? { by: { x: 0, y: 0 } };
  const { pxPerFoot } = editor.viewport;
  return driver.press([on.x, on.y], [x + by.x / pxPerFoot, y + by.y / pxPerFoot]);
}

const shownAngle = ({ editor }: TestDriver): number | undefined =>
  editor.hand.reach?.as === 'turn' ? editor.hand.typing.shown?.turn : undefined;
const rotationOf = ({ objects: [first] }: TestDriver): unknown =>
  first && 'rotation' in first && first.rotation;

test.each(Object.keys(objects) as (keyof typeof objects)[])(
  'a %s shows its angle while it is turned, in whole degrees',
  (what) => {
    const driver = turning(what, 30.3);
    expect(shownAngle(driver)).toBeCloseTo(30, 6);
    driver.editor.hand.interrupt();
    expect(shownAngle(driver)).toBeUndefined();
    const dropped = turning(what, 200.2);
    dropped.editor.hand.typing.enter();
    expect(rotationOf(dropped)).toBeCloseTo(200, 6);
  },
);

test.each(Object.keys(objects) as (keyof typeof objects)[])('a %s turns to a typed angle exactly', (what) => {
  const driver = turning(what, 80);
  driver.editor.hand.typing.type({ turn: 22.5 });
  expect(shownAngle(driver)).toBe(22.5);
  driver.editor.hand.typing.enter();
  expect(rotationOf(driver)).toBeCloseTo(22.5, 6);
});
