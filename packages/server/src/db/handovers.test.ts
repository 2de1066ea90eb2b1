// A project is offered to somebody who may edit it, and is theirs with all that belongs to it once they accept.
import { beforeEach, describe, expect, test } from 'vitest';
import { changeProject, openRest, type Person, projects, saved, versionsOf } from '../testing/rest.ts';
import { madeLink, newMember, offerTo, takeOver } from '../testing/sharing.ts';
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

const change = (objects: readonly unknown[], who = ann) => changeProject(who, id, objects);

const versions = (who = ann) => versionsOf(who, id);

describe('a handover', () => {
  const handOver = async (to: Person) => {
    await offerTo(to, ann, id).throwOnError();
    return takeOver(to, id);
  };
  const offers = async (who: Person) => {
    const rows = who.client.from('project_handovers').select('to_user_id,owner_name').eq('project_id', id);
    return (await rows.throwOnError()).data;
  };
  const owner = async (who = ann) => (await projects(who).select('user_id').eq('id', id).throwOnError()).data;

  test('takes versions along; members, links and comments stay, and the old owner may edit', async () => {
    await change([2]);
    const [bob, carl] = [await newMember(site, ann, id, 'editor'), await newMember(site, ann, id, 'viewer')];
    const link = await madeLink(ann, id, 'viewer');
    const thread = await added(ann, 'comment_threads', { project_id: id, anchor: { x: 1, y: 1 } });
    const stamp = async () =>
      (await projects(ann).select('user_id,updated_at,is_shared').eq('id', id).single().throwOnError()).data;
    const before = await stamp();
    expect((await handOver(bob)).data).toHaveLength(1);
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
    for (const to of [carl, stranger, ann])
      expect((await offerTo(to, ann, id)).error).toMatchObject({ message });
    expect((await offerTo(bob, carl, id)).error?.code).toBe('42501');
    expect((await offerTo(bob, bob, id)).error?.code).toBe('42501');
  });

  test('needs the word of the new owner, who may decline; until then everything stays as it was', async () => {
    const [bob, carl] = [await newMember(site, ann, id, 'editor'), await newMember(site, ann, id, 'editor')];
    await offerTo(bob, ann, id).throwOnError();
    const offer = { to_user_id: bob.id, owner_name: ann.id };
    expect([await offers(ann), await offers(bob), await offers(carl)]).toEqual([[offer], [offer], []]);
    expect((await takeOver(carl, id)).data).toEqual([]);
    expect((await takeOver(ann, id)).data).toEqual([]);
    expect((await offerTo(carl, ann, id)).error?.message).toBe(
      `The project is offered to ${bob.id} already. Take that back first.`,
    );
    expect(await owner()).toEqual([{ user_id: ann.id }]);
    await bob.client.from('project_handovers').delete().eq('project_id', id).throwOnError();
    expect([await offers(ann), (await takeOver(bob, id)).data]).toEqual([[], []]);
    expect((await handOver(carl)).data).toHaveLength(1);
    expect([await owner(), await offers(ann), await offers(carl)]).toEqual([[{ user_id: carl.id }], [], []]);
  });

  test('can be taken back, and ends with the membership or the role that it needs', async () => {
    const bob = await newMember(site, ann, id, 'editor');
    await offerTo(bob, ann, id).throwOnError();
    await ann.client.from('project_handovers').delete().eq('project_id', id).throwOnError();
    expect((await takeOver(bob, id)).data).toEqual([]);
    await offerTo(bob, ann, id).throwOnError();
    await ann.client.from('project_members').update({ role: 'viewer' }).eq('user_id', bob.id).throwOnError();
    expect([await offers(bob), (await takeOver(bob, id)).data]).toEqual([[], []]);
    await ann.client.from('project_members').delete().eq('user_id', bob.id).throwOnError();
    expect([await offers(ann), await owner()]).toEqual([[], [{ user_id: ann.id }]]);
  });

  test('is refused to somebody with 500 projects', async () => {
    const bob = await newMember(site, ann, id, 'editor');
    const many = `insert into public.projects (title) select 'Lot' from generate_series(1, 500)`;
    await site.database.queryAs(callerWith(bob.id), many, []);
    expect((await handOver(bob)).error?.message).toBe(
      'You have 500 projects, the most. Delete one to take over this one.',
    );
    expect(await owner()).toEqual([{ user_id: ann.id }]);
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
      message: expect.stringMatching(/^You have no room for the versions of this project: /) as unknown,
    });
    const kept = bob.client.from('project_versions').select('objects').eq('project_id', own);
    expect((await kept.throwOnError()).data).toEqual([{ objects: [1] }]);
    expect(await versions()).toHaveLength(1);
  });
});
