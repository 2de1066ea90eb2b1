import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { itemIds } from '@homeplot/plan/pack';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { planItems } from '@homeplot/plan/planItems';
import { defaultSettings } from '@homeplot/plan/settings';
import type { Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { preflight } from '../../testing/preflight.ts';
import { sheetItem } from './sheetItems.ts';

const sheetOf = (...types: readonly string[]): Sheet => ({
  id: types.join(),
  title: 'Site plan',
  paper: 'Letter',
  orientation: 'landscape',
  style: 'color',
  blocks: types.map((type, i): SheetBlock => ({ id: `${i}`, type })),
});
const plan: Plan = createPlan({
  objects: [],
  settings: { ...defaultSettings, address: '12 Elm Street', project: { owner: 'Ann Owner' } },
});
/** Without rules of their own, any paper and units are right. */
const byRule: readonly string[] = ['paper', 'units'];
const shownOn = (...sheets: readonly Sheet[]): readonly string[] =>
  itemIds.filter((id) => !byRule.includes(id) && sheetItem(id, plan, sheets)?.state === 'shown');

describe('what the sheets show', () => {
  test('is in the title block and the blocks of all of them', () => {
    expect(shownOn(sheetOf('viewport', 'titleBlock'))).toEqual([
      'scale',
      'scaleBar',
      'north',
      'address',
      'owner',
      'date',
      'sheetNumber',
    ]);
    expect(shownOn(sheetOf('viewport'))).toEqual([]);
    expect(shownOn(sheetOf('viewport', 'scaleBar'), sheetOf('legend', 'vicinity', 'stampSpace'))).toEqual([
      'scaleBar',
      'legend',
      'vicinity',
      'stampSpace',
    ]);
    const table = { id: 'c', type: 'table', content: 'coverage' } as SheetBlock;
    expect(shownOn({ ...sheetOf(), blocks: [table] })).toEqual(['coverage']);
  });

  test('is the required setbacks in their table, once they are known', () => {
    const [general] = builtInPacks;
    const sheet = { ...sheetOf(), blocks: [{ id: 's', type: 'table', content: 'setbacks' } as SheetBlock] };
    expect(sheetItem('zoneStandards', plan, [sheet])).toBeUndefined();
    const pack = general && { ...general, setbacks: { front: 25 } };
    const known = { ...plan, settings: { ...plan.settings, ...(pack && { pack }) } };
    expect(sheetItem('zoneStandards', known, [sheet])).toMatchObject({ state: 'shown' });
    expect(sheetItem('zoneStandards', known, [sheetOf('viewport')])).toBeUndefined();
  });

  test('is the datum of the elevations, or else that of the project facts', () => {
    const datumOf = (settings: object) =>
      sheetItem('datum', { ...plan, settings: { ...plan.settings, ...settings } }, [])?.state;
    expect(datumOf({})).toBe('absent');
    expect(datumOf({ elevations: { datum: 'NAVD88' } })).toBe('shown');
    expect(datumOf({ project: { datum: 'City datum' } })).toBe('shown');
  });

  test('of a plan without sheets is what the one sheet has that is printed then', () => {
    expect(shownOn()).toEqual([...shownOn(sheetOf('viewport', 'titleBlock', 'legend'))]);
  });

  test('is nothing of a sheet of a later version', () => {
    expect(shownOn({ ...sheetOf('viewport', 'titleBlock'), newerRecord: {} })).toEqual([]);
  });

  test('and what the plan decides are all the items there are', () => {
    const [pack] = builtInPacks;
    const all = pack && { ...pack, items: itemIds.map((id) => ({ id, need: 'ask' as const })) };
    const decided = all ? planItems(plan, all).map(({ item }) => item) : [];
    expect(itemIds.filter((id) => (sheetItem(id, plan, []) !== undefined) === decided.includes(id))).toEqual(
      [],
    );
  });
});

describe('a pre-flight', () => {
  test('has a line for each item of the pack in its order, then what the checks found', () => {
    const [pack] = builtInPacks;
    const lines = preflight(plan, [], pack);
    const items: readonly string[] = pack?.items.map(({ id }) => id) ?? [];
    expect(items.filter((id) => lines.some(({ item }) => item === id))).toEqual(
      lines.map(({ item }) => item as string),
    );
    expect(lines.find(({ item }) => item === 'lotLines')).toMatchObject({
      state: 'missing',
      sentence: 'No lot is drawn. Enter its deed, or draw the lot lines.',
    });
    expect(lines.find(({ item }) => item === 'owner')?.state).toBe('ok');
    expect(lines.find(({ item }) => item === 'easements')?.state).toBe('question');
    expect(preflight(plan, [], undefined)).toEqual([]);
  });
});
