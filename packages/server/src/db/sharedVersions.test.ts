// The versions of shared projects: their names, and whose room they take.
import { beforeEach, describe, expect, test } from 'vitest';
import { changeProject, openRest, type Person, projects, saved, versionsOf } from '../testing/rest.ts';
import { asked, guestWith, madeLink, newMember, visitor } from '../testing/sharing.ts';
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

const nameState = (name: string, who = ann) =>
  who.client.from('project_versions').insert({ project_id: id, name });

const versions = (who = ann) => versionsOf(who, id);

/** As if it were done by the server, for what would take thousands of requests. */
const asAnn = (text: string, ...values: readonly unknown[]) =>
  site.database.queryAs(callerWith(ann.id), text, values);

describe('a version with a name', () => {
  test('holds the present state, is not kept twice, and can be renamed', async () => {
    await nameState('First').throwOnError();
    await change([2]);
    expect(await versions()).toEqual([{ name: 'First', objects: [1], kept: false }]);
    await ann.client.from('project_versions').update({ name: 'Renamed' }).eq('project_id', id).throwOnError();
    await change([3]);
    expect(await versions()).toEqual([
      { name: 'Renamed', objects: [1], kept: false },
      { name: null, objects: [2], kept: false },
    ]);
  });

  test('stays when 50 newer ones are kept, as does one that somebody was asked to approve', async () => {
    await nameState('First').throwOnError();
    await change([2]);
    const request = await asked(ann, id);
    for (let number = 3; number < 60; number += 1) await change([number]);
    const kept = await versions();
    expect(kept).toHaveLength(52);
    expect(kept.slice(0, 2)).toEqual([
      { name: 'First', objects: [1], kept: false },
      { name: null, objects: [2], kept: true },
    ]);
    await ann.client.from('approval_requests').delete().eq('id', request.id).throwOnError();
    await change([60]);
    expect((await versions())[1]).toMatchObject({ objects: [10], kept: false });
  });

  test('is one of at most 100', async () => {
    const named =
      'insert into public.project_versions (project_id, name) select $1, n from generate_series(1, 100) as n';
    await asAnn(named, id);
    const message = 'A project can have 100 named versions. Remove the name of one to name another.';
    expect((await nameState('101')).error).toMatchObject({ code: '23514', message });
    await change([2]);
    expect(await versions()).toHaveLength(100);
  });

  test('loses its name only by the owner and by whoever gave it', async () => {
    const [bob, carl] = [await newMember(site, ann, id, 'editor'), await newMember(site, ann, id, 'editor')];
    const guest = visitor(site, guestWith((await madeLink(ann, id, 'editor')).token));
    const rename = (name: string | null, who: Person) =>
      who.client.from('project_versions').update({ name }).eq('project_id', id);
    const message = 'Only the owner and whoever gave this name can take it away.';
    await nameState('Mine', bob).throwOnError();
    // Not by another name either.
    await rename('Ours', carl).throwOnError();
    for (const who of [carl, guest])
      expect((await rename(null, who)).error).toMatchObject({ code: '42501', message });
    await rename(null, bob).throwOnError();
    await rename('Theirs', guest).throwOnError();
    expect((await rename(null, bob)).error).toMatchObject({ message });
    await rename(null, guest).throwOnError();
    await rename('Theirs', guest).throwOnError();
    await rename(null, ann).throwOnError();
    expect(await versions()).toMatchObject([{ name: null }]);
  });

  test.each(['', 'x'.repeat(101), null])('is not called %j', async (name) => {
    expect((await ann.client.from('project_versions').insert({ project_id: id, name })).error?.code).toBe(
      '23514',
    );
  });
});

