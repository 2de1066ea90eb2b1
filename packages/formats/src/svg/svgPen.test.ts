// The SVG is true to scale in millimeters on paper, ordered, well formed, and inert whatever the plan contains.
import * as fc from 'fast-check';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { bulgeArc } from '@homeplot/plan/segment';
import { describe, expect, test } from 'vitest';
import { planToSvg } from './planToSvg.ts';
import { SvgPen } from './svgPen.ts';
import { origin, parse, planOf } from '../../testing/testSvg.ts';

describe('the pen', () => {
  test('draws a bulge as its arc', () => {
    const coordinate = fc.integer({ min: -100, max: 100 });
    const bulge = fc.double({ min: 0.05, max: 6, noNaN: true }).chain((size) => fc.constantFrom(size, -size));
    fc.assert(
      fc.property(coordinate, coordinate, bulge, (x, y, bend) => {
        fc.pre(Math.hypot(x, y) > 1);
        const pen = new SvgPen(origin, 1, 'feet-inches');
        pen.path(
          {
            vertices: [
              { ...origin, bulge: bend },
              { x, y },
            ],
            closed: false,
          },
          { layer: 'a', stroke: '#000000' },
        );
        const [, radius, large, sweep] = /A([\d.]+) [\d.]+ 0 ([01]) ([01]) /.exec(pen.drawing()) ?? [];
        const arc = bulgeArc(origin, { x, y }, bend);
        if (!arc) throw new Error('no arc');
        expect(Number(radius)).toBeCloseTo(arc.radius, 2);
        expect(large).toBe(Math.abs(arc.sweep) > Math.PI ? '1' : '0');
        // A positive sweep is clockwise on the screen in SVG as in the plan.
        expect(sweep).toBe(arc.sweep > 0 ? '1' : '0');
      }),
    );
  });

  test('bends the closing segment of a path too', () => {
    const pen = new SvgPen(origin, 1, 'feet-inches');
    const vertices = [
      { x: 0, y: 0 },
      { x: 10, y: 0, bulge: 1 },
    ];
    pen.path({ vertices, closed: true }, { layer: 'a', fill: '#000000' });
    expect(pen.drawing()).toContain('d="M0 0L10 0A5 5 0 0 1 0 0Z"');
  });

  test('places text by baseline or middle, by start, middle or end, rotated about its anchor', () => {
    const pen = new SvgPen({ x: 10, y: 10 }, 2, 'feet-inches');
    const mark = {
      at: { x: 15, y: 20 },
      content: 'A',
      height: 10,
      angle: 0,
      align: 'start',
      baseline: 'baseline',
    } as const;
    const style = { layer: 'a', fill: '#111111' };
    pen.text(mark, style);
    pen.text({ ...mark, align: 'middle', baseline: 'middle' }, style);
    pen.text({ ...mark, align: 'end', angle: Math.PI / 2 }, style);
    expect(
      parse(`<svg>${pen.drawing()}</svg>`)
        .slice(2)
        .map(({ attributes }) => Object.fromEntries(attributes)),
    ).toEqual([
      { x: '10', y: '20', 'font-size': '20', fill: '#111111' },
      // Half the cap height (0.718 em) below the middle.
      { x: '10', y: '27.18', 'font-size': '20', 'text-anchor': 'middle', fill: '#111111' },
      {
        x: '10',
        y: '20',
        'font-size': '20',
        'text-anchor': 'end',
        transform: 'rotate(90 10 20)',
        fill: '#111111',
      },
    ]);
  });

  test('draws the lengths of a house over an adjoining deck', () => {
    const corners = [
      [-40, -80],
      [0, -80],
      [0, -56],
      [-40, -56],
    ];
    const objects = [
      { type: 'house', x: 0, y: 0, width: 68, height: 56 },
      { type: 'deck', vertices: corners.map(([x, y]) => ({ x, y })) },
    ];
    const marks = parse(planToSvg(planOf(objects)));
    const deck = marks.findLastIndex(({ name }) => name === 'path');
    expect(marks.findIndex(({ text }) => text === "34'")).toBeGreaterThan(deck);
  });

  test('draws a lot line over paving, and labels over that', () => {
    const lot = {
      type: 'lot',
      vertices: [0, 0, 100, 0, 100, 80, 0, 80].flatMap((x, i, all) => (i % 2 ? [] : { x, y: all[i + 1] })),
    };
    const drive = {
      type: 'driveway',
      vertices: [
        { x: 50, y: 100 },
        { x: 50, y: 40 },
      ],
      width: 24,
      apron: 0,
      material: 'asphalt',
    };
    const reading = readPlanFile({ objects: [lot, drive], settings: { scale: 2 } });
    if (!reading.ok) throw new Error(reading.problem);
    const marks = parse(planToSvg(createPlan(reading.contents)));
    const line = marks.findIndex(({ attributes }) => attributes.get('stroke-dasharray')?.startsWith('9 '));
    const last = (named: string): number => marks.findLastIndex(({ name }) => name === named);
    expect(line).toBe(last('path'));
    expect(marks.filter(({ name }) => name === 'path').length).toBeGreaterThan(3);
    expect(marks.findIndex(({ name }) => name === 'text')).toBeGreaterThan(line);
  });

  test('draws circles, dashes and images', () => {
    const pen = new SvgPen(origin, 2, 'feet-inches');
    pen.circle({ x: 1, y: 2 }, 3, { layer: 'a', stroke: '#000000', weight: 0.35, dash: [4, 2.5] });
    pen.image(
      { at: { x: 1, y: 2 }, width: 30, height: 20, angle: 0, href: 'data:image/png;base64,AA"<' },
      { layer: 'b' },
    );
    const [, group, circle, other, image] = parse(`<svg>${pen.drawing()}</svg>`).map(({ attributes }) =>
      Object.fromEntries(attributes),
    );
    expect([group, other]).toEqual([{ 'data-layer': 'a' }, { 'data-layer': 'b' }]);
    expect(circle).toEqual({
      cx: '2',
      cy: '4',
      r: '6',
      stroke: '#000000',
      'stroke-width': '0.35',
      'stroke-dasharray': '4 2.5',
    });
    expect(image).toMatchObject({
      x: '2',
      y: '4',
      width: '60',
      height: '40',
      href: 'data:image/png;base64,AA"<',
    });
  });

  test('skips marks with neither line nor fill', () => {
    const pen = new SvgPen(origin, 1, 'feet-inches');
    pen.path({ vertices: [origin, { x: 1, y: 1 }], closed: false }, { layer: 'a' });
    pen.circle(origin, 1, { layer: 'a' });
    expect(pen.drawing()).toBe('');
  });
});
