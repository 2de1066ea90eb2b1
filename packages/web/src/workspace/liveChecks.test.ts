import { Editor } from '@homeplot/editor/editor';
import type { PlanObject } from '@homeplot/plan/kind';
import { afterEach, expect, test, vi } from 'vitest';
import { checksOf, type LiveChecks } from './liveChecks.ts';

afterEach(() => vi.restoreAllMocks());

/** An editor with houses whose left edges are at these feet. */
function housesAt(...xs: readonly number[]): { editor: Editor; houses: readonly PlanObject[] } {
  let last = 0;
  const editor = new Editor({ newId: () => `house ${(last += 1)}` });
  const houses = xs.flatMap((x) => editor.scene.create('house', { x, y: 0 }, { x: x + 40, y: 40 }) ?? []);
  return { editor, houses };
}

const allOf = (objects: readonly PlanObject[]) => objects.map((put) => ({ put }));
const sentences = ({ findings }: LiveChecks) => findings?.map(({ sentence }) => sentence);
const noLot: unknown = expect.stringContaining('The plan has no lot');
const overlap: unknown = expect.stringContaining('overlap');

test('what was edited between two slices of the first check is checked as it is then', async () => {
  const { editor, houses } = housesAt(0, 20, 500);
  const [one, other, away] = houses;
  if (!one || !other || !away) throw new Error('There are no houses.');
  editor.edit(allOf([one, other]), 'Add');
  // The clock is read as a slice begins, and after each of its steps.
  let reads = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    reads += 1;
    if (reads === 2) editor.edit([{ put: { ...away, id: one.id } }], 'Move');
    return reads * 1000;
  });
  const checks = checksOf(editor);
  await vi.waitFor(() => expect(checks.findings).toBeDefined(), 60_000);
  expect(sentences(checks)).toEqual([noLot]);
});

test('nothing is said to be in order while the plan is still checked', async () => {
  const { editor, houses } = housesAt(0, 20);
  const checks = checksOf(editor);
  await vi.waitFor(() => expect(sentences(checks)).toEqual([]), 60_000);
  // A slice ends after one step.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const seen: unknown[] = [];
  checks.watch(() => seen.push(sentences(checks)));
  editor.load({ objects: houses, settings: editor.plan.settings });
  await vi.waitFor(() => expect(seen.at(-1)).toBeDefined(), 60_000);
  expect(seen).toEqual([undefined, [overlap, noLot]]);
});

test('the findings of a small plan are there at once after an edit that concerns all of it', async () => {
  const { editor, houses } = housesAt(0, 20);
  editor.edit(allOf(houses), 'Add');
  const checks = checksOf(editor);
  await vi.waitFor(() => expect(sentences(checks)).toEqual([overlap, noLot]), 60_000);
  const lot = editor.scene.create('lot', { x: -100, y: -100 }, { x: 200, y: 200 });
  if (!lot) throw new Error('There is no lot.');
  // No machine is too slow for it.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  editor.edit([{ put: lot }], 'Add');
  expect(sentences(checks)).toEqual([overlap]);
});

test('an edit of many objects is checked without a stop of the page', async () => {
  const { editor, houses } = housesAt(...Array.from({ length: 201 }, (_, i) => i * 100));
  const checks = checksOf(editor);
  await vi.waitFor(() => expect(sentences(checks)).toEqual([]), 60_000);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  editor.edit(allOf(houses), 'Add');
  expect(checks.findings).toBeUndefined();
  vi.restoreAllMocks();
  await vi.waitFor(() => expect(sentences(checks)).toEqual([noLot]), 60_000);
});
