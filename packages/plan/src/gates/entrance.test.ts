// Entrances (gates): on any edge of a rectangle, turned or not, moved along it, never off it.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../geometry/point.ts';
import { distanceToSegment } from '../geometry/segment.ts';
import { HitPen } from '../geometry/hitPen.ts';
import { objectBox } from '../plan/plan.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { fromFrame } from '../shapes/frame.ts';
import { rectangle } from '../kinds/basic/rectangle.ts';
import { frameSides, nearestSide } from './sides.ts';

import {
  type Edge,
  edges,
  fitted,
  ends,
  slide,
  place,
  point,
  frame,
  gateWidth,
  lot,
  gate,
  isOnItsEdge,
  throughFile,
  drag,
} from '../../testing/testGates.ts';

test('a gate that swings beyond a shallow rectangle belongs to its box', () => {
  expect(objectBox(lot({ height: 2, entrances: [gate('top')] })).maxY).toBeCloseTo(24);
});

describe('a gate', () => {
  test('is placed on the edge nearest to the click, with its middle at the click', () => {
    const at: Record<Edge, Point> = {
      top: { x: 30, y: 20.4 },
      right: { x: 49.7, y: 35 },
      bottom: { x: 30, y: 50.4 },
      left: { x: 9.6, y: 35 },
    };
    for (const edge of edges) {
      const placed = place(lot(), at[edge], 4);
      const [a, b] = ends(lot(), placed);
      expect(placed.edge).toBe(edge);
      expect(distance(a, b)).toBeCloseTo(4);
      expect(distance({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, at[edge])).toBeLessThan(0.5);
    }
  });

  test('is on its edge wherever it is placed, on a turned rectangle too', () => {
    fc.assert(
      fc.property(frame, point, gateWidth, (f, at, width) => {
        const placed = place(f, at, width);
        expect(isOnItsEdge(f, placed)).toBe(true);
        expect(placed.edge).toBe(nearestSide(frameSides(f), at)?.side.name);
      }),
    );
  });

  test('is never off its edge wherever it is dragged, and stays on the same one', () => {
    fc.assert(
      fc.property(frame, fc.constantFrom(...edges), gateWidth, point, point, (f, edge, width, grab, to) => {
        const before = fitted(f, { id: 'g', edge, offset: 1, width });
        const slid = slide(f, before, grab, to);
        expect(slid.edge).toBe(edge);
        expect(slid.width).toBeCloseTo(before.width, 6);
        expect(isOnItsEdge(f, slid)).toBe(true);
      }),
    );
  });

  test('follows the pointer along its edge', () => {
    const slid = slide(lot(), gate('right'), { x: 50, y: 27 }, { x: 70, y: 35 });
    expect(slid.offset).toBeCloseTo(13);
    const turned = lot({ rotation: 90 });
    const away = { x: 1000, y: 0 };
    expect(slide(turned, gate('left'), { x: 0, y: 0 }, away).offset).toBe(0);
  });

  test('is no longer than its edge', () => {
    expect(fitted(lot(), gate('top', 3, 500))).toMatchObject({ offset: 0, width: 40 });
    expect(fitted(lot(), gate('left', -3, 0)).width).toBeCloseTo(1 / 12);
  });

  test('stays on its edge when the rectangle is resized', () => {
    fc.assert(
      fc.property(
        frame,
        fc.constantFrom('nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'turn'),
        point,
        (f, handle, to) => {
          const entrances = edges.map((edge) => fitted(f, gate(edge)));
          const resized = drag(lot({ ...f, entrances }), handle, to);
          expect(resized.entrances.map(({ edge }) => edge)).toEqual([...edges]);
          expect(resized.entrances.every((entrance) => isOnItsEdge(resized, entrance))).toBe(true);
        },
      ),
    );
    const [form] = rectangle.forms(lot({ entrances: [gate('top', 30, 8)] }));
    expect(form?.apply({ width: 20, height: 30 }).entrances).toEqual([gate('top', 12, 8)]);
  });
});

describe('as a part of its rectangle', () => {
  const { parts } = rectangle;
  const owner = lot({ entrances: [gate('top'), gate('left')] });
  const forms = parts?.forms(owner, 'top') ?? [];

  test('it is found within the tolerance of its opening, and nowhere else', () => {
    expect(parts?.hit(owner, { x: 16, y: 20.5 }, 1)).toBe('top');
    expect(parts?.hit(owner, { x: 25, y: 20 }, 1)).toBeUndefined();
    expect(parts?.hit(owner, { x: 16, y: 22 }, 1)).toBeUndefined();
  });

  test('its panel has the specified fields and buttons', () => {
    expect(
      forms.map(({ submit, fields }) => [
        submit,
        ...fields.map(({ label, value, min, max }) => [label, value, min, max]),
      ]),
    ).toEqual([
      ['Update Gate Length', ['Length (Feet)', 4, 0, undefined], ['Length (Inches)', 0, 0, 11]],
      [
        'Update Position',
        ['Distance from Left Edge (Feet)', 5, 0, undefined],
        ['Distance from Left Edge (Inches)', 0, 0, 11],
      ],
    ]);
    expect(forms.map(({ fields }) => fields[1]?.total?.max)).toEqual([40, 36]);
  });

  test('on a vertical edge the distance is from the top edge', () => {
    expect(parts?.forms(owner, 'left').flatMap(({ fields }) => fields.map(({ label }) => label))).toContain(
      'Distance from Top Edge (Feet)',
    );
  });

  test('updating it merges the changes into the gate inside its rectangle, and nothing else', () => {
    expect(forms[0]?.apply({ feet: 3, inches: 6 }).entrances).toEqual([
      { ...gate('top'), width: 3.5 },
      gate('left'),
    ]);
    expect(forms[1]?.apply({ feet: 10, inches: 11 }).entrances[0]?.offset).toBeCloseTo(10 + 11 / 12);
    expect(forms[1]?.apply({ feet: 100, inches: 0 }).entrances[0]).toMatchObject({ offset: 36, width: 4 });
  });

  test('feet and inches of a length are separate, and 12 inches carry over to a foot', () => {
    const values = (width: number): unknown[] => {
      const one = lot({ entrances: [gate('top', 0, width)] });
      return parts?.forms(one, 'top')[0]?.fields.map(({ value }) => value) ?? [];
    };
    expect(values(3.5)).toEqual([3, 6]);
    expect(values(11.9999)).toEqual([12, 0]);
  });

  test('deleting it leaves the rectangle and the other gates', () => {
    expect(parts?.remove(owner, 'top')).toEqual({ ...owner, entrances: [gate('left')] });
    expect(parts?.has(owner, 'top')).toBe(true);
    expect(parts?.has(owner, 'moat')).toBe(false);
  });
});

test('the border is broken where the gates are', () => {
  const drawn = new RecordingPen(0);
  const owner = lot({ entrances: [gate('top', 5, 4), gate('top', 7, 6, 'over'), gate('right', 0, 3)] });
  rectangle.draw(owner, drawn);
  const border = drawn.marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.weight === 0.5
      ? mark.path.vertices.slice(1).map((to, i) => [mark.path.vertices[i], to] as const)
      : [],
  );
  const length = border.reduce((sum, [a, b]) => sum + (a && b ? distance(a, b) : 0), 0);
  expect(length).toBeCloseTo(2 * (40 + 30) - 8 - 3);
  const middle = fromFrame(owner, { x: 9, y: 0 });
  expect(border.every(([a, b]) => a && b && distanceToSegment(middle, a, b) > 1)).toBe(true);
});

test('a gate wider than six feet has two leaves', () => {
  const arcs = (width: number): number => {
    const pen = new RecordingPen(0);
    rectangle.draw(lot({ entrances: [gate('top', 5, width)] }), pen);
    return pen.marks.filter((mark) => mark.mark === 'path' && mark.path.vertices.some(({ bulge }) => bulge))
      .length;
  };
  expect([arcs(6), arcs(6.5)]).toEqual([1, 2]);
});

test('a rectangle without fill and border keeps its place in the drawing and can be taken by its edge', () => {
  const unseen = lot({ fillColor: 'transparent', borderColor: 'transparent' });
  const isHit = (at: Point): boolean => {
    const pen = new HitPen(at, 0.5);
    rectangle.draw(unseen, pen);
    return pen.hit;
  };
  expect(throughFile(unseen)).toMatchObject({ fillColor: 'transparent', borderColor: 'transparent' });
  expect(objectBox(unseen)).toEqual({ minX: 10, minY: 20, maxX: 50, maxY: 50 });
  expect([isHit({ x: 10, y: 30 }), isHit({ x: 30, y: 30 })]).toEqual([true, false]);
});
