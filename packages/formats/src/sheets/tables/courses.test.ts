import { edgeSourceNames } from '@homeplot/plan/edgeSourceNames';
import { edgeSources } from '@homeplot/plan/lotEdge';
import { type Lot, lotFromOutline } from '@homeplot/plan/lot';
import { withEdgeLength } from '@homeplot/plan/lotEdges';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { sheetNotes } from '../view/sheetNotes.ts';
import { courses } from './courses.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
  { x: 0, y: 150 },
];

test('the source of a lot line has one name in the table and the panel, and a deed is never called a survey', () => {
  for (const source of edgeSources) {
    const edges = corners.map(() => ({ source, recorded: {} }));
    const lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners, edges) };
    const plan = createPlan({ objects: [lot], settings: defaultSettings });
    const named = courses(plan).rows.map((row) => row.at(-1));
    expect(named).toEqual(corners.map(() => edgeSourceNames[source]));
    if (source !== 'deed') continue;
    expect(named.join(' ')).not.toMatch(/survey/);
    expect(sheetNotes(plan)).toContain('Lot lines from the deed, not a survey.');
  }
});

test('the edge that follows from the others is computed, with its bearing, where nobody gave its numbers', () => {
  const edges = [90, 180, 270, 0].map(
    (direction, i) => ({ source: 'deed', recorded: { direction, length: i % 2 === 0 ? 100 : 150 } }) as const,
  );
  const lot: Lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners, edges) };
  const edited = withEdgeLength(lot, 2, 90) ?? lot;
  const { rows } = courses(createPlan({ objects: [edited], settings: defaultSettings }));
  expect(rows[2]?.slice(1)).toEqual([`N 90°00'00" W`, "90.00'", 'deed']);
  expect(rows[3]?.slice(1)).toEqual([expect.stringMatching(/^N .* W$/), "150.33'", 'computed']);
  const without = edges.map((edge, i) => (i === 1 ? ({ source: 'measured', recorded: {} } as const) : edge));
  const measured = { ...lot, edges: [...without.slice(0, 3), without[1] ?? {}] };
  const named = courses(createPlan({ objects: [measured], settings: defaultSettings })).rows;
  expect(named.map((row) => row.at(-1))).toEqual(['deed', 'measured', 'deed', 'measured']);
});
