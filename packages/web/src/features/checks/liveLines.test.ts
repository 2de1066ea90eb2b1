import { Editor } from '@homeplot/editor/editor';
import { defaultSettings } from '@homeplot/plan/settings';
import { readPlanFile } from '@homeplot/plan/planFile';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberChoice } from '../../printing/plainChoice.ts';
import { stubPage } from '../../../testing/testWorker.ts';
import { LiveLines } from './liveLines.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the lines of one large plan are not shown for another one while its own are found', async () => {
  let last = 0;
  const editor = new Editor({ newId: () => `car ${(last += 1)}` });
  const { settings } = editor.plan;
  const cars = Array.from({ length: 150 }, (_, i) => editor.scene.create('car', { x: i * 20, y: 0 }) ?? []);
  editor.load({ objects: cars.flat(), settings });
  const lines = new LiveLines({ editor, autosave: { planId: 'plan' } });
  await vi.waitFor(() => expect(lines.lines).toBeDefined(), 60_000);
  const seen: boolean[] = [];
  lines.watch(() => seen.push(lines.lines !== undefined));
  editor.load({ objects: cars.flat(), settings });
  expect(seen).toEqual([false]);
  await vi.waitFor(() => expect(seen).toEqual([false, true]), 60_000);
});

test('numbers that have no room at the scale that was chosen for printing are said once it is chosen', async () => {
  stubPage();
  const gaps = Array.from({ length: 12 }, (_, i) => [40, 42].map((x) => ({ x, y: 10 + 10 * i })));
  const file = readPlanFile({
    objects: [
      { type: 'rectangle', id: 'lot', x: 40, y: 80, width: 80, height: 160 },
      ...gaps.map((points, i) => ({ type: 'dimension', id: `gap ${i}`, points, offset: 0 })),
    ],
    settings: { project: { purpose: 'shed' } },
  });
  if (!file.ok) throw new Error(file.problem);
  const editor = new Editor({ contents: file.contents, newId: () => 'id' });
  const lines = new LiveLines({ editor, autosave: { planId: 'plan' } });
  const unnumbered = () => lines.lines?.find(({ id }) => id === 'unnumbered')?.objects ?? [];
  const seen: (readonly string[])[] = [];
  lines.watch(() => seen.push(unnumbered()));
  await vi.waitFor(() => expect(seen).toEqual([[]]), 20_000);
  rememberChoice({ paper: 'Letter', style: 'color', feetPerInch: 100 }, 'plan');
  await vi.waitFor(() => expect(seen[1]).toContainEqual(expect.stringContaining('gap')), 20_000);
  editor.load({ objects: [], settings: defaultSettings });
});
