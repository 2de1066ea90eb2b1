import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { drawSheet } from '@homeplot/formats/drawSheet';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { type LetterBlock, type Sheet, sheetNumber } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { hasLetter, isLetterOutdated, withLetter, withoutLetter } from './letter.ts';
import type { OpenLine } from './openLines.ts';

const line = (state: OpenLine['state'], sentence: string, topic?: string): OpenLine => ({
  ...(topic ? { topic } : {}),
  id: sentence,
  state,
  sentence,
  objects: [],
  ways: [],
});
const facts = {
  ...defaultSettings,
  title: 'Shed',
  address: '12 Oak Lane',
  parcel: '044-7',
  project: { owner: 'Ada Oak', ownerContact: '541 555 0142' },
};
const wordsOf = (sheet: Sheet | undefined) => (sheet?.blocks as LetterBlock[] | undefined)?.[0]?.words;
const planWith = (sheets?: readonly Sheet[], more: Partial<PlanSettings> = {}) =>
  createPlan({ objects: [], settings: { ...facts, ...(sheets ? { sheets } : {}), ...more } });

const plain = plainSheet({ paper: 'A3', orientation: 'portrait', feetPerInch: 50 });

describe('the letter to the permit office', () => {
  const lines = [
    line('ok', 'The lot lines are drawn.'),
    line('question', 'No trees are drawn. Are there any on the lot?', 'trees'),
    line('question', 'The shed already exists. Ask the permit office: may it stay?'),
    {
      ...line('question', 'Oak Street: look it up.'),
      toOffice: 'How wide is the right-of-way of Oak Street?',
    },
    { ...line('question', 'How tall is the shed?'), asks: 'user' } as const,
    line('missing', 'Type the parcel number.', 'the parcel number'),
    line('conflict', 'Shed is 3 ft from the left edge.'),
  ];

  test('is on the usual paper of the country, and the sheet before it is the one that the plan is printed on', () => {
    const pack = { id: 'leeds', country: 'GB', name: 'Leeds', date: '2026-11-01', sources: [], items: [] };
    const [site, letter] = withLetter(planWith(undefined, { pack }), lines, plain);
    expect(site).toEqual({ ...plain, id: 'sheet-1' });
    expect(letter?.paper).toBe('A4');
  });

  test('asks the questions and lists the open items, after the existing sheets', () => {
    const [site, letter, ...more] = withLetter(planWith(), lines, plain);
    expect(more).toEqual([]);
    expect(site?.blocks.map(({ type }) => type)).toContain('viewport');
    expect(letter?.blocks).toHaveLength(1);
    expect(wordsOf(letter)).toBe(
      [
        'To: Permit office',
        'From: Ada Oak, 541 555 0142',
        'Re: Shed, 12 Oak Lane, parcel 044-7',
        '',
        'Dear permit staff,',
        '',
        'The site plan for 12 Oak Lane is enclosed.',
        '',
        'Could you please answer these questions?',
        '1. Does the plan have to show trees? The enclosed plan does not.',
        '2. The shed already exists. May it stay?',
        '3. How wide is the right-of-way of Oak Street?',
        '',
        'We are submitting the plan with these items still open:',
        '1. The plan does not show the parcel number.',
        '2. Shed is 3 ft from the left edge.',
        '',
        'Sincerely,',
        '',
        '',
        'Ada Oak',
      ].join('\n'),
    );
  });

  test('is no drawing: it has neither a number nor a border, and drawings are counted without it', () => {
    const [site, letter] = withLetter(planWith(), lines, plain);
    if (!site || !letter) throw new Error('no sheets');
    const all = [letter, site];
    expect(all.map((sheet) => sheetNumber(all, sheet))).toEqual(['Letter', 'A-1']);
    const marksOf = (sheet: Sheet) => {
      const pen = new RecordingPen();
      drawSheet(planWith(all), sheet, pen, { date: 'Nov 23, 2026' });
      return pen.marks;
    };
    const texts = marksOf(letter).map((mark) => (mark.mark === 'text' ? mark.text.content : mark.mark));
    expect(texts[0]).toBe('To: Permit office');
    expect(texts.at(-1)).toBe('Nov 23, 2026');
    expect(texts).not.toContain('path');
    expect(JSON.stringify(marksOf(site))).toContain('A-1 of 1');
  });

  test('is outdated once a sentence of it no longer holds, but not for words that its user adds', () => {
    const sheets = withLetter(planWith(), lines);
    expect(isLetterOutdated(planWith(), lines)).toBe(false);
    expect(isLetterOutdated(planWith(sheets), lines)).toBe(false);
    const withTrees = lines.filter(({ topic }) => topic !== 'trees');
    expect(isLetterOutdated(planWith(sheets), withTrees)).toBe(true);
    expect(isLetterOutdated(planWith(withLetter(planWith(sheets), withTrees)), withTrees)).toBe(false);
    const moved = lines.map((one) =>
      one.state === 'conflict' ? line('conflict', 'Shed is 4 ft from the left edge.') : one,
    );
    expect(isLetterOutdated(planWith(sheets), moved)).toBe(true);
    const [letter] = sheets;
    const block = { ...letter?.blocks[0], words: `${wordsOf(letter)}\nCall me after 5 p.m.` };
    const edited = [{ ...letter, blocks: [block] }] as Sheet[];
    expect(isLetterOutdated(planWith(edited), lines)).toBe(false);
  });

  test('is written anew, never twice, and can be taken out again', () => {
    const before = withLetter(planWith(), lines, plain);
    const again = withLetter(planWith(before), lines.slice(0, 2));
    expect(again).toHaveLength(2);
    expect(wordsOf(again[1])).not.toContain('still open');
    expect(hasLetter(planWith(again))).toBe(true);
    expect(withoutLetter(planWith(again))).toEqual(before.slice(0, 1));
    expect(withoutLetter(planWith())).toBeUndefined();
  });
});
