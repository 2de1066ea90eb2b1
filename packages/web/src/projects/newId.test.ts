import { expect, test, vi } from 'vitest';
import { newId } from './newId.ts';

test('an id is derived from the time and never given out twice', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_767_225_600_000);
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  expect(Number.parseInt(ids[0]?.split('-')[0] ?? '', 36)).toBe(1_767_225_600_000);
});
