import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { Savers } from './savers.ts';

test('saves that a server refuses one after another end with its reason', async () => {
  const savers = new Savers({ id: 'ann', email: 'ann@example.org', token: '', refreshToken: '' }, 2);
  // Nothing listens on port 1.
  const server = { client: () => createClient('http://127.0.0.1:1', 'key') };
  const saving = savers.saveUntil(server, 1, () => undefined);
  await expect(saving).rejects.toThrow(/^20 saves were refused: .*fetch failed/);
});
