import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newDatabase } from '../testing/databases.ts';

const database = await newDatabase('file');
const text = `select current_setting('statement_timeout') as timeout`;

test.each([
  ['authenticated', '10s'],
  ['anon', '2s'],
] as const)('a statement of the role %s ends after %s', async (role, timeout) => {
  const caller = { role, claims: { role, sub: randomUUID() }, method: 'GET', path: '/' };
  expect(await database.queryAs(caller, text, [])).toEqual([{ timeout }]);
  expect(await database.transactionAs(caller, (sql) => sql.query(text))).toEqual([{ timeout }]);
});
