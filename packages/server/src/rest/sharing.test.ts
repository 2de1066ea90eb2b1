import { expect, test } from 'vitest';
import { openRest, saved } from '../testing/rest.ts';
import { asked, guestWith, madeLink, newMember, planHash, visitor } from '../testing/sharing.ts';

const site = await openRest();

test('a guest with an edit link reads, edits, comments and names versions, until it is revoked', async () => {
  const ann = await site.person();
  const id = await saved(ann, 'Lot', [{ type: 'tree' }]);
  const link = await madeLink(ann, id, 'editor');
  const guest = visitor(site, guestWith(link.token));
  const read = () => guest.client.from('projects').select('id,title,is_shared');
  expect((await read().throwOnError()).data).toEqual([{ id, title: 'Lot', is_shared: true }]);
  await guest.client
    .from('projects')
    .update({ objects: [1, 2] })
    .eq('id', id)
    .throwOnError();
  await guest.client.from('project_versions').insert({ project_id: id, name: 'Two' }).throwOnError();
  const versions = await guest.client
    .from('project_versions')
    .select('name,objects')
    .order('saved_at')
    .throwOnError();
  expect(versions.data).toEqual([
    { name: null, objects: [{ type: 'tree' }] },
    { name: 'Two', objects: [1, 2] },
  ]);
  const anchor = { x: 1, y: 2.5, object: 'a' };
  const thread = await guest.client
    .from('comment_threads')
    .insert({ project_id: id, anchor, author_name: 'Gus' })
    .select('id')
    .single<{ id: string }>()
    .throwOnError();
  await guest.client
    .from('comments')
    .insert({ thread_id: thread.data.id, body: 'Hello', author_name: 'Gus' })
    .throwOnError();
  await guest.client.from('link_openings').insert({}).throwOnError();
  const shown = await ann.client
    .from('share_links')
    .select('opened')
    .eq('id', link.id)
    .single()
    .throwOnError();
  expect(shown.data).toEqual({ opened: 1 });
  await ann.client
    .from('share_links')
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', link.id)
    .throwOnError();
  expect((await read().throwOnError()).data).toEqual([]);
});

test('whoever is asked answers once, and the owner hands over to an editor', async () => {
  const ann = await site.person();
  const id = await saved(ann, 'Lot', [{ type: 'tree' }]);
  const request = await asked(ann, id);
  const nora = visitor(site, { 'x-share-token': request.token });
  const answer = { request_id: request.id, answer: 'approved', name: 'Nora', words: '', plan_hash: planHash };
  await nora.client.from('approvals').insert(answer).throwOnError();
  expect((await nora.client.from('approvals').insert(answer)).error?.message).toBe(
    'This request has been answered already.',
  );
  const bob = await newMember(site, ann, id, 'editor');
  await ann.client.from('project_handovers').insert({ project_id: id, to_user_id: bob.id }).throwOnError();
  const now = await ann.client.from('projects').select('user_id').eq('id', id).single().throwOnError();
  expect(now.data).toEqual({ user_id: bob.id });
});
