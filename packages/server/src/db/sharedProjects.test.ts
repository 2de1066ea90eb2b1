// What triggers do for shared projects: limits, and what servers are told.
import { beforeEach, describe, expect, test } from 'vitest';
import { openRest, type Person, projects, saved } from '../testing/rest.ts';
import { asked, digestOf, guestWith, madeLink, newMember, newToken, visitor } from '../testing/sharing.ts';
import { added, answered, answerTo } from '../testing/sharedProject.ts';
import { superuserOn } from '../testing/superuser.ts';
import { callerWith } from '../testing/people.ts';

const site = await openRest();

let ann: Person;
let id: string;
beforeEach(async () => {
  ann = await site.person();
  id = await saved(ann, 'Lot', [1]);
});

const change = (objects: readonly unknown[], who = ann) =>
  projects(who).update({ objects }).eq('id', id).throwOnError();

/** As if it were done by the server, for what would take thousands of requests. */
const asAnn = (text: string, ...values: readonly unknown[]) =>
  site.database.queryAs(callerWith(ann.id), text, values);

test('the document of a deleted project is not there for whoever takes its id', async () => {
  const document = `insert into live.documents (project_id, user_id, epoch, format, state, saved_at)
    values ($1, $2, 1, 1, '\\x00', now())`;
  await site.database.query(document, [id, ann.id]);
  await projects(ann).delete().eq('id', id).throwOnError();
  const eve = await site.person();
  await projects(eve).insert({ id, title: 'Mine' }).throwOnError();
  expect(await site.database.query('select from live.documents where project_id = $1', [id])).toEqual([]);
});

test('is_shared tells whether somebody else may edit, without counting as a save', async () => {
  const stamp = async () =>
    (await projects(ann).select('is_shared,updated_at').eq('id', id).single().throwOnError()).data;
  const before = await stamp();
  const [viewer, editor] = [await madeLink(ann, id, 'viewer'), await madeLink(ann, id, 'editor')];
  expect(viewer.id).not.toBe(editor.id);
  expect(await stamp()).toEqual({ ...before, is_shared: true });
  await ann.client.from('share_links').update({ revoked_at: 'now' }).eq('id', editor.id).throwOnError();
  expect(await stamp()).toEqual(before);
  const bob = await newMember(site, ann, id, 'editor');
  expect(await stamp()).toEqual({ ...before, is_shared: true });
  await ann.client.from('project_members').update({ role: 'viewer' }).eq('user_id', bob.id).throwOnError();
  expect(await stamp()).toEqual(before);
  await projects(ann).update({ is_shared: true }).eq('id', id).throwOnError();
  expect(await stamp()).toMatchObject({ is_shared: false });
});

test('an invitation gives its own role, to its own address, once', async () => {
  const [bob, eve] = [await site.person(), await site.person()];
  const email = `${bob.id}@example.org`;
  const row = { project_id: id, email: ` ${email.toUpperCase()} `, role: 'viewer' };
  await ann.client.from('invitations').insert(row).throwOnError();
  const seen = bob.client.from('invitations').select('project_title,inviter_name,role');
  expect((await seen.throwOnError()).data).toEqual([
    { project_title: 'Lot', inviter_name: ann.id, role: 'viewer' },
  ]);
  expect((await ann.client.from('invitations').insert(row)).error?.message).toBe(
    `${email} is invited already.`,
  );
  const join = (who: Person) => who.client.from('project_members').insert({ project_id: id, role: 'editor' });
  const message = 'This invitation was withdrawn, or it is for another email address.';
  expect((await join(eve)).error).toMatchObject({ code: '42501', message });
  await join(bob).throwOnError();
  const roles = bob.client.from('project_members').select('user_id,role,email');
  expect((await roles.throwOnError()).data).toEqual([{ user_id: bob.id, role: 'viewer', email }]);
  expect((await join(bob)).error).toMatchObject({ message });
  expect((await ann.client.from('invitations').insert(row)).error?.message).toBe(
    `${email} is a member already.`,
  );
});

test('an owner cannot invite themselves', async () => {
  const row = { project_id: id, email: ` ${ann.id}@Example.org `, role: 'viewer' };
  expect((await ann.client.from('invitations').insert(row)).error).toMatchObject({
    code: '23514',
    message: "This project is yours. Enter somebody else's email address.",
  });
  expect((await ann.client.from('invitations').select('id').throwOnError()).data).toEqual([]);
});

test('nobody but the owner learns by inviting who is invited', async () => {
  const eve = await newMember(site, ann, id, 'editor');
  const row = { project_id: id, email: 'bob@example.org', role: 'viewer' };
  await ann.client.from('invitations').insert(row).throwOnError();
  for (const email of [row.email, 'nobody@example.org', `${eve.id}@example.org`]) {
    const message = 'new row violates row-level security policy for table "invitations"';
    expect((await eve.client.from('invitations').insert({ ...row, email })).error?.message).toBe(message);
  }
});

