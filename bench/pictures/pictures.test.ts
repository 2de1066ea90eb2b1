import { planToSvg } from '@homeplot/formats/planToSvg';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sheetPictures } from './sheetPictures.ts';
import { root } from '../../scripts/tool.ts';
import { tracedSurvey } from './tracedSurvey.ts';

const read = (file: string): string => readFileSync(join(root, 'docs/pictures', file), 'utf8');

test("the README's plan opens without notes, and its picture is up to date", () => {
  const reading = readPlanText(read('plan.json'));
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.notes).toEqual([]);
  const isCurrent =
    planToSvg(createPlan(reading.contents)) === read('measured-plan.svg').replaceAll('\r\n', '\n');
  expect(isCurrent, 'The picture in docs/pictures is outdated. Run `npm run pictures`.').toBe(true);
});

test.each([...sheetPictures(), tracedSurvey()])(
  "the README's picture $file is up to date",
  ({ file, svg }) => {
    const isCurrent = svg === read(file).replaceAll('\r\n', '\n');
    expect(isCurrent, 'The picture in docs/pictures is outdated. Run `npm run pictures`.').toBe(true);
  },
);
