// Whose comments are, what becomes of them, and how many there may be; the answers of those who are asked; and the end of it
// all.
import { beforeEach, describe, expect, test } from 'vitest';
import { openRest, type Person, saved } from '../testing/rest.ts';
import { added, sharedProject } from '../testing/sharedProject.ts';
import { anonymous } from '../testing/people.ts';
import { asked, digestOf, guestWith, madeLink, newMember, planHash, visitor } from '../testing/sharing.ts';
import { superuserOn } from '../testing/superuser.ts';

const site = await openRest();

let ann: Person;
let id: string;
beforeEach(async () => {
  ann = await site.person();
  id = await saved(ann, 'Lot', [1]);
});

describe('a comment', () => {
  test('has the name of its account, or that of a guest, whatever else was sent', async () => {
    const bob = await newMember(site, ann, id, 'commenter');
    const guest = visitor(site, guestWith((await madeLink(ann, id, 'commenter')).token));
    const thread = await added(ann, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } });
    const forged = {
      thread_id: thread,
      body: '<script>',
      author_id: ann.id,
      author_name: 'Ann\nthe\u202e owner ',
      guest_hash: digestOf('x'),
    };
    for (const who of [bob, guest]) await who.client.from('comments').insert(forged).throwOnError();
    const rows = ann.client
      .from('comments')
      .select('author_id,author_name,guest_hash,body')
      .eq('thread_id', thread)
      .order('created_at');
    expect((await rows.throwOnError()).data).toEqual([
      { author_id: bob.id, author_name: bob.id, guest_hash: null, body: '<script>' },
      {
        author_id: null,
        author_name: 'Ann the  owner',
        guest_hash: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
        body: '<script>',
      },
    ]);
    const nameless = await guest.client
      .from('comments')
      .insert({ thread_id: thread, body: 'x', author_name: ' ' });
    expect(nameless.error?.message).toBe('Enter your name to comment.');
    await site.database.query('delete from auth.users where id = $1', [bob.id]);
    expect((await rows.throwOnError()).data?.[0]).toMatchObject({
      author_id: null,
      author_name: 'Deleted account',
    });
  });

  test("that is deleted has no words, is never changed again, and another guest can't delete it", async () => {
    const link = await madeLink(ann, id, 'commenter');
    const [gus, eve] = [visitor(site, guestWith(link.token)), visitor(site, guestWith(link.token))];
    const thread = await added(gus, 'comment_threads', {
      project_id: id,
      anchor: { x: 1, y: 1 },
      author_name: 'Gus',
    });
    const comment = await added(gus, 'comments', { thread_id: thread, body: 'Oops', author_name: 'Gus' });
    const remove = (who: Person) =>
      who.client.from('comments').update({ deleted_at: 'now' }).eq('id', comment).select('body');
    expect((await remove(eve).throwOnError()).data).toEqual([]);
    expect((await remove(gus).throwOnError()).data).toEqual([{ body: '' }]);
    const again = await gus.client.from('comments').update({ body: 'Back' }).eq('id', comment);
    expect(again.error?.message).toBe('This comment was deleted.');
  });
});

describe('a thread', () => {
  test('that a guest resolves says so, whatever name was sent', async () => {
    const guest = visitor(site, guestWith((await madeLink(ann, id, 'commenter')).token));
    const thread = await added(ann, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } });
    const threads = () => guest.client.from('comment_threads');
    const change = { resolved_at: 'now', resolved_by: 'Ann' };
    const changed = threads().update(change).eq('id', thread).select('resolved_by');
    expect((await changed.throwOnError()).data).toEqual([{ resolved_by: 'Ann (guest)' }]);
  });

  test.each([{ x: 1e300 }, { dx: -1e9 }, { foot: { x: 1e308, y: 1 } }])(
    'is not pinned to %j, where no page can draw',
    async (far) => {
      const row = { project_id: id, anchor: { x: 1e7, y: 1, object: 'house', ...far } };
      expect((await ann.client.from('comment_threads').insert(row)).error?.code).toBe('23514');
    },
  );
});

describe('beyond the limit', () => {
  test('of 200 comments an hour by one author, or by all guests of one link', async () => {
    const thread = await added(ann, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } });
    const link = await madeLink(ann, id, 'commenter');
    const row = { thread_id: thread, body: 'x', author_name: 'Gus' };
    const many = Array.from({ length: 100 }, () => row);
    for (const who of [ann, ann]) await who.client.from('comments').insert(many).throwOnError();
    // Each guest with a key of their own.
    for (const _ of many.slice(0, 10))
      await visitor(site, guestWith(link.token))
        .client.from('comments')
        .insert(many.slice(0, 20))
        .throwOnError();
    const message = '200 comments were written within an hour. Try again later.';
    for (const who of [ann, visitor(site, guestWith(link.token))])
      expect((await who.client.from('comments').insert(row)).error).toMatchObject({ code: '23514', message });
    await newMember(site, ann, id, 'commenter').then((bob) =>
      bob.client.from('comments').insert(row).throwOnError(),
    );
  });

  test('of 10,000 comments a project', async () => {
    const thread = await added(ann, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } });
    await superuserOn(site.database, async (client) => {
      await client.query('alter table public.comments disable trigger user');
      await client.query(
        `insert into public.comments (thread_id, project_id, author_name, body)
         select $1, $2, 'x', 'y' from generate_series(1, 10000)`,
        [thread, id],
      );
      await client.query('alter table public.comments enable trigger user');
    });
    expect((await ann.client.from('comments').insert({ thread_id: thread, body: 'x' })).error?.message).toBe(
      'A project can have 10,000 comments.',
    );
  });
});

test('callers learn ids alone from the function that tells what a token opens', async () => {
  const { token } = await asked(ann, id, { asked_email: 'nora@example.org' });
  const nora = { ...anonymous, visit: { 'x-share-token': token } };
  const rows = await site.database.queryAs<object>(nora, 'select * from public.request_of_token()', []);
  expect(rows.map((row) => Object.keys(row))).toEqual([
    ['id', 'previous_id', 'version_id', 'previous_version_id'],
  ]);
});

test('the answer of whoever is asked must be for the version that they were asked about', async () => {
  const request = await asked(ann, id);
  const nora = visitor(site, { 'x-share-token': request.token });
  const hashes = { plan_hash: planHash, concern_hash: planHash };
  const answer = (sent: object) =>
    nora.client
      .from('approvals')
      .insert({ request_id: request.id, answer: 'approved', name: 'Nora', ...sent });
  const other = 'b'.repeat(64);
  for (const sent of [
    { ...hashes, plan_hash: other },
    { ...hashes, concern_hash: other },
    { plan_hash: planHash },
  ])
    expect((await answer(sent)).error?.message).toBe('This answer is for another version of the plan.');
  await answer(hashes).throwOnError();
  const seen = nora.client.from('project_versions').select('objects');
  expect((await seen.throwOnError()).data).toEqual([{ objects: [1] }]);
  expect((await nora.client.from('projects').select('id').throwOnError()).data).toEqual([]);
});

test('with the account of its owner all that belongs to a project is deleted', async () => {
  const { id: project, owner } = await sharedProject(site);
  await site.database.query('delete from auth.users where id = $1', [owner.id]);
  const tables = [
    'project_members',
    'invitations',
    'share_links',
    'comment_threads',
    'comments',
    'comment_reads',
  ];
  for (const table of [...tables, 'approval_requests', 'approvals', 'project_versions']) {
    const text = `select from public.${table} where project_id = $1`;
    const left = superuserOn(site.database, (client) => client.query(text, [project]));
    expect((await left).rowCount, table).toBe(0);
  }
});
