// For tests of backups: plans of all sizes, with all letters that a backup could spoil.
import type { Client } from 'pg';

/** All letters that COPY escapes, its marks of a null and of the end, and letters of more than a byte. */
export const letters = [
  '\b',
  '\t',
  '\n',
  '\v',
  '\f',
  '\r',
  '\\',
  '\\N',
  '\\.',
  '\n\\.\n',
  '"',
  "'",
  'a',
  '1',
  '{',
].concat('}', 'ü', '縁', '🌳', '\u{1}', '\u{7f}', '\u{85}', '\u{2028}');
export interface Plan {
  readonly title: string;
  readonly note: string;
  /** How often the note is there: rows are from a few bytes to more than a block. */
  readonly times: number;
}

/** Adds an account with these plans, each saved twice, and to be deleted in two weeks, as superuser. Returns its id. */
export async function addAccount(client: Client, name: string, plans: readonly Plan[]): Promise<string> {
  const account = await client.query<{ id: string }>(
    `insert into auth.users (id, email, password_hash, metadata)
     values (gen_random_uuid(), gen_random_uuid() || '@example.org', 'hash', jsonb_build_object('full_name', $1::text))
     returning id`,
    [name],
  );
  const id = account.rows[0]?.id ?? '';
  for (const { title, note, times: count } of plans) {
    const objects = JSON.stringify([{ type: 'text', notes: Array.from({ length: count }, () => note) }]);
    const saved = await client.query<{ id: string }>(
      'insert into public.projects (user_id, title, objects) values ($1, $2, $3) returning id',
      [id, title, objects],
    );
    const again = JSON.stringify([{ type: 'text', note }]);
    await client.query('update public.projects set objects = $2 where id = $1', [saved.rows[0]?.id, again]);
  }
  // Without its mail, which a running server would send meanwhile.
  await client.query('begin');
  await client.query('insert into public.account_deletions (user_id) values ($1)', [id]);
  await client.query('update auth.links set letter_due_at = null where user_id = $1', [id]);
  await client.query('commit');
  return id;
}
