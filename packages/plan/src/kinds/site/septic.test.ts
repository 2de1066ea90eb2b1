// The names of boxes such as a septic tank and its field: beside them, or led to them however they are turned.
import { describe, expect, test } from 'vitest';
import { lineAlong } from '../../geometry/flatten.ts';
import type { Point } from '../../geometry/point.ts';
import { insideAt } from '../../geometry/roomInside.ts';
import { distanceToSegment } from '../../geometry/segment.ts';
import { labelsOf } from '../../drawing/drawObject.ts';
import { layersOf } from '../../drawing/layerTable.ts';
import { Placing } from '../../labels/placing.ts';
import { cornersOf, textRect } from '../../lettering/textRect.ts';
import { createPlan } from '../../plan/plan.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { type Sized, sizedOutline } from '../../shapes/boxKind.ts';
import { boxed } from '../../../testing/testSite.ts';
import { registerLateKinds } from '../lateKinds.ts';

registerLateKinds();

const at = { x: 50, y: 50 };
const lettering = { labelHeight: 2, units: 'feet-inches', north: 0 } as const;

const isIn = (line: readonly Point[], { x, y }: Point): boolean =>
  insideAt(line, y).some(([from, to]) => x > from && x < to);

describe.each(['septicField', 'septicTank', 'reserveField', 'cistern', 'parkingSpace'])('a %s', (type) => {
  test.each([0, 2.25, 30, 45, 90, 170])(
    'turned by %d° has leaders from outside to its outline, and its name within has none',
    (rotation) => {
      const object = boxed(type, 'box', at, 24, 50, { rotation });
      const line = lineAlong(sizedOutline(object as Sized));
      const led = labelsOf(object, lettering).flatMap((label) => [...(label.leaders?.() ?? [])]);
      expect(led.length).toBeGreaterThan(8);
      for (const { texts, lines } of led) {
        const corners = texts.flatMap((text) => cornersOf(textRect(text)));
        const isLed = lines !== undefined;
        expect(corners.filter((corner) => isIn(line, corner) === isLed)).toEqual([]);
        const tip = lines?.[0]?.vertices[0] ?? line[0] ?? at;
        const off = Math.min(...line.slice(1).map((to, i) => distanceToSegment(tip, line[i] ?? to, to)));
        expect(off).toBeLessThan(1e-6);
      }
    },
  );
});

test('the name of a tank is led away rather than written on the named field beside it', () => {
  const field = boxed('septicField', 'field', at, 24, 50);
  const tank = boxed('septicTank', 'tank', { x: 60, y: 65 }, 5, 8.5);
  // Leaves no room to the right of the tank.
  const note = boxed('text', 'note', { x: 68, y: 65 }, 0, 0, { text: 'Cover with soil', height: 2 });
  const objects = [field, tank, note];
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = { plan, layers: layersOf(plan.settings), near: () => objects, tiedTo: () => [] };
  const [placed] = new Placing({ ...surface, isSheet: true }, lettering).of(tank);
  expect(placed?.place.lines).toHaveLength(1);
  const line = lineAlong(sizedOutline(field as Sized));
  const corners = (placed?.place.texts ?? []).flatMap((text) => cornersOf(textRect(text)));
  expect(corners.filter((corner) => isIn(line, corner))).toEqual([]);
});
