// Requests of visitors by a link: how much they may send, and how they are refused.
import { expect, test } from 'vitest';
import { openRest, projects, saved } from '../testing/rest.ts';
import { guestWith, madeLink, newToken, visitor } from '../testing/sharing.ts';

const site = await openRest(undefined, undefined, 1);

test('a visitor with an edit link saves a plan as large as an account may, and others send no more than 4 kB', async () => {
  const ann = await site.person();
  const id = await saved(ann, 'Lot');
  const link = await madeLink(ann, id, 'editor');
  const large = (length: number) => ({
    objects: Array.from({ length: length / 1000 }, () => 'x'.repeat(1000)),
  });
  const save = (token: string, length: number) =>
    projects(visitor(site, guestWith(token)))
      .update(large(length))
      .eq('id', id)
      .select('object_count');
  expect((await save(link.token, 3_000_000).throwOnError()).data).toEqual([{ object_count: 3000 }]);
  expect((await save(link.token, 6_000_000)).status).toBe(413);
  expect(await save(newToken(), 5_000)).toMatchObject({
    status: 401,
    error: { message: 'Without an account a body may have at most 4096 bytes' },
  });
});

test('what a link does not allow is forbidden, not a reason to log in', async () => {
  const ann = await site.person();
  const id = await saved(ann, 'Lot');
  const link = await madeLink(ann, id, 'viewer');
  const insert = (headers: Record<string, string>) =>
    visitor(site, headers)
      .client.from('comment_threads')
      .insert({ project_id: id, anchor: { x: 0, y: 0 }, author_name: 'Gus' });
  expect((await insert(guestWith(link.token))).status).toBe(403);
  expect((await insert({})).status).toBe(401);
});

test('whoever guesses tokens gets a sentence, and accounts go on without them', async () => {
  const ann = await site.person();
  await saved(ann, 'Lot');
  const guess = () => visitor(site, guestWith(newToken())).client.from('projects').select('id');
  for (let tried = 0; tried < 28; tried += 1) expect((await guess()).data).toEqual([]);
  let last = await guess();
  for (let tried = 0; tried < 3; tried += 1) last = await guess();
  expect(last).toMatchObject({ status: 429, error: { code: 'too_many_wrong_links' } });
  expect((await projects(ann).select('title').throwOnError()).data).toEqual([{ title: 'Lot' }]);
});
