import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestStorage } from '../../testing/testWorkspace.ts';
import { rememberPaper } from './chosenPaper.ts';
import { firstChoice, type PlainChoice, rememberChoice } from './plainChoice.ts';

const storage = new TestStorage();
beforeEach(() => void vi.stubGlobal('window', { localStorage: storage }));
afterEach(() => {
  storage.removeItem('homeplot.print');
  storage.removeItem('homeplot.paper');
  vi.unstubAllGlobals();
});

const chosen: PlainChoice = {
  paper: 'Tabloid (ANSI B)',
  orientation: 'portrait',
  feetPerInch: 50,
  style: 'blackAndWhite',
  testBar: true,
};

test('all that was chosen for a plan is chosen again', () => {
  rememberPaper(chosen.paper);
  rememberChoice(chosen, 'plan');
  expect(firstChoice('plan')).toEqual(chosen);
});

test('another plan keeps what suits the printer, and has a scale and an orientation of its own', () => {
  rememberPaper(chosen.paper);
  rememberChoice(chosen, 'plan');
  expect(firstChoice('other')).toEqual({ paper: chosen.paper, style: 'blackAndWhite', testBar: true });
});

test('each of the last fifty plans keeps its scale and its orientation', () => {
  const scales = Array.from({ length: 51 }, (_, i) => 10 + i);
  for (const feetPerInch of scales) rememberChoice({ ...chosen, feetPerInch }, `plan ${String(feetPerInch)}`);
  rememberChoice({ ...chosen, feetPerInch: 99 }, 'plan 11');
  const kept = scales.map((scale) => firstChoice(`plan ${String(scale)}`).feetPerInch);
  expect(kept).toEqual([undefined, 99, ...scales.slice(2)]);
});

test('a plan without a scale and an orientation of its own takes no place among the fifty', () => {
  const plans = Array.from({ length: 50 }, (_, i) => `plan ${String(i)}`);
  for (const plan of plans) rememberChoice(chosen, plan);
  rememberChoice({ paper: chosen.paper, style: 'color' }, 'other');
  expect(firstChoice('plan 0').feetPerInch).toBe(50);
  rememberChoice({ paper: chosen.paper, style: 'color' }, 'plan 0');
  expect(firstChoice('plan 0').feetPerInch).toBeUndefined();
});

test('a paper that was not chosen, as where the rules ask for a large one, is not kept', () => {
  const usual = firstChoice('plan').paper;
  rememberChoice(chosen, 'plan');
  expect(firstChoice('plan').paper).toBe(usual);
});

test.each([
  '',
  'null',
  '[]',
  '{"style":1,"plans":[{"planId":"plan","feetPerInch":-5,"orientation":"up"}],"testBar":"x"}',
  '{"plans":[7,null,{"feetPerInch":20}]}',
])('the stored text %j chooses nothing', (text) => {
  storage.setItem('homeplot.print', text);
  expect(firstChoice('plan')).toEqual({ paper: expect.any(String) as string, style: 'color' });
});
