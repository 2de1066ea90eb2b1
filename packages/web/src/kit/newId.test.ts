import { expect, test, vi } from 'vitest';
import { newId } from './newId.ts';

test('an id is derived from the time and never repeated', () => {
  // Later than any previous id.
  const now = Date.now() + 86_400_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  expect(Number.parseInt(ids[0]?.split('-')[0] ?? '', 36)).toBe(now);
});
