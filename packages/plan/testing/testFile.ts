// For tests: the objects of a plan file, and functions that read a file as a plan and write it again.
import { createPlan, type Plan } from '../src/plan/plan.ts';
import { readPlanFile } from '../src/file/planFile.ts';
import { writePlanFile } from '../src/file/writePlanFile.ts';

/** The time at which test files are written. */
export const now = '2025-06-01T12:00:00.000Z';

/** One object of each type in the file format of the specification. Sizes are in squares. */
export const objects: readonly Record<string, unknown>[] = [
  {
    id: '1717243200000',
    type: 'rectangle',
    x: 20,
    y: 40,
    width: 200,
    height: 160,
    color: '#e5e7eb',
    selected: true,
    name: 'Lot',
    fillColor: '#e5e7eb',
    borderColor: '#ef4444',
    dimensions: { width: 100, height: 80 },
    entrances: [{ id: 'g1', type: 'entrance', x: 50, width: 6 }],
  },
  {
    id: 'c',
    type: 'circle',
    x: 300,
    y: 40,
    radius: 50,
    color: '#ddd6fe',
    dimensions: { width: 50, height: 50 },
  },
  {
    id: 'h',
    type: 'house',
    x: 100,
    y: 100,
    width: 30,
    height: 30,
    color: '#fbbf24',
    dimensions: { width: 15, height: 15 },
  },
  {
    id: 't',
    type: 'tree',
    x: 150,
    y: 60,
    radius: 15,
    color: '#22c55e',
    dimensions: { width: 15, height: 15 },
  },
  { id: 'n', type: 'text', x: 30, y: 50, text: 'Patio', color: '#1f2937' },
  {
    id: 'r',
    type: 'road',
    startX: 0,
    startY: 300,
    endX: 200,
    endY: 300,
    curveRadius: 20,
    roadWidth: 24,
    color: '#374151',
    dimensions: { width: 100, height: 12 },
  },
  { id: 'k', type: 'corner', x: 400, y: 300, cornerRadius: 20, color: '#374151' },
];

/** Reads a file as a plan, with the notes of the reader. Throws if it isn't a plan. */
export function read(value: unknown): { plan: Plan; notes: readonly string[] } {
  const reading = readPlanFile(value);
  if (!reading.ok) throw new Error(reading.problem);
  return { plan: createPlan(reading.contents), notes: reading.notes };
}

/** The file that is written after reading a file: the round trip. */
export const written = (value: unknown): ReturnType<typeof writePlanFile> =>
  writePlanFile(read(value).plan, now);
