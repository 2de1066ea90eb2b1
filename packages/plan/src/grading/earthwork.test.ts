// Earthwork in closed form, within 1 %: a prism, a frustum, and a pad on a slope, with what is stripped, hauled and balanced.
import { describe, expect, test } from 'vitest';
import { boxed, lot, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import type { ElevationSettings } from '../settings/elevationSettings.ts';
import { earthworkOf } from './earthwork.ts';
import { balanceOf } from './earthworkBalance.ts';
import { earthworkDrawingOf } from './earthworkDrawing.ts';
import { earthworkLines } from './earthworkWords.ts';

registerLateKinds();

const spot = (id: string, x: number, y: number, elevation: number, more: object = {}): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, assumed: undefined, ...more });
/** 200 by 150 ft that falls to the right by a share, from 104. */
const falling = (slope: number): readonly PlanObject[] => [
  spot('a', 0, 0, 104),
  spot('b', 200, 0, 104 - 200 * slope),
  spot('c', 200, 150, 104 - 200 * slope),
  spot('d', 0, 150, 104),
];
const house = (finishedFloor: number): PlanObject =>
  boxed('house', 'h', { x: 100, y: 75 }, 40, 30, {
    rotation: 0,
    finishedFloor,
    status: 'proposed',
    padBelow: 1,
  });
function siteOf(objects: readonly PlanObject[], elevations: ElevationSettings = {}) {
  const plan = planOf(objects);
  plan.settings = { ...plan.settings, elevations };
  return plan;
}
const workOf = (...given: Parameters<typeof siteOf>) => earthworkOf(siteOf(...given));
/** within: a share. The sides of a pad, 0.1 ft wide, are more of its area than of its volume. */
const isClose = (value: number | undefined, expected: number, within = 0.01): boolean =>
  Math.abs((value ?? 0) / expected - 1) < within;

describe('earthwork', () => {
  test('of a level pad on level ground is a prism', () => {
    const work = workOf([...falling(0), house(107)]);
    expect(isClose(work?.fill, 40 * 30 * 2)).toBe(true);
    expect(isClose(work?.fillArea, 40 * 30, 0.015)).toBe(true);
    expect(work?.cut).toBe(0);
    expect(isClose(workOf([...falling(0), house(102)])?.cut, 40 * 30 * 3)).toBe(true);
  });

  test('of a hill between proposed spots is a frustum', () => {
    // A square of 20 ft, 4 ft high, on one of 60 ft.
    const foot = rectangle(70, 45, 130, 105).map(({ x, y }, i) => spot(`f${i}`, x, y, 104));
    const top = rectangle(90, 65, 110, 85).map(({ x, y }, i) =>
      spot(`t${i}`, x, y, 108, { status: 'proposed' }),
    );
    const around = traced('breakline', 'line', rectangle(90, 65, 110, 85), {
      closed: true,
      status: 'proposed',
    });
    const edge = traced('breakline', 'edge', rectangle(70, 45, 130, 105), { closed: true });
    const work = workOf([...falling(0), ...foot, ...top, around, edge]);
    expect(isClose(work?.fill, (4 / 3) * (60 * 60 + 20 * 20 + 60 * 20))).toBe(true);
    expect(isClose(work?.fillArea, 60 * 60)).toBe(true);
  });

  test('of a pad on a slope is a wedge of cut and one of fill', () => {
    // At the middle the ground is at 104 - 5 = 99: the pad of 99 cuts 20 ft uphill by up to 1 ft, and fills as much.
    const work = workOf([...falling(0.05), house(100)]);
    expect(isClose(work?.cut, (20 * 1 * 30) / 2)).toBe(true);
    expect(isClose(work?.fill, (20 * 1 * 30) / 2)).toBe(true);
    expect(isClose(work?.cutArea, 20 * 30, 0.015)).toBe(true);
  });

  test('counts shrink, swell and trucks', () => {
    const work = workOf([...falling(0), house(107)], { shrink: 0.2, swell: 0.5, truck: 310 });
    expect(isClose(work?.needed, 2400 / 0.8)).toBe(true);
    expect(isClose(work?.net, -3000)).toBe(true);
    // 3,000 cu ft in place are 4,500 loose, which is 14 trucks and a half.
    expect(work?.loads).toBe(15);
  });

  test('strips topsoil under what is built before the cut and the fill', () => {
    const work = workOf([...falling(0), house(107)], { stripping: 0.5 });
    expect(isClose(work?.topsoil.volume, 600)).toBe(true);
    expect(isClose(work?.fill, 40 * 30 * 2.5)).toBe(true);
    const cut = workOf([...falling(0), house(102)], { stripping: 0.5 });
    expect(isClose(cut?.cut, 40 * 30 * 2.5)).toBe(true);
  });

  test('is counted within an area, also of topsoil', () => {
    const plan = siteOf([...falling(0), house(107)], { stripping: 0.5 });
    const half = earthworkOf(plan, { vertices: rectangle(0, 0, 100, 150), closed: true });
    expect(isClose(half?.fill, 20 * 30 * 2.5)).toBe(true);
    expect(isClose(half?.topsoil.area, 20 * 30)).toBe(true);
    const away = earthworkOf(plan, { vertices: rectangle(0, 0, 50, 50), closed: true });
    expect(away).toMatchObject({ cut: 0, fill: 0, net: 0, loads: 0 });
  });

  test("isn't known while nothing is proposed", () => {
    expect(workOf(falling(0))).toBeUndefined();
    expect(workOf([lot])).toBeUndefined();
  });
});

