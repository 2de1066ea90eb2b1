// A kind defined outside the plan package with only its public exports: once it is registered, objects are drawn,
// measured, hit, moved, saved and read like all others.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { HitPen } from '@homeplot/plan/hitPen';
import type { FileOf, FileTypes } from '@homeplot/plan/fileTypes';
import type { Kind, PlanObject } from '@homeplot/plan/kind';
import { allKinds, findKind, kindOf, registerKind } from '@homeplot/plan/kinds';
import { applyChanges, createPlan, objectBox, planBox } from '@homeplot/plan/plan';
import { readPlanFile, readPlanText } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import type { Point } from '@homeplot/plan/point';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeShareLink, readShareLink } from '../link/shareLink.ts';
import { planToSvg } from './planToSvg.ts';

/** A trellis between two posts. */
interface Trellis extends PlanObject {
  readonly from: Point;
  readonly to: Point;
  /** Feet. */
  readonly tall: number;
}

const layer = 'trelliss';
const schema = ({ z, coordinate, size }: FileTypes) =>
  z.looseObject({
    x: coordinate,
    y: coordinate,
    x2: coordinate,
    y2: coordinate,
    tall: z.optional(size),
  });
const shift = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

const trellis: Kind<Trellis> = {
  type: 'trellis',
  title: 'Trellis',
  layer,
  schema,
  create: ({ from, to }) => (to ? { from, to, tall: 6 } : undefined),
  fromFile: (file: FileOf<typeof schema>, feet) => ({
    from: { x: feet(file.x), y: feet(file.y) },
    to: { x: feet(file.x2), y: feet(file.y2) },
    tall: file.tall === undefined ? 6 : feet(file.tall),
  }),
  toFile: ({ from, to, tall }, squares) => ({
    x: squares(from.x),
    y: squares(from.y),
    x2: squares(to.x),
    y2: squares(to.y),
    tall: squares(tall),
  }),
  draw({ from, to }, pen) {
    pen.path(
      { vertices: [from, to], closed: false },
      { layer, stroke: '#78350f', weight: 0.35, dash: [3, 1] },
    );
    for (const post of [from, to]) pen.circle(post, 0.25, { layer, fill: '#78350f' });
  },
  position: ({ from }) => from,
  dimensions: ({ from, to, tall }) => ({ width: Math.hypot(to.x - from.x, to.y - from.y), height: tall }),
  move: (object, by) => ({ ...object, from: shift(object.from, by), to: shift(object.to, by) }),
  handles: {
    list: ({ from, to }) => [
      { id: 'from', at: from, cursor: 'move' },
      { id: 'to', at: to, cursor: 'move' },
    ],
    drag: (object, handle, to) => ({ ...object, [handle]: to }),
  },
  forms: (object) => [
    {
      submit: 'Update Trellis',
      fields: [{ name: 'tall', label: 'Height (feet)', input: 'length', value: object.tall, min: 1 }],
      apply: ({ tall }) => ({ ...object, tall: Number(tall) }),
    },
  ],
};

const file = {
  id: 'f',
  type: 'trellis',
  x: 0,
  y: 20,
  x2: 80,
  y2: 20,
  tall: 12,
  dimensions: { width: 40, height: 6 },
};
const house = { id: 'h', type: 'house', x: 40, y: 60, width: 30, height: 30 };

test('before it is registered, a trellis is an unknown object', () => {
  const reading = readPlanFile({ objects: [file, house] });
  expect(reading).toMatchObject({ ok: true, notes: [expect.stringContaining('"trellis"') as string] });
});

describe('once it is registered, a trellis', () => {
  beforeAll(() => {
    registerKind(trellis);
  });

  const read = (): ReturnType<typeof createPlan> => {
    const reading = readPlanFile({ objects: [file, house], settings: { scale: 2 } });
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([]);
    return createPlan(reading.contents);
  };
  const trellisIn = (plan: ReturnType<typeof createPlan>): PlanObject => {
    const object = plan.objects.get('f');
    if (!object) throw new Error('no trellis');
    return object;
  };

  test('is one of all kinds', () => {
    expect(findKind('trellis')).toBe(trellis);
    expect(allKinds().at(-1)?.title).toBe('Trellis');
  });

  test('is read from a file and written back as it was', () => {
    const written = writePlanFile(read(), '');
    expect(written.objects[0]).toEqual(file);
    expect(readPlanText(JSON.stringify(written))).toMatchObject({ ok: true, notes: [] });
  });

  test('determines the scale of a file by its dimensions', () => {
    expect(readPlanFile({ objects: [file] })).toMatchObject({ contents: { settings: { scale: 2 } } });
  });

  test('that is invalid is left out with a reason', () => {
    const reading = readPlanFile({ objects: [{ ...file, x2: 'far' }, house] });
    expect(reading).toMatchObject({
      notes: [
        expect.stringMatching(/^Object 1 \(trellis\) was left out: its x2 is the text "far"/) as string,
      ],
    });
  });

  test('is drawn, on its own layer, in the SVG', () => {
    const pen = new RecordingPen();
    const object = trellisIn(read());
    kindOf(object).draw(object, pen);
    expect(pen.marks.map(({ mark, style }) => [mark, style.layer])).toEqual([
      ['path', 'trelliss'],
      ['circle', 'trelliss'],
      ['circle', 'trelliss'],
    ]);
    expect(planToSvg(read())).toMatch(
      /<g data-layer="trelliss">\n<path d="[^"]+" stroke="#78350f" stroke-width="0.35" stroke-dasharray="3 1"\/>/,
    );
  });

  test('is measured', () => {
    const box = objectBox(trellisIn(read()));
    expect([boxWidth(box), boxHeight(box)]).toEqual([40.5, 0.5]);
    expect(planBox(read()).minY).toBe(9.75);
  });

  test('is hit on its line and nowhere else', () => {
    const object = trellisIn(read());
    const isHit = (at: Point): boolean => {
      const pen = new HitPen(at, 0.5);
      kindOf(object).draw(object, pen);
      return pen.hit;
    };
    expect([isHit({ x: 20, y: 10.4 }), isHit({ x: 20, y: 11 })]).toEqual([true, false]);
  });

  test('can be moved, edited by its form, and undone', () => {
    const plan = read();
    const before = JSON.stringify(writePlanFile(plan, ''));
    const object = trellisIn(plan);
    const [form] = kindOf(object).forms(object);
    if (!form) throw new Error('no form');
    const inverse = applyChanges(plan, [
      { put: kindOf(object).move(form.apply({ tall: 8 }), { x: 5, y: 0 }) },
    ]);
    expect(writePlanFile(plan, '').objects[0]).toMatchObject({ x: 10, x2: 90, tall: 16 });
    applyChanges(plan, inverse);
    expect(JSON.stringify(writePlanFile(plan, ''))).toBe(before);
  });

  test('can be shared by a link', () => {
    const shared = readShareLink(makeShareLink('https://homeplot.example/app', writePlanFile(read(), '')));
    expect(shared.found && shared.ok && readPlanText(shared.text)).toMatchObject({
      contents: { objects: [{ type: 'trellis' }, { type: 'house' }] },
    });
  });
});
