import { Editor } from '@homeplot/editor/editor';
import { afterEach, expect, test, vi } from 'vitest';
import { checksOf } from './liveChecks.ts';

afterEach(() => void vi.restoreAllMocks());

test('what was edited between two slices of the first check is checked as it is then', async () => {
  let last = 0;
  const editor = new Editor({ newId: () => `house ${(last += 1)}` });
  const houseAt = (x: number) => editor.scene.create('house', { x, y: 0 }, { x: x + 40, y: 40 });
  const [one, other, away] = [houseAt(0), houseAt(20), houseAt(500)];
  if (!one || !other || !away) throw new Error('There are no houses.');
  editor.edit([{ put: one }, { put: other }], 'Add');
  // The clock is read as a slice begins, and after each of its steps.
  let reads = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    reads += 1;
    if (reads === 2) editor.edit([{ put: { ...away, id: one.id } }], 'Move');
    return reads * 1000;
  });
  const checks = checksOf(editor);
  await vi.waitFor(() => expect(checks.findings).not.toEqual([]));
  expect(checks.findings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('The plan has no lot'),
  ]);
});

test('after an edit of the lot in a large plan, all is checked again in slices, not during the edit', async () => {
  let last = 0;
  const editor = new Editor({ newId: () => `object ${(last += 1)}` });
  const made = (type: string, x: number, size: number) => {
    const object = editor.scene.create(type, { x, y: 0 }, { x: x + size, y: size });
    if (!object) throw new Error(`There is no ${type}.`);
    return object;
  };
  const lot = made('lot', 0, 100);
  const trees = Array.from({ length: 200 }, () => made('tree', 5, 3));
  editor.edit(
    [lot, made('house', 50, 90), ...trees].map((put) => ({ put })),
    'Add',
  );
  const checks = checksOf(editor);
  const overLine = expect.stringContaining('over the right edge') as unknown;
  const sentences = () => checks.findings.map(({ sentence }) => sentence);
  await vi.waitFor(() => expect(sentences()).toContainEqual(overLine));
  let notices = 0;
  checks.watch(() => (notices += 1));
  editor.edit([{ put: { ...lot, ...made('lot', 0, 200), id: lot.id } }], 'Enlarge');
  expect(notices).toBe(0);
  await vi.waitFor(() => expect(notices).toBe(1));
  expect(sentences()).not.toContainEqual(overLine);
});
