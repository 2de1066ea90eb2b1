import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { afterEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../testing/testWorker.ts';
import { treeAt } from '../../testing/testWorkspace.ts';
import { makeDxf } from './makeDxf.ts';
import { type PlainChoice, plainSheetOf } from './plainChoice.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The size of the layout's paper in millimeters, from its plot settings. */
async function paperSize(choice: PlainChoice): Promise<readonly number[]> {
  const objects = [treeAt('near', 0), treeAt('far', 0, 160)];
  const plan = createPlan({ objects, settings: defaultSettings });
  const { signal } = new AbortController();
  const made = await makeDxf(plan, { plain: plainSheetOf(choice) }, () => undefined, signal);
  if (!made || 'problem' in made) throw new Error(made?.problem);
  const settings = (await made.file.text()).split(/\r?\nAcDbPlotSettings\r?\n/).at(-1) ?? '';
  return [44, 45].map((code) => Number(new RegExp(`^ *${code}\r?\n(.*)$`, 'm').exec(settings)?.[1]));
}

test('the layout of a plan without sheets is its sheet as chosen for printing', async () => {
  stubPage();
  const letter = { paper: 'Letter', style: 'color' } as const;
  const turned = await paperSize(letter);
  expect(turned).toEqual([215.9, 279.4]);
  expect(await paperSize({ ...letter, orientation: 'landscape' })).toEqual(turned.toReversed());
});
