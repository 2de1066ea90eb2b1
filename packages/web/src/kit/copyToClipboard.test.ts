import { afterEach, expect, test, vi } from 'vitest';
import { copyToClipboard } from './copyToClipboard.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a text is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyToClipboard('link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('link');
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('Not allowed')) }],
  ['is missing, as without https', undefined],
])('nothing is copied if the clipboard %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyToClipboard('link')).toBe(false);
});
