import { isConflict } from '@homeplot/plan/check';
import { Checks } from '@homeplot/plan/checks';
import { gradingFindings } from '@homeplot/plan/gradingChecks';
import { kindOf } from '@homeplot/plan/kinds';
import { createPlan, planBox } from '@homeplot/plan/plan';
import { makeShareLink, readShareLink } from '@homeplot/formats/shareLink';
import { readPlanFile, readPlanText } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { describe, expect, test } from 'vitest';
import { templates } from './templates.ts';

describe.each(templates)('the template $title', ({ load }) => {
  test('is read without a note, and has a lot, a building and dimensions tied to them', async () => {
    const reading = readPlanFile(await load());
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([]);
    const { objects } = reading.contents;
    const types = objects.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['lot', 'building', 'dimension', 'northArrow', 'road']));
    const dimensions = objects.filter((object) => kindOf(object).ties?.measures);
    for (const dimension of dimensions) expect(kindOf(dimension).ties?.list(dimension)).not.toHaveLength(0);
  });

  test('opens from its share link as it was', async () => {
    const reading = readPlanFile(await load());
    if (!reading.ok) throw new Error(reading.problem);
    const file = writePlanFile(createPlan(reading.contents), '2026-01-01T00:00:00.000Z');
    const shared = readShareLink(makeShareLink('https://homeplot.example/app', file));
    if (!shared.found || !shared.ok) throw new Error('The link holds no plan.');
    expect(readPlanText(shared.text)).toMatchObject({ ok: true, notes: [], contents: reading.contents });
  });

  test('has no conflict', async () => {
    const reading = readPlanFile(await load());
    if (!reading.ok) throw new Error(reading.problem);
    const { findings } = Checks.of(createPlan(reading.contents), [gradingFindings]);
    expect(findings.filter(isConflict).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('has the size of a home site', async () => {
    const reading = readPlanFile(await load());
    if (!reading.ok) throw new Error(reading.problem);
    const { minX, maxX, minY, maxY } = planBox(createPlan(reading.contents));
    expect(maxX - minX).toBeGreaterThan(80);
    expect(maxY - minY).toBeLessThan(400);
  });
});
