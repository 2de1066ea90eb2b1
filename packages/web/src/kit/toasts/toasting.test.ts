// Which toasts a new one replaces.
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from './toasting.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  toast.dismiss();
});

afterEach(() => void vi.unstubAllGlobals());

const shown = () => toast.getToasts().map(({ id }) => id);

test('one with the same words is replaced', () => {
  for (const id of ['first', 'second', 'third']) show('success', 'Added tree to your site map!', { id });
  expect(shown()).toEqual(['third']);
});

test('others stay', () => {
  show('success', 'Added tree to your site map!', { id: 'tree' });
  show('success', 'Added house to your site map!', { id: 'house' });
  expect(shown()).toEqual(['tree', 'house']);
});

test('so do those about something else: each has its own Undo', () => {
  show('success', 'Project deleted', { id: 'front', description: 'Front yard' });
  show('success', 'Project deleted', { id: 'back', description: 'Back yard' });
  expect(shown()).toEqual(['front', 'back']);
});

test('one with an id of its own is updated', () => {
  for (const description of ['one', 'two']) show('error', 'Invalid reset link', { id: 'reset', description });
  expect(toast.getToasts()).toMatchObject([{ id: 'reset', description: 'two' }]);
});
