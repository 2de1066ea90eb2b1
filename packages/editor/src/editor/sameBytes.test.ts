// Stored data does not depend on the view: editors with different window sizes, zooms and positions have the same bytes
// after the same edits.
import { lot } from '@homeplot/plan/lot';
import { setback } from '@homeplot/plan/setback';
import { objectsOf } from '@homeplot/plan/testObjects';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, inject, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { perform } from '../edits/performTransform.ts';
import { transformNamed } from '../transforms/index.ts';

const tools = [
  'rectangle',
  'house',
  'tree',
  'circle',
  'road',
  'fence',
  'northArrow',
  'hydrant',
  'text',
] as const;
const commands = [
  'convertToLot',
  'labelName',
  'labelArea',
  'dimensionAll',
  'roundCorner',
  'duplicate',
  'nudgeRight',
  'toBack',
  'undo',
  'redo',
  'zoomToFit',
] as const;

const at = record({ x: integer({ min: -40, max: 240 }), y: integer({ min: -40, max: 240 }) });
const edit = oneof(
  { weight: 5, arbitrary: record({ tool: constantFrom(...tools), from: at, to: at }) },
  {
    weight: 3,
    arbitrary: record({ select: integer({ min: 0, max: 60 }), command: constantFrom(...commands) }),
  },
  {
    weight: 1,
    arbitrary: record({ select: integer({ min: 0, max: 60 }), setback: integer({ min: 1, max: 30 }) }),
  },
);

interface At {
  readonly x: number;
  readonly y: number;
}

/** Pointer records at typed points, which are not snapped. */
function press({ editor }: TestDriver, phase: 'down' | 'move' | 'up', { x, y }: At): void {
  const { viewport } = editor;
  const screen = { x: (x - viewport.x) * viewport.pxPerFoot, y: (y - viewport.y) * viewport.pxPerFoot };
  editor.hand.pointer({ phase, at: { x, y }, screen, shift: false, coarse: false, exact: true });
}

type Edit = Parameters<Parameters<typeof edit.map>[0]>[0];

function apply(driver: TestDriver, step: Edit): void {
  const { editor } = driver;
  if ('tool' in step) {
    driver.pick(step.tool);
    press(driver, 'down', step.from);
    press(driver, 'move', step.to);
    press(driver, 'up', step.to);
    if (step.tool === 'road' || step.tool === 'fence') {
      press(driver, 'down', step.to);
      press(driver, 'up', step.to);
      driver.run('finish');
    }
    editor.hand.answer('Gate code 12');
    driver.pick('select');
    return;
  }
  const objects = 'setback' in step ? objectsOf(lot, driver.objects) : driver.objects;
  const chosen = objects[step.select % Math.max(1, objects.length)];
  editor.select({ ids: new Set(chosen ? [chosen.id] : []) });
  if ('command' in step && step.command === 'dimensionAll') driver.dimensionAll();
  else if ('command' in step) driver.run(step.command);
  else {
    const feet = step.setback;
    const values = { 'from front': feet, 'from side': feet, 'from rear': feet };
    perform(editor, transformNamed('setback'), values);
  }
}

const lotWithLine: readonly Edit[] = [
  { tool: 'rectangle', from: { x: 0, y: 0 }, to: { x: 100, y: 150 } },
  { select: 0, command: 'convertToLot' },
  { select: 0, setback: 10 },
];

const windows = [
  { width: 1200, height: 800, zoom: 1, x: 0, y: 0 },
  { width: 390, height: 600, zoom: 3, x: 70, y: -20 },
  { width: 2560, height: 1300, zoom: 0.5, x: -300, y: 40 },
] as const;

test('editors with different windows and zooms have the same bytes after the same 40 edits', () => {
  let lots = 0;
  let lines = 0;
  assert(
    property(array(edit, { minLength: 40, maxLength: 40 }), (edits) => {
      const drivers = windows.map(({ width, height, zoom, x, y }) => {
        const driver = new TestDriver();
        driver.editor.resize(width, height);
        driver.editor.show({ zoom, x, y });
        return driver;
      });
      for (const driver of drivers) for (const step of [...lotWithLine, ...edits]) apply(driver, step);
      const [first, ...others] = drivers.map(({ bytes }) => bytes);
      for (const other of others) expect(other).toBe(first);
      lots += objectsOf(lot, drivers[0]?.objects ?? []).length;
      lines += objectsOf(setback, drivers[0]?.objects ?? []).length;
    }),
    { numRuns: 5 * inject('thoroughness') },
  );
  expect(lots).toBeGreaterThan(0);
  expect(lines).toBeGreaterThan(0);
});
