// Files of a newer version: what this version does not know is kept and written back, or left out with a note.
import { describe, expect, test } from 'vitest';
import { createPlan, inOrder } from '../plan/plan.ts';
import { readPlanFile } from './planFile.ts';
import { writePlanFile } from './writePlanFile.ts';

const lot = {
  id: 'l',
  type: 'lot',
  vertices: [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 60 },
  ],
};
const dimension = {
  id: 'd',
  type: 'dimension',
  points: [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
  ],
};

function read(...objects: unknown[]) {
  const reading = readPlanFile({ objects, version: '1.0' });
  if (!reading.ok) throw new Error(reading.problem);
  const plan = createPlan(reading.contents);
  return { notes: reading.notes, objects: inOrder(plan), file: writePlanFile(plan, 'now') };
}

describe('a file of a newer version', () => {
  test('opens with a note', () => {
    const reading = readPlanFile({ objects: [lot], version: '2.1' });
    expect(reading).toMatchObject({
      ok: true,
      notes: [
        "The file has version 2.1, newer than this Homeplot's 1.0. Unknown fields are kept; what was left out is listed here.",
      ],
    });
  });

  test.each(['1.0', '1', '0.9', undefined, 3, 'next'])('is not one with version %j', (version) => {
    expect(readPlanFile({ objects: [lot], version })).toMatchObject({ ok: true, notes: [] });
  });

  test('opens without objects of unknown kinds, and lists them', () => {
    const { objects, notes } = read(lot, { id: 's', type: 'windTurbine', x: 1, y: 2 });
    expect(objects.map(({ id }) => id)).toEqual(['l']);
    expect(notes).toEqual([
      'Object 2 (windTurbine) was left out: its type is the text "windTurbine", which Homeplot does not know.',
    ]);
  });

  test('keeps unknown fields of objects, edges, layers and settings', () => {
    const later = { ...lot, zoning: 'R-1', edges: [{ name: 'front', monument: 'iron pin' }, {}, {}] };
    const layers = [{ id: 'solar', title: 'Solar', tint: 'red' }];
    const reading = readPlanFile({ objects: [later], settings: { scale: 2, layers, sun: { angle: 30 } } });
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([]);
    const file = writePlanFile(createPlan(reading.contents), 'now');
    expect(file.objects[0]).toMatchObject({ zoning: 'R-1', edges: [{ monument: 'iron pin' }, {}, {}] });
    expect(file.settings).toMatchObject({ sun: { angle: 30 } });
    expect(file.settings['layers']).toContainEqual({ id: 'solar', title: 'Solar', tint: 'red' });
  });

  test('lists unknown fields of vertices and points, which are not kept', () => {
    const [a, ...more] = lot.vertices;
    expect(read({ ...lot, vertices: [{ ...a, z: 12, code: 'IP' }, ...more] }).notes).toEqual([
      'Object 1 (lot) was read without the z, code of its vertices, which Homeplot does not know.',
    ]);
    const [from, to] = dimension.points;
    expect(read({ ...dimension, points: [from, { ...to, mark: 'dot' }] }).notes).toEqual([
      'Object 1 (dimension) was read without the mark of its points, which Homeplot does not know.',
    ]);
  });

  test('opens with defaults for an unknown status or form, and lists them', () => {
    const { objects, notes } = read({ ...lot, status: 'phase 2' }, { ...dimension, form: 'ordinate' });
    expect(objects[0]).not.toHaveProperty('status');
    expect(objects[1]).toMatchObject({ form: 'aligned' });
    expect(notes).toHaveLength(2);
    expect(notes[0]).toBe(
      'Object 1 (lot) was read without its status: it is the text "phase 2"; it has to be one of existing, proposed, removed.',
    );
    expect(notes[1]).toMatch(/^Object 2 \(dimension\) was read without its form: /);
  });

  test('opens without a dimension that has an invalid point', () => {
    const apex = { x: 0, y: 0 };
    const { objects, notes } = read(lot, {
      ...dimension,
      form: 'angular',
      points: [apex, { x: 9, y: 0 }, { x: 'far', y: 3 }],
    });
    expect(objects.map(({ id }) => id)).toEqual(['l']);
    expect(notes[0]).toMatch(/^Object 2 \(dimension\) was left out: its points.2.x is the text "far"/);
  });
});
