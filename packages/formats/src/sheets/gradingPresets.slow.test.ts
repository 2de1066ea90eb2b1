// The presets for grading and earthwork on small and large paper: the plan isn't made smaller for its legend or a table.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { marksOf, wordsIn } from '../../testing/testSheets.ts';
import { sheetSize } from '../paper/papers.ts';
import { completeSet } from './completeSet.ts';
import { isSmallPaper, sheetPresets } from './presets.ts';
import { PlanViews } from './view/planViews.ts';

registerLateKinds();

const file = new URL('../../../../docs/pictures/grading-plan.json', import.meta.url);
const reading = readPlanText(readFileSync(file, 'utf8'));
if (!reading.ok) throw new Error(reading.problem);
const { sheets: _, ...settings } = reading.contents.settings;
const plan = createPlan({ ...reading.contents, settings });
const views = new PlanViews(plan);

function sheetOf(preset: string, paper: string, orientation: Sheet['orientation']): Sheet {
  const sheet: Sheet = { id: preset, title: preset, paper, orientation, style: 'color', blocks: [] };
  const found = sheetPresets.find(({ id }) => id === preset);
  return { ...sheet, blocks: found?.blocks(plan, isSmallPaper(sheetSize(sheet))) ?? [] };
}

describe.each(['grading', 'earthwork'])('the preset %s', (preset) => {
  test.each([
    ['Letter', 'landscape', `1" = 30'`],
    ['Letter', 'portrait', `1" = 30'`],
    ['Tabloid (ANSI B)', 'landscape', `1" = 20'`],
    ['Tabloid (ANSI B)', 'portrait', `1" = 20'`],
    ['Arch D', 'landscape', `1/8" = 1'-0"`],
    ['Arch D', 'portrait', `1/8" = 1'-0"`],
  ] as const)('draws the plan on %s %s as large as if it were alone', (paper, orientation, scale) => {
    const sheet = sheetOf(preset, paper, orientation);
    const alone = sheet.blocks.filter(({ type }) => type === 'viewport' || type === 'titleBlock');
    expect(marksOf(plan, { ...sheet, blocks: alone }, views).drawing.scale?.name).toBe(scale);
    const set = completeSet(views, [sheet]);
    const [first, ...further] = set.map((one) => marksOf(plan, one, views));
    expect(first?.drawing.scale?.name).toBe(scale);
    expect([first, ...further].flatMap((one) => one?.drawing.missing ?? [])).toEqual([]);
    const words = wordsIn(first?.marks ?? []);
    expect(words).toEqual(
      expect.arrayContaining(['LEGEND', expect.stringMatching(/^FF 104\.60 +GF 103\.40$/)]),
    );
    // All of the title block.
    expect(words).toEqual(expect.arrayContaining(['27 Canyon Drive', 'Parcel 306-114-09', 'N']));
  });
});
