import { createPlan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestStorage } from '../../../testing/testWorkspace.ts';
import { rememberPaper } from '../../printing/chosenPaper.ts';
import { rememberChoice } from '../../printing/plainChoice.ts';
import { printedSheets } from './attached.ts';

const storage = new TestStorage();
beforeEach(() => void vi.stubGlobal('window', { localStorage: storage }));
afterEach(() => {
  storage.removeItem('homeplot.print');
  storage.removeItem('homeplot.paper');
  vi.unstubAllGlobals();
});

/** The jobs of a worker with a plan that is larger in portrait, whose set gets one more sheet. */
function jobs() {
  let sheets: readonly Sheet[] = [];
  return {
    oriented: async ({ sheet, turns }: { readonly sheet: Sheet; readonly turns: boolean }) =>
      turns ? { ...sheet, orientation: 'portrait' as const } : sheet,
    edit: async ([change]: readonly object[]) =>
      void ({ sheets } = (change as { readonly settings: { readonly sheets: readonly Sheet[] } }).settings),
    set: async () =>
      [...sheets, { ...further, title: `After ${sheets.length}` }].map((sheet) => ({
        sheet,
        unfit: undefined,
        moved: [],
      })),
  };
}

const further: Sheet = {
  id: 'further',
  title: '',
  paper: 'A4',
  orientation: 'portrait',
  style: 'color',
  blocks: [],
};
const { settings } = createPlan();
const typesOf = (sheet: Sheet | undefined) => sheet?.blocks.map(({ type }) => type) ?? [];

test('a plan without sheets is printed in portrait if it is larger so, with comments too', async () => {
  const [plain, ...others] = await printedSheets(jobs(), settings, {});
  expect(plain?.orientation).toBe('portrait');
  expect(others).toEqual([]);
  const [commented, next] = await printedSheets(jobs(), settings, { comments: true });
  expect(commented?.orientation).toBe('portrait');
  expect(typesOf(commented)).toEqual([...typesOf(plain), 'comments']);
  expect(next?.title).toBe('After 1');
});

test('a plan without sheets is printed as the visitor prints', async () => {
  rememberPaper('Tabloid (ANSI B)');
  const choice = { paper: 'Tabloid (ANSI B)', style: 'blackAndWhite', testBar: true } as const;
  rememberChoice({ ...choice, orientation: 'landscape', feetPerInch: 50 }, 'plan');
  const [sheet] = await printedSheets(jobs(), settings, { approvals: true });
  expect(sheet).toMatchObject({ ...choice, orientation: 'portrait' });
});

test('sheets of the plan keep their paper and orientation', async () => {
  rememberPaper('Tabloid (ANSI B)');
  const own: Sheet = { ...further, id: 'own', orientation: 'landscape' };
  const [sheet] = await printedSheets(jobs(), { ...settings, sheets: [own] }, { comments: true });
  expect(sheet).toEqual({ ...own, blocks: [expect.objectContaining({ type: 'comments' })] });
});