describe('beyond the limit', () => {
  test('of 50 invitations an hour a sentence says so, also after some were withdrawn', async () => {
    const row = (number: number) => ({ project_id: id, email: `guest${number}@example.org`, role: 'viewer' });
    await ann.client
      .from('invitations')
      .insert(Array.from({ length: 50 }, (_, number) => row(number)))
      .throwOnError();
    await ann.client.from('invitations').delete().eq('project_id', id).throwOnError();
    expect((await ann.client.from('invitations').insert(row(51))).error).toMatchObject({
      code: '23514',
      message: 'You have invited 50 people within an hour. Try again later.',
    });
  });

  test('of 200 members and invitations', async () => {
    const invited = `insert into public.invitations (project_id, email, role)
      select $1, 'guest' || $2 || n || '@example.org', 'viewer' from generate_series(1, 50) as n`;
    for (let hour = 0; hour < 4; hour += 1) {
      await asAnn(invited, id, `${hour}-`);
      await site.database.query('truncate public.usage_limits');
    }
    expect(
      (
        await ann.client
          .from('invitations')
          .insert({ project_id: id, email: 'x@example.org', role: 'viewer' })
      ).error?.message,
    ).toBe('A project can have 200 members and invitations. Remove one to invite somebody else.');
  });

  test('of 100 live links', async () => {
    const links = `insert into public.share_links (project_id, role, token_hash)
      select $1::uuid, 'viewer', encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex') from generate_series(1, 100) as n`;
    await asAnn(links, id);
    const more = { project_id: id, role: 'viewer', token_hash: digestOf(newToken()) };
    expect((await ann.client.from('share_links').insert(more)).error?.message).toBe(
      'A project can have 100 links. Revoke one to make another.',
    );
    const one = await asAnn('select id from public.share_links limit 1');
    await ann.client
      .from('share_links')
      .update({ revoked_at: 'now' })
      .match(one[0] ?? {})
      .throwOnError();
    await ann.client.from('share_links').insert(more).throwOnError();
  });
});

test('who opens a link again and again within a second is counted once', async () => {
  const link = await madeLink(ann, id, 'viewer');
  const openings = visitor(site, guestWith(link.token)).client.from('link_openings');
  await openings.insert(Array.from({ length: 100 }, () => ({}))).throwOnError();
  const opened = ann.client.from('share_links').select('opened').eq('id', link.id);
  expect((await opened.throwOnError()).data).toEqual([{ opened: 1 }]);
});

test('an approval whose request was revoked is left to the owner and to nobody who reads the project', async () => {
  const link = await madeLink(ann, id, 'viewer');
  const bob = await newMember(site, ann, id, 'editor');
  const readers = [visitor(site, guestWith(link.token)), bob, ann];
  const request = await asked(ann, id);
  const nora = visitor(site, guestWith(request.token));
  const withdrawn = { ...answerTo(request), revoked_at: 'now' };
  expect((await nora.client.from('approvals').insert(withdrawn)).error).toMatchObject({ code: '42501' });
  await answered(nora, request, 'approved');
  const read = (who: Person) => who.client.from('approvals').select('name,revoked_at').throwOnError();
  const given = { name: 'Nora', revoked_at: null };
  for (const who of readers) expect((await read(who)).data).toEqual([given]);
  await ann.client
    .from('approval_requests')
    .update({ revoked_at: 'now' })
    .eq('id', request.id)
    .throwOnError();
  for (const who of readers.slice(0, 2)) expect((await read(who)).data).toEqual([]);
  expect((await read(ann)).data).toEqual([{ name: 'Nora', revoked_at: expect.any(String) as unknown }]);
});

test('servers are told of what concerns a project, when it is committed', async () => {
  const told: string[] = [];
  await superuserOn(site.database, async (client) => {
    client.on('notification', ({ payload }) => {
      const { project, about } = JSON.parse(payload ?? '{}') as { project: string; about: string };
      if (project === id) told.push(about);
    });
    await client.query('listen homeplot');
    const link = await madeLink(ann, id, 'commenter');
    await change([2]);
    await added(visitor(site, guestWith(link.token)), 'comment_threads', {
      project_id: id,
      anchor: { x: 1, y: 1 },
      author_name: 'Gus',
    });
    await asked(ann, id);
    await visitor(site, guestWith(link.token)).client.from('link_openings').insert({}).throwOnError();
    await ann.client.from('share_links').update({ revoked_at: 'now' }).eq('id', link.id).throwOnError();
    await projects(ann).delete().eq('id', id).throwOnError();
    await expect.poll(() => told).toContain('deleted');
  });
  expect(told.slice(0, 5)).toEqual(['access', 'saved', 'comments', 'approvals', 'access']);
});