describe('what others save', () => {
  /** As if the versions of a project, or all of the account, took so many megabytes. */
  const weighing = (megabytes: number, project?: string) =>
    superuserOn(site.database, async (client) => {
      const bytes = megabytes * 1024 * 1024;
      if (project !== undefined)
        await client.query('update public.project_versions set bytes = $1 where project_id = $2', [
          bytes,
          project,
        ]);
      await client.query('update public.project_version_totals set bytes = $1 where user_id = $2', [
        bytes,
        ann.id,
      ]);
    });
  let other: string;
  const ofTheOther = async () =>
    (await ann.client.from('project_versions').select('id').eq('project_id', other).throwOnError()).data
      .length;
  beforeEach(async () => {
    other = await saved(ann, 'Other', [1]);
    await projects(ann)
      .update({ objects: [2] })
      .eq('id', other)
      .throwOnError();
  });

  test('costs other projects of the owner none of their versions, by whatever way it is saved', async () => {
    const { token } = await madeLink(ann, id, 'editor');
    await change([2]);
    await weighing(501);
    await change([3], visitor(site, guestWith(token)));
    // As the server saves what is edited at the same time.
    await asAnn(`update public.projects set objects = '[4]' where id = $1`, id);
    expect([await ofTheOther(), await versions()]).toEqual([1, []]);
    const message =
      'There is no room for another version that stays: the versions of an account can take 500 MB.';
    expect((await nameState('Big', visitor(site, guestWith(token)))).error).toMatchObject({ message });
    expect(await ofTheOther()).toBe(1);
  });

  test('pushes out none of the versions before, however often and however much it is', async () => {
    const guest = visitor(site, guestWith((await madeLink(ann, id, 'editor')).token));
    await change([2]);
    await change([3]);
    await superuserOn(site.database, async (client) => {
      const earlier = `update public.project_versions set saved_at = saved_at - case objects
        when '[1]' then interval '2 days' else interval '1 day' end where project_id = $1`;
      await client.query(earlier, [id]);
    });
    for (let number = 1; number <= 60; number += 1) await change([`Junk ${number}`], guest);
    const objects = async () => (await versions()).map((version) => version.objects as unknown);
    const all = await objects();
    expect(all).toHaveLength(50);
    expect(all.slice(0, 3)).toEqual([[1], [2], [3]]);
    // The last ones can be taken back one by one.
    expect(all.slice(-10)).toEqual(Array.from({ length: 10 }, (_, index) => [`Junk ${50 + index}`]));
    await superuserOn(site.database, async (client) => {
      const large = `update public.project_versions set bytes = 16 * 1024 * 1024
        where project_id = $1 and objects::text like '%Junk%'`;
      await client.query(large, [id]);
    });
    await change(['Last'], guest);
    expect((await objects()).slice(0, 3)).toEqual([[1], [2], [3]]);
  });

  test('and name takes a fifth of the room, and what the owner named as much as there is', async () => {
    const guest = visitor(site, guestWith((await madeLink(ann, id, 'editor')).token));
    for (const number of [2, 3, 4]) await change([number], guest);
    await weighing(15, id);
    const listed = ann.client.from('project_versions').select('id').eq('project_id', id).order('saved_at');
    const ids = (await listed.throwOnError()).data.map((version) => version.id as string);
    const name = (index: number, who: Person) =>
      who.client.from('project_versions').update({ name: 'Sent' }).eq('id', ids[index]);
    await name(0, guest).throwOnError();
    const message =
      'Versions that others than the owner named can take 20 MB. Remove the name of one to name another.';
    expect((await name(1, guest)).error).toMatchObject({ code: '23514', message });
    await name(1, ann).throwOnError();
    expect((await versions()).map((version) => version.name as unknown)).toEqual(['Sent', 'Sent', null]);
  });

  test('fills at most 100 MB with the versions of one project', async () => {
    const { token } = await madeLink(ann, id, 'editor');
    await change([2]);
    await change([3]);
    await weighing(60, id);
    await change([4]);
    expect((await versions()).map(({ objects }) => objects as unknown)).toEqual([[1], [3]]);
    await ann.client.from('project_versions').update({ name: 'x' }).eq('project_id', id).throwOnError();
    await weighing(60, id);
    const message =
      'There is no room for another version that stays: named versions of a project can take 100 MB.';
    expect((await nameState('Big', visitor(site, guestWith(token)))).error).toMatchObject({ message });
  });
});

test('while the server says that editing continues, no versions are kept, and no caller can say so', async () => {
  await site.database.transactionAs(callerWith(ann.id), async (sql) => {
    await sql.query("select set_config('homeplot.continues', 'on', true)");
    await sql.query("update public.projects set objects = '[2]'");
  });
  expect(await versions()).toEqual([]);
  const headers = {
    'homeplot.continues': 'on',
    prefer: 'homeplot.continues=on',
    'x-homeplot-continues': 'on',
  };
  await change([3], visitor(site, headers, ann));
  expect(await versions()).toMatchObject([{ objects: [2] }]);
});
