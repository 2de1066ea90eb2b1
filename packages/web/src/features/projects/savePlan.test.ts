import { expect, test } from 'vitest';
import { keptHere } from './savePlan.ts';
import { brokenShelf, openTab, TestStorage } from '../../../testing/testWorkspace.ts';

test('the message that the plan is saved in this browser is shown only if it is', async () => {
  const storage = new TestStorage();
  const { autosave, plant } = await openTab(storage, brokenShelf, 'p');
  plant('n', 1);
  expect(await keptHere(autosave)).toBe('Your plan is saved in this browser.');
  storage.refuses = true;
  plant('m', 2);
  expect(await keptHere(autosave)).toContain('Export the plan before you leave.');
});
