// What triggers do for shared projects: handovers, limits, and what servers are told.
import { beforeEach, describe, expect, test } from 'vitest';
import { openRest, type Person, projects, saved } from '../testing/rest.ts';
import { asked, digestOf, guestWith, madeLink, newMember, newToken, visitor } from '../testing/sharing.ts';
import { added } from '../testing/sharedProject.ts';
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

const versions = async (who = ann) => {
  const rows = who.client
    .from('project_versions')
    .select('name,objects,kept')
    .eq('project_id', id)
    .order('saved_at');
  return (await rows.throwOnError()).data;
};

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

describe('a handover', () => {
  const handOver = (to: Person, from = ann) =>
    from.client.from('project_handovers').insert({ project_id: id, to_user_id: to.id });

  test('takes versions along; members, links and comments stay, and the old owner may edit', async () => {
    await change([2]);
    const [bob, carl] = [await newMember(site, ann, id, 'editor'), await newMember(site, ann, id, 'viewer')];
    const link = await madeLink(ann, id, 'viewer');
    const thread = await added(ann, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } });
    const stamp = async () =>
      (await projects(ann).select('user_id,updated_at,is_shared').eq('id', id).single().throwOnError()).data;
    const before = await stamp();
    await handOver(bob).throwOnError();
    expect(await stamp()).toEqual({ ...before, user_id: bob.id, is_shared: true });
    await change([3], bob);
    expect((await versions(bob)).map(({ objects }) => objects as unknown)).toEqual([[1], [2]]);
    const roles = bob.client.from('project_members').select('user_id,role').eq('project_id', id);
    expect(
      (await roles.throwOnError()).data.toSorted((a, b) => String(a.role).localeCompare(String(b.role))),
    ).toEqual([
      { user_id: ann.id, role: 'editor' },
      { user_id: carl.id, role: 'viewer' },
    ]);
    expect((await bob.client.from('share_links').select('id').throwOnError()).data).toEqual([
      { id: link.id },
    ]);
    expect((await bob.client.from('comment_threads').select('id').throwOnError()).data).toEqual([
      { id: thread },
    ]);
    const totals = `select user_id, versions from public.project_version_totals where user_id in ($1, $2)`;
    const counted = superuserOn(site.database, (client) => client.query<object>(totals, [ann.id, bob.id]));
    expect((await counted).rows).toEqual(
      expect.arrayContaining([
        { user_id: ann.id, versions: 0 },
        { user_id: bob.id, versions: 2 },
      ]),
    );
    // Without the account of the old owner it goes on.
    await site.database.query('delete from auth.users where id = $1', [ann.id]);
    expect(await versions(bob)).toHaveLength(2);
  });

  test('is for the owner alone, and to a member who may edit', async () => {
    const [bob, carl] = [
      await newMember(site, ann, id, 'editor'),
      await newMember(site, ann, id, 'commenter'),
    ];
    const stranger = await site.person();
    const message = 'A project can be handed over only to a member who may edit it.';
    for (const to of [carl, stranger, ann]) expect((await handOver(to)).error).toMatchObject({ message });
    expect((await handOver(carl, bob)).error?.code).toBe('42501');
    expect((await handOver(bob, bob)).error?.code).toBe('42501');
  });

  test('is refused to somebody with 500 projects', async () => {
    const bob = await newMember(site, ann, id, 'editor');
    const many = `insert into public.projects (title) select 'Lot' from generate_series(1, 500)`;
    await site.database.queryAs(callerWith(bob.id), many, []);
    expect((await handOver(bob)).error?.message).toBe('The new owner keeps 500 projects already, the most.');
    expect((await projects(ann).select('user_id').eq('id', id).throwOnError()).data).toEqual([
      { user_id: ann.id },
    ]);
  });

  test('is refused if the new owner has no room for its versions, and costs them none of theirs', async () => {
    await change([2]);
    const bob = await newMember(site, ann, id, 'editor');
    const own = await saved(bob, 'Own', [1]);
    await projects(bob)
      .update({ objects: [2] })
      .eq('id', own)
      .throwOnError();
    const full = 'update public.project_version_totals set bytes = 500 * 1024 * 1024 where user_id = $1';
    await superuserOn(site.database, (client) => client.query(full, [bob.id]));
    expect((await handOver(bob)).error).toMatchObject({
      code: '23514',
      message: 'The new owner has no room for the versions of this project.',
    });
    const kept = bob.client.from('project_versions').select('objects').eq('project_id', own);
    expect((await kept.throwOnError()).data).toEqual([{ objects: [1] }]);
    expect(await versions()).toHaveLength(1);
  });
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
