// Letters that the font of PDF files lacks are found and named, and right-to-left text is set in visual order.
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { textFrame } from '@homeplot/plan/textFrame';
import { textWidth } from '@homeplot/plan/textMetrics';
import { expect, test } from 'vitest';
import { allLetters, font } from '../../testing/pdfFont.ts';
import { missingLetters } from './missingLetters.ts';

test('the font has the letters of Latin, Greek, Cyrillic and Hebrew, and the signs of drawings', () => {
  const words = `Zoë Łódź Σίσυφος Ёлка בית 12' 6 1/2" N 45°20′15″ E ⌀ ½ ⅜ × ± – — … • Δ π ² № € £ ≤ ≥ → −`;
  expect(font.missing(words)).toEqual([]);
});

test('the frame of a text is as wide as its letters in the font, and holds their accents', () => {
  const wrong = allLetters.filter((letter) => {
    const { advanceWidth, bbox } = font.font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    const ems = (units: number): number => units / font.font.unitsPerEm;
    const place = { at: { x: 0, y: 0 }, height: 1, angle: 0, align: 'start', baseline: 'baseline' } as const;
    const [, { x, y: top }, { y: bottom }] = textFrame({ ...place, content: letter });
    const isHigh = -top > ems(bbox.maxY) - 0.03 && bottom > -ems(bbox.minY) - 0.01;
    return Math.abs(x - ems(advanceWidth)) > 0.001 || (/[\p{L}\p{N}]/u.test(letter) && !isHigh);
  });
  expect(wrong).toEqual([]);
});

test('letters that the font lacks count as the widest that they may be, and marks as nothing', () => {
  expect(['東', 'ب', 'ก'].map((letter) => textWidth(letter, 1))).toEqual([1, 1, 1]);
  expect(textWidth('🌳', 1)).toBeGreaterThan(1.3);
  expect(textWidth('e\u0301\u200d', 1)).toBe(textWidth('e', 1));
});

test.each([
  ['東京 東', ['東', '京']],
  ['Big 🌳 tree', ['🌳']],
  ['بيت', ['ب', 'ي', 'ت']],
  // Joiners and direction marks have no picture.
  ['\u200ea\u200db\ufe0f', []],
  ['To the desk\n\n1.\tNorth', []],
])('of %s it lacks %o', (words, missing) => {
  expect(font.missing(words)).toEqual(missing);
});

test.each([
  ['12 Oak Lane', '12 Oak Lane'],
  ['בית 12', '12 תיב'],
  ['Lot (בית) 5', 'Lot (תיב) 5'],
])('%s is set as %s', (words, set) => {
  expect(font.visual(words)).toBe(set);
});

test('fields with letters that the font lacks are named, those of hidden layers are not', () => {
  const reading = readPlanFile({
    objects: [
      { type: 'text', x: 0, y: 0, text: 'Garden 庭' },
      { type: 'house', x: 0, y: 0, width: 20, height: 20, name: '家' },
      { type: 'text', x: 0, y: 0, text: '隠', layer: 'utilities' },
    ],
    settings: {
      title: '東京の家',
      parcel: '5-東',
      layers: [{ id: 'utilities', title: '設備', hidden: true }],
      pack: { id: 'own', name: '東京', date: '2026-11-01' },
    },
  });
  if (!reading.ok) throw new Error(reading.problem);
  expect(missingLetters(createPlan(reading.contents), font)).toEqual([
    { field: 'Title', letters: ['東', '京', 'の', '家'] },
    { field: 'Parcel number', letters: ['東'] },
    { field: 'Text "Garden 庭"', letters: ['庭'] },
    { field: 'House "家"', letters: ['家'] },
  ]);
});