describe('balance', () => {
  test('raises or lowers the floors of a building to where the cut is just enough', () => {
    for (const floor of [97, 103]) {
      const plan = siteOf([...falling(0.05), house(floor)], { shrink: 0 });
      const found = balanceOf(plan, house(floor));
      expect(found?.by).toBeCloseTo(100 - floor, 1);
      expect(found?.raised).toMatchObject({ finishedFloor: floor + (found?.by ?? 0) });
      const raised = new Map(plan.objects).set('h', found?.raised ?? house(floor));
      const work = earthworkOf({ ...plan, objects: raised });
      // A hundredth of a foot over the pad.
      expect(Math.abs(work?.net ?? 99)).toBeLessThan(40 * 30 * 0.01);
    }
  });

  test('sets the floor lower where earth shrinks', () => {
    const plan = siteOf([...falling(0.05), house(100)], { shrink: 0.3 });
    expect(balanceOf(plan, house(100))?.by).toBeLessThan(-0.05);
  });

  test('needs a floor that is known', () => {
    const plain = boxed('house', 'h', { x: 100, y: 75 }, 40, 30);
    expect(balanceOf(siteOf([...falling(0), plain]), plain)).toBeUndefined();
  });
});

test('cut is hatched up to the right, fill down to the right in dashes, only where the ground changes', () => {
  const pen = new RecordingPen(2, 0.1, 'feet-inches', 0);
  earthworkDrawingOf(siteOf([...falling(0.05), house(100)]))?.draw(pen);
  const lines = pen.marks.flatMap((mark) => (mark.mark === 'path' ? [mark] : []));
  expect(lines.length).toBeGreaterThan(20);
  for (const { path, style } of lines) {
    const [from, to] = [path.vertices[0], path.vertices[1]];
    const rise = ((to?.y ?? 0) - (from?.y ?? 0)) / ((to?.x ?? 0) - (from?.x ?? 0));
    expect(rise).toBeCloseTo(style.dash ? 1 : -1, 3);
    for (const { x, y } of path.vertices) {
      expect(Math.abs(y - 75)).toBeLessThan(15.2);
      expect(x > 100).toBe(style.dash !== undefined);
    }
  }
});

test('the lines of earthwork say volumes in the units of the plan', () => {
  const work = workOf([...falling(0), house(107)]);
  const lines = work ? earthworkLines(work, 12_000, 'feet-inches') : [];
  expect(lines.map(({ title }) => title)).toEqual([
    'Cut',
    'Fill',
    'Fill with shrink',
    'Bring in',
    'Truck loads',
  ]);
  expect(lines[0]?.volume).toBe('0.0 cu yd');
  expect(lines[1]?.volume).toMatch(/^89\.\d cu yd$/);
  expect(lines[1]?.share).toMatch(/^10\.\d%$/);
  expect(lines[4]?.volume).toBe('13');
  expect(work && earthworkLines(work, undefined, 'metres')[1]?.volume).toMatch(/^6[89]\.\d m³$/);
});
