import { Editor } from '@homeplot/editor/editor';
import { expect, test, vi } from 'vitest';
import { checksOf } from './liveChecks.ts';

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
