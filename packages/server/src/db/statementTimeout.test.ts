import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withDatabases } from '../testing/databases.ts';
import type { Caller } from './database.ts';

const text = `select current_setting('statement_timeout') as timeout`;

withDatabases('a statement of a caller', (open) => {
  test('ends after 10 s, and that of a stranger after 2 s', async () => {
    const database = await open();
    const timeouts = async (role: Caller['role']) => {
      const caller = { role, claims: { role, sub: randomUUID() }, method: 'GET', path: '/' };
      return [await database.once(caller, text, []), await database.as(caller, (sql) => sql.query(text))];
    };
    expect(await timeouts('authenticated')).toEqual([[{ timeout: '10s' }], [{ timeout: '10s' }]]);
    expect(await timeouts('anon')).toEqual([[{ timeout: '2s' }], [{ timeout: '2s' }]]);
  });
});
