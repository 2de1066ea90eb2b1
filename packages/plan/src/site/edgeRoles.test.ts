import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import { lotOf } from '../../testing/testLots.ts';
import type { Vertex } from '../geometry/pen.ts';
import { edgeRoles } from './edgeRoles.ts';
import { planOf, rectangle, thing } from '../../testing/testSite.ts';

/** 100 by 150 ft: top, right, bottom and left edge. */
const box = rectangle(0, 0, 100, 150);
const road = (startX: number, startY: number, endX: number, endY: number): PlanObject =>
  thing('road', `road ${startX} ${startY}`, { startX, startY, endX, endY, roadWidth: 24 });
const below = road(-50, 175, 150, 175);
const beside = road(125, -50, 125, 200);

const rolesOf = (
  vertices: readonly Vertex[],
  names: readonly (string | undefined)[],
  ...roads: readonly PlanObject[]
): readonly string[] => {
  const lot = lotOf(
    vertices,
    names.map((name) => (name === undefined ? {} : { name })),
  );
  return edgeRoles(lot, planOf([lot, ...roads])).map(({ role, guessed }) => (guessed ? `${role}?` : role));
};

describe("the roles of a lot's edges", () => {
  test('are what their names say', () => {
    expect(rolesOf(box, ['Rear lot line', 'Street side', 'Front', 'left'])).toEqual([
      'rear',
      'streetSide',
      'front',
      'side',
    ]);
    expect(rolesOf(box, ['back', 'street', 'front', 'interior side'])).toEqual([
      'rear',
      'streetSide',
      'front',
      'side',
    ]);
    expect(rolesOf(box, ['rear', 'side', 'Elm Street', 'side'])).toEqual(['rear', 'side', 'front', 'side']);
  });

  test('are found by the street before an edge; the rest is guessed by the front', () => {
    expect(rolesOf(box, [], below)).toEqual(['rear?', 'side?', 'front', 'side?']);
    expect(rolesOf(box, [], beside)).toEqual(['side?', 'front', 'side?', 'rear?']);
    expect(rolesOf(box, [], road(-50, 300, 150, 300))[2]).toBe('front?');
  });

  test('of a corner lot make the shorter frontage the front, and say that it is a guess', () => {
    expect(rolesOf(box, [], below, beside)).toEqual(['rear?', 'streetSide?', 'front?', 'side?']);
    expect(rolesOf(box, [undefined, undefined, 'front'], below, beside)).toEqual([
      'rear?',
      'streetSide',
      'front',
      'side?',
    ]);
  });

  test('of a side that is named left or right are a street side where a street is, as on a corner lot', () => {
    const names = ['rear', 'right side', 'front', 'left side'];
    expect(rolesOf(box, names, below, beside)).toEqual(['rear', 'streetSide', 'front', 'side']);
    expect(rolesOf(box, ['rear', 'interior side', 'front'], below, beside)[1]).toBe('side');
  });

  test('without a name or a street make the lowest edge the front, and say that it is a guess', () => {
    expect(rolesOf(box, [])).toEqual(['rear?', 'side?', 'front?', 'side?']);
  });

  test('make two courses along one street one frontage', () => {
    const twoCourses = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 150 },
      { x: 60, y: 151 },
      { x: 0, y: 150 },
    ];
    expect(rolesOf(twoCourses, [])).toEqual(['rear?', 'side?', 'front?', 'front?', 'side?']);
    expect(rolesOf(twoCourses, [], below).slice(2, 4)).toEqual(['front', 'front']);
  });

  test('leave a lot that narrows to a point without a rear', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
      { x: -100, y: 100 },
    ];
    expect(rolesOf(triangle, [undefined, 'front'])).toEqual(['side?', 'front', 'side?']);
  });

  test('make the curve, or the cut, at the corner of two streets part of the front, however it turns', () => {
    const corners = fc.record({
      back: fc.integer({ min: 10, max: 36 }),
      as: fc.constantFrom('arc', 'cut', 'two arcs'),
      lean: fc.integer({ min: -30, max: 30 }),
      name: fc.constantFrom(undefined, 'street'),
    });
    fc.assert(
      fc.property(corners, ({ back, as, lean, name }) => {
        const top = { x: 100 + lean, y: 0 };
        const side = Math.hypot(lean, 150);
        const up = { x: 100 + (lean * back) / side, y: 150 - (150 * back) / side };
        const along = { x: 100 - back, y: 150 };
        const bulge = as === 'cut' ? 0 : Math.tan((Math.PI / 2 + Math.atan(lean / 150)) / 4);
        const middle = { x: (up.x + along.x) / 2 + 0.2 * back, y: (up.y + along.y) / 2 + 0.2 * back };
        const corner =
          as === 'two arcs'
            ? [
                { ...up, bulge: 0.1 },
                { ...middle, bulge: 0.1 },
              ]
            : [{ ...up, bulge }];
        const outline = [{ x: 0, y: 0 }, top, ...corner, along, { x: 0, y: 150 }];
        const names = [undefined, undefined, ...corner.map(() => name)];
        const right = road(125 + lean, -5, 125, 145);
        const roles = rolesOf(outline, names, below, right);
        const returns = corner.map(() => 'front?');
        expect(roles).toEqual(['rear?', 'streetSide?', ...returns, 'front?', 'side?']);
        const named = ['rear', 'street side', ...corner.map(() => undefined), 'front', 'side'] as const;
        expect(rolesOf(outline, [...named])).toEqual([
          'rear',
          'streetSide',
          ...corner.map(() => 'front'),
          'front',
          'side',
        ]);
      }),
    );
  });

  test('leave a side line between two streets a side, and a jog in the front as it is', () => {
    const above = road(-50, -25, 150, -25);
    const shallow = rectangle(0, 0, 100, 50);
    expect(rolesOf(shallow, ['front', undefined, 'street side'], above, below)[1]).toBe('side?');
    const jog = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 150 },
      { x: 50, y: 150 },
      { x: 50, y: 140 },
      { x: 0, y: 140 },
    ];
    expect(rolesOf(jog, ['rear', 'side', 'front', undefined, 'front', 'side'])[3]).toBe('side?');
  });

  test('along a street that is to be removed count as no street lines', () => {
    expect(rolesOf(box, [], { ...below, status: 'removed' })[2]).toBe('front?');
  });
});
