import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { ItemId, PackSheet } from '@homeplot/plan/pack';
import { defaultSettings } from '@homeplot/plan/settings';
import type { Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { expect, test } from 'vitest';
import { sheetItem } from './sheetItems.ts';

const planWith = (sheet: PackSheet): Plan =>
  createPlan({
    objects: [],
    settings: {
      ...defaultSettings,
      pack: { id: 'p', name: 'P', date: '2026-11-01', sources: [], items: [], sheet },
    },
  });
const on = (paper: string, ...blocks: readonly object[]): Sheet => ({
  id: 's',
  title: 'Site plan',
  paper,
  orientation: 'landscape',
  style: 'color',
  blocks: blocks.map((block, i) => ({ id: `${i}`, ...block }) as SheetBlock),
});
const lineOf = (id: ItemId, rules: PackSheet, ...sheets: readonly Sheet[]) =>
  sheetItem(id, planWith(rules), sheets);

test('paper that is smaller or larger than the office takes is named with the size that it takes', () => {
  const rules = { smallest: { width: 11, height: 17 }, largest: { width: 24, height: 36 } };
  expect(lineOf('paper', rules, on('Letter'))).toMatchObject({
    state: 'incomplete',
    sentence: '“Site plan” is on Letter; at least 11 × 17 in is required.',
  });
  expect(lineOf('paper', rules, on('Arch E'))).toMatchObject({
    sentence: '“Site plan” is on Arch E; at most 24 × 36 in is allowed.',
  });
  expect(lineOf('paper', rules, on('Tabloid (ANSI B)'), on('Arch D'))?.state).toBe('shown');
  expect(lineOf('paper', rules)?.state).toBe('absent');
});

test('a scale has to be chosen, and be large enough', () => {
  const at = (feetPerInch?: number) =>
    on('Arch D', { type: 'viewport', ...(feetPerInch ? { feetPerInch } : {}) }, { type: 'titleBlock' });
  expect(lineOf('scale', { feetPerInch: 20 }, at(20))?.state).toBe('shown');
  expect(lineOf('scale', { feetPerInch: 20 }, at(30))).toMatchObject({
    state: 'incomplete',
    sentence: `A drawing has the scale 1" = 30'; 1" = 20' or larger is required.`,
  });
  expect(lineOf('scale', { feetPerInch: 20 }, at())?.state).toBe('incomplete');
  expect(lineOf('scale', {}, at())?.state).toBe('shown');
});

test('the space for a stamp has to be as large as the office wants it', () => {
  const stamp = (width: number, height: number) =>
    on('Arch D', { type: 'stampSpace', size: { width, height } });
  const rules = { stamp: { width: 3, height: 3 } };
  expect(lineOf('stampSpace', rules, stamp(76.2, 76.2))?.state).toBe('shown');
  expect(lineOf('stampSpace', rules, stamp(50, 76.2))?.state).toBe('incomplete');
  expect(lineOf('stampSpace', rules, on('Arch D'))?.state).toBe('absent');
});

test('other units than those of the office are named', () => {
  expect(lineOf('units', { units: 'metres' })).toMatchObject({
    state: 'incomplete',
    sentence: 'Lengths are in feet and inches; meters are required. Change the units in the settings.',
  });
  expect(lineOf('units', { units: 'feet-inches' })?.state).toBe('shown');
});
