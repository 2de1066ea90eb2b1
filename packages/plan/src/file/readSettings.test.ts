import { expect, test } from 'vitest';
import { createPlan } from '../plan/plan.ts';
import { readPlanFile } from './planFile.ts';
import { writePlanFile } from './writePlanFile.ts';

const drawing = {
  name: 'site.dxf',
  units: 'feet',
  feetPerUnit: 1,
  origin: { x: 2_000_000, y: 700_000 },
  at: { x: 0, y: 0 },
  turn: 0,
};

const read = (imports: unknown) => {
  const reading = readPlanFile({ objects: [], settings: { scale: 2, imports } });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

test('imported drawings come back from a file, with fields that it does not know', () => {
  const imports = [{ ...drawing, epsg: 2263 }];
  const { contents, notes } = read(imports);
  expect(notes).toEqual([]);
  expect(writePlanFile(createPlan(contents), '').settings['imports']).toEqual(imports);
});

test('bad ones are left out with a note', () => {
  const { contents, notes } = read([drawing, { ...drawing, feetPerUnit: 0 }, 7]);
  expect(contents.settings.imports).toEqual([drawing]);
  expect(notes).toEqual([
    "Imported drawing 2 was left out: its feetPerUnit doesn't fit.",
    expect.stringMatching(/^Imported drawing 3 was left out: /),
  ]);
  expect(read('none').notes).toEqual([expect.stringContaining('it has to be a list')]);
});
