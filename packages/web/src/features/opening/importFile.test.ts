import { expect, test, vi } from 'vitest';
import { memoryShelf } from '../../store/local/shelf.ts';
import { openTab, TestStorage } from '../../../testing/testWorkspace.ts';
import { importPlanFile } from './importFile.ts';

test('a large plan file is searched and decoded a megabyte at a time, and no letter is lost between two', async () => {
  const workspace = await openTab(new TestStorage(), memoryShelf(), 'p', 0);
  const names = Array.from({ length: 900 }, (_, i) => `${i}${'ü€𝄞'.repeat(400)}`);
  const objects = names.map((name, i) => ({ type: 'tree', id: `t${i}`, x: i, y: 1, radius: 1, name }));
  const file = new File([JSON.stringify({ objects, version: '1.0' })], 'plan.json');
  expect(file.size).toBeGreaterThan(3e6);
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const report = await importPlanFile({ workspace, openDialog: () => undefined }, [file]);
  const bytes = decode.mock.calls.map(([part]) => part?.byteLength ?? 0);
  decode.mockRestore();
  expect(report).toBeUndefined();
  expect([...workspace.editor.plan.objects.values()].map(({ name }) => name)).toEqual(names);
  expect(Math.max(...bytes)).toBeLessThan(1.1e6);
});
