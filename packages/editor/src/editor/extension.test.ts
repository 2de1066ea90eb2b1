// A kind and a tool added from outside, using only public exports.
import { registerKind } from '@homeplot/plan/kinds';
import type { Kind, PlanObject } from '@homeplot/plan/kind';
import { readPlanText } from '@homeplot/plan/planFile';
import { beforeAll, describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { registerTool } from '../tools/index.ts';
import type { Tool } from '../tool/tool.ts';

interface Birdbath extends PlanObject {
  readonly x: number;
  readonly y: number;
}

const birdbath: Kind<Birdbath> = {
  type: 'birdbath',
  title: 'Birdbath',
  layer: 'utilities',
  schema: ({ z, coordinate }) => z.looseObject({ x: coordinate, y: coordinate }),
  create: ({ from }) => ({ x: from.x, y: from.y }),
  fromFile: (file: { x: number; y: number }, feet) => ({ x: feet(file.x), y: feet(file.y) }),
  toFile: ({ x, y }, squares) => ({ x: squares(x), y: squares(y) }),
  draw: ({ x, y }, pen) =>
    pen.circle({ x, y }, 1, { layer: 'utilities', stroke: '#b91c1c', fill: '#fecaca' }),
  position: ({ x, y }) => ({ x, y }),
  dimensions: () => ({ width: 2, height: 2 }),
  move: (object, by) => ({ ...object, x: object.x + by.x, y: object.y + by.y }),
  forms: () => [],
};

const birdbathTool: Tool<Record<string, never>> = {
  name: 'birdbath',
  title: 'Birdbath',
  key: 'Y',
  hint: 'Click to place a birdbath',
  cursor: 'crosshair',
  idle: {},
  isBusy: () => false,
  pointer(state, { phase, at }, scene) {
    const object = phase === 'down' ? scene.create('birdbath', scene.snap(at)) : undefined;
    return object ? { state, commit: [{ put: object }], label: 'Add birdbath' } : { state };
  },
};

beforeAll(() => {
  registerKind(birdbath);
  registerTool(birdbathTool);
});

describe('a kind and a tool from outside', () => {
  test('are drawn, hit, dragged, undone and saved like the others', () => {
    const driver = new TestDriver().pick('birdbath').click(10, 10).pick('select').click(10.5, 10.5);
    expect(driver.selected).toEqual([driver.top['id']]);
    driver.drag([10, 10], [20, 15]);
    expect(driver.top).toMatchObject({ type: 'birdbath', x: 20, y: 15 });
    driver.editor.undo();
    expect(driver.top).toMatchObject({ x: 10, y: 10 });
    const reading = readPlanText(driver.bytes);
    expect(reading.ok && reading.contents.objects).toMatchObject([{ type: 'birdbath', x: 10, y: 10 }]);
  });

  test('cannot be registered twice under the same name', () => {
    expect(() => registerKind(birdbath)).toThrow("A kind of type 'birdbath' is registered already");
    expect(() => registerTool(birdbathTool)).toThrow("A tool named 'birdbath' is registered already");
  });
});
