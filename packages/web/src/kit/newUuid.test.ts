import { expect, test } from 'vitest';
import { newUuid } from './newUuid.ts';

test('a new UUID has version 4 and is never repeated', () => {
  const made = Array.from({ length: 200 }, newUuid);
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});
