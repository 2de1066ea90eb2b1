import { planToSvg } from '@homeplot/formats/svgPen';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tool.ts';

const kept = (file: string): string => readFileSync(join(root, 'docs/pictures', file), 'utf8');

test("the README's plan opens without notes, and its picture is what Export makes of it today", () => {
  const reading = readPlanText(kept('plan.json'));
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.notes).toEqual([]);
  const isToday =
    planToSvg(createPlan(reading.contents)) === kept('measured-plan.svg').replaceAll('\r\n', '\n');
  expect(isToday, 'The picture in docs/pictures is of an older build: run `npm run pictures`.').toBe(true);
});
