import { contains } from '@homeplot/plan/box';
import { Placing } from '@homeplot/plan/labelPlacing';
import { lotFromOutline } from '@homeplot/plan/lot';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { measureBy } from '../commands/zoom.ts';
import { labelHeightAt, viewBox } from '../view/viewport.ts';
import { wholeBox } from './wholeBox.ts';

const canvases = fc.record({ width: fc.nat({ max: 1500 }), height: fc.nat({ max: 900 }) });
const widths = fc.integer({ min: 2, max: 60 });
measureBy(wholeBox);

test('Zoom to fit shows every label whole, on a canvas of any size', () => {
  fc.assert(
    fc.property(canvases, widths, fc.nat({ max: 20 }), ({ width, height }, wide, sides) => {
      const driver = new TestDriver();
      const { editor } = driver;
      editor.resize(300 + width, 300 + height);
      const corners = Array.from({ length: 3 + sides }, (_, i) => (2 * Math.PI * i) / (3 + sides));
      const vertices = corners.map((at) => ({ x: wide * Math.cos(at), y: 40 * Math.sin(at) }));
      const edges = vertices.map(() => ({ recorded: { direction: 10, length: 123.45 } }));
      const put = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(vertices, edges) };
      editor.edit([{ put }], 'Lot');
      driver.run('zoomToFit');
      const { scene, viewport } = editor;
      const labels = scene.labels.at(labelHeightAt(viewport.pxPerFoot)).of(put);
      for (const { box } of labels) expect(contains(viewBox(viewport), box)).toBe(true);
    }),
  );
});

test('of thousands of objects at the edge, few labels are placed, and all of them are in view', () => {
  const driver = new TestDriver();
  const { editor } = driver;
  editor.edit(
    Array.from({ length: 5000 }, (_, i) => ({
      put: { id: `t${i}`, type: 'tree', order: 'a0', x: i / 9, y: (i % 7) / 9, radius: 1, name: `Tree ${i}` },
    })),
    'Trees',
  );
  const placing = vi.spyOn(Placing.prototype, 'of');
  driver.run('zoomToFit');
  const placings = placing.mock.calls.length;
  placing.mockRestore();
  expect(placings).toBeLessThan(5000);
  const { scene, viewport, plan } = editor;
  const labels = scene.labels.at(labelHeightAt(viewport.pxPerFoot));
  const placed = [...plan.objects.values()].flatMap((object) => labels.of(object));
  for (const { box } of placed) expect(contains(viewBox(viewport), box)).toBe(true);
});
