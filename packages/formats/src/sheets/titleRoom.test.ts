// Facts that make the title block so high that the drawing becomes smaller are reported.
import { projectFields } from '@homeplot/plan/project';
import { expect, test } from 'vitest';
import { plainSheet } from './presets.ts';
import { marksOf, planOf } from '../../testing/testSheets.ts';

const scales = (project: Record<string, string>) => {
  const lot = { type: 'rectangle', x: 0, y: 0, width: 100, height: 73 };
  const plan = planOf([lot], { units: 'metres', project });
  const { drawing } = marksOf(plan, plainSheet({ paper: 'A4', orientation: 'landscape' }));
  return [drawing.scale?.name, drawing.scaleWithoutFacts?.name];
};

test('the scale without the facts is named where it is larger', () => {
  const [usual] = scales({});
  expect(scales({})).toEqual([usual, undefined]);
  expect(scales({ owner: 'Ada Oak' })).toEqual([usual, undefined]);
  const long = Object.fromEntries(projectFields.map(({ name }) => [name, 'a long fact '.repeat(12)]));
  expect(scales(long)).toEqual([expect.not.stringMatching(usual ?? ''), usual]);
});
