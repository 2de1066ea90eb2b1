import { edgeSourceNames } from '@homeplot/plan/edgeSourceNames';
import { edgeSources } from '@homeplot/plan/lotEdge';
import { lotFromOutline } from '@homeplot/plan/lot';
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
