import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  filesOf,
  type FileSite,
  hashOf,
  kept,
  limits,
  openFiles,
  pdf,
  refusal,
  upload,
} from '../testing/files.ts';
import { type Person, projects, publicKey, saved } from '../testing/rest.ts';
import {
  asked,
  guestWith,
  madeLink,
  newMember,
  offerTo,
  takeOver,
  newToken,
  type Role,
  visitor,
} from '../testing/sharing.ts';
import { openCollector } from './collector.ts';
import { DiskStore } from './diskStore.ts';

let site: FileSite;
let ann: Person;
let bytes: Buffer;
/** A file that Ann's project uses. */
let name: string;
let project: string;
beforeAll(async () => {
  site = await openFiles();
});
beforeEach(async () => {
  ann = await site.person();
  bytes = pdf();
  name = await kept(ann, bytes);
  project = await saved(ann, 'Lot', [underlay(bytes)]);
});

const underlay = (content: Buffer) => ({ id: 'u', type: 'underlay', file: { sha256: hashOf(content) } });

const roles: readonly Role[] = ['viewer', 'commenter', 'editor'];

const guest = async (role: Role): Promise<Person> =>
  visitor(site, guestWith((await madeLink(ann, project, role)).token));

const opened = async (who: Person, file = name): Promise<boolean> => {
  const { data } = await filesOf(who).download(file);
  return data !== null && Buffer.from(await data.arrayBuffer()).equals(bytes);
};

const signed = async (who: Person): Promise<string> => {
  const { data } = await filesOf(who).createSignedUrls([name], 60);
  return data?.[0]?.signedUrl ?? '';
};

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

const revoke = (id: string) =>
  ann.client.from('share_links').update({ revoked_at: new Date().toISOString() }).eq('id', id).throwOnError();

describe('the files of a project', () => {
  test.each(roles)('are read by a member and by a guest whose role is %s', async (role) => {
    for (const who of [await newMember(site, ann, project, role), await guest(role)]) {
      expect(await opened(who)).toBe(true);
      expect(await statusOf(await signed(who))).toBe(200);
      expect((await filesOf(who).list(ann.id)).data).toHaveLength(1);
    }
  });

  test('are read neither by strangers nor with a guessed token, nor other files of the owner by anybody', async () => {
    const strangers = [await site.person(), visitor(site, {}), visitor(site, guestWith(newToken()))];
    for (const who of strangers) {
      expect(await opened(who)).toBe(false);
      expect(await signed(who)).toBe('');
    }
    const secret = pdf();
    const hidden = await kept(ann, secret);
    await saved(ann, 'Secret', [underlay(secret)]);
    for (const who of [await newMember(site, ann, project, 'editor'), await guest('editor')]) {
      expect(await filesOf(who).download(hidden)).toEqual(refusal(404, /not found/));
      const { data } = await filesOf(who).list(ann.id);
      expect(data?.map((file) => `${ann.id}/${file.name}`)).toEqual([name]);
    }
  });

  test('are read by whoever is asked to approve a version with them, as long as the request is live', async () => {
    const request = await asked(ann, project);
    await projects(ann).update({ objects: [] }).eq('id', project).throwOnError();
    const nora = visitor(site, { 'x-share-token': request.token });
    expect(await opened(nora)).toBe(true);
    const address = await signed(nora);
    expect(await statusOf(address)).toBe(200);
    const revoked = { revoked_at: new Date().toISOString() };
    await ann.client.from('approval_requests').update(revoked).eq('id', request.id).throwOnError();
    expect([await opened(nora), await statusOf(address)]).toEqual([false, 404]);
  });

  test('are not read by a former member who makes a project with the id of a version', async () => {
    await projects(ann).update({ objects: [] }).eq('id', project).throwOnError();
    const eve = await newMember(site, ann, project, 'editor');
    const versions = eve.client.from('project_versions').select('id').eq('project_id', project);
    const version = (await versions.single<{ id: string }>().throwOnError()).data.id;
    expect(await opened(eve)).toBe(true);
    await ann.client.from('project_members').delete().eq('user_id', eve.id).throwOnError();
    expect(await opened(eve)).toBe(false);
    await projects(eve).insert({ id: version, title: 'Trap' }).throwOnError();
    expect(await opened(eve)).toBe(false);
  });
});

describe('a signed address', () => {
  test('ends with the link that it was signed with, and with no other', async () => {
    const links = [await madeLink(ann, project, 'viewer'), await madeLink(ann, project, 'viewer')];
    const addresses: string[] = [];
    for (const { token } of links) addresses.push(await signed(visitor(site, guestWith(token))));
    const bob = await site.person();
    addresses.push(await signed(visitor(site, guestWith(links[0]?.token ?? ''), bob)));
    addresses.push(await signed(ann));
    const statuses = () => Promise.all(addresses.map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(addresses.join(' ')).not.toContain(links[0]?.token);
    await revoke(links[0]?.id ?? '');
    expect(await statuses()).toEqual([404, 200, 404, 200]);
  });

  test('ends when its link expires, or the membership of whoever signed it ends', async () => {
    const bob = await newMember(site, ann, project, 'viewer');
    const link = await madeLink(ann, project, 'viewer');
    const addresses = [await signed(bob), await signed(visitor(site, guestWith(link.token)))];
    await ann.client.from('project_members').delete().eq('user_id', bob.id).throwOnError();
    const past = { expires_at: new Date(Date.now() - 1000).toISOString() };
    await ann.client.from('share_links').update(past).eq('id', link.id).throwOnError();
    expect(await Promise.all(addresses.map(statusOf))).toEqual([404, 404]);
  });
});

describe('an upload into the folder of the owner', () => {
  const used = async (who: Person): Promise<number> => {
    const text = 'select bytes from storage.used_by($1)';
    return (await site.database.query<{ bytes: number }>(text, [who.id]))[0]?.bytes ?? NaN;
  };
  const into = (who: Person, content: Buffer) => upload(who, content, `${ann.id}/${hashOf(content)}`);

  test('by an editor, member or guest, counts against the owner', async () => {
    const bob = await newMember(site, ann, project, 'editor');
    for (const who of [bob, await guest('editor'), visitor(site, guestWith(newToken()), bob)]) {
      const before = await used(ann);
      const content = pdf();
      expect(await into(who, content)).toMatchObject({ error: null });
      expect([await used(ann), await used(bob)]).toEqual([before + content.length, 0]);
      await projects(who)
        .update({ objects: [underlay(content)] })
        .eq('id', project)
        .throwOnError();
      expect((await filesOf(who).download(`${ann.id}/${hashOf(content)}`)).error).toBe(null);
    }
    // What two accounts may fill together, the owner has filled.
    for (const size of [limits.fileLimit, limits.fileLimit - 10_000]) await kept(ann, pdf(size));
    expect(await into(bob, pdf(20_000))).toEqual(refusal(413, /the plan owner's files take 4 MB of 4 MB/));
  });

  test('by others fills at most a fifth of what the owner may keep, also by deleting and sending again', async () => {
    const bob = await newMember(site, ann, project, 'editor');
    const large = pdf(limits.filesQuota / 5 - 1000);
    expect(await into(bob, large)).toMatchObject({ error: null });
    const tooMuch = refusal(413, /others than the plan's owner can add 0.8 MB of files/);
    expect(await into(await guest('editor'), pdf(2000))).toEqual(tooMuch);
    await filesOf(ann).remove([`${ann.id}/${hashOf(large)}`]);
    expect(await into(bob, pdf(2000))).toEqual(tooMuch);
    await kept(ann, pdf(limits.fileLimit));
  });

  test('by an editor gives back a file that the server had lost', async () => {
    await site.database.query('update storage.objects set lost_since = now() where name = $1', [name]);
    const bob = await newMember(site, ann, project, 'editor');
    expect(await into(bob, bytes)).toMatchObject({ error: null });
    expect(
      await site.database.query('select lost_since from storage.objects where name = $1', [name]),
    ).toEqual([{ lost_since: null }]);
  });

  test('is refused for everybody else', async () => {
    const others = [
      await newMember(site, ann, project, 'viewer'),
      await newMember(site, ann, project, 'commenter'),
      await guest('viewer'),
      await guest('commenter'),
      await site.person(),
      visitor(site, {}),
      visitor(site, guestWith(newToken())),
      visitor(site, { 'x-share-token': (await asked(ann, project)).token }),
    ];
    for (const who of others) expect((await into(who, pdf())).error).toMatchObject({ status: 403 });
    expect(await used(ann)).toBe(bytes.length);
  });

  test('in parts continues for a guest, until the link is revoked', async () => {
    const content = pdf(300_000);
    const link = await madeLink(ann, project, 'editor');
    const headers = { apikey: publicKey, 'tus-resumable': '1.0.0', 'x-share-token': link.token };
    const metadata = { bucketName: 'files', objectName: `${ann.id}/${hashOf(content)}` };
    const begin = () =>
      fetch(`${site.url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          ...headers,
          'upload-length': String(content.length),
          'upload-metadata': Object.entries(metadata)
            .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
    const send = (at: string, from: number, to: number) =>
      fetch(`${site.url}${at}`, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(from),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(content.subarray(from, to)),
      });
    const first = await begin();
    expect(first.status).toBe(201);
    const at = first.headers.get('location') ?? '';
    expect((await send(at, 0, 1000)).status).toBe(204);
    expect((await send(at, 1000, content.length)).status).toBe(204);
    await projects(ann)
      .update({ objects: [underlay(content)] })
      .eq('id', project)
      .throwOnError();
    const there = await filesOf(ann).download(`${ann.id}/${hashOf(content)}`);
    expect(there.data?.size).toBe(content.length);
    await ann.client.from('projects').update({ objects: [] }).eq('id', project).throwOnError();
    const next = (await begin()).headers.get('location') ?? '';
    await revoke(link.id);
    expect([(await send(next, 0, 1000)).status, (await begin()).status]).toEqual([404, 403]);
  });
});

describe('handing over a project', () => {
  const handOver = async (to: Person) => {
    await offerTo(to, ann, project).throwOnError();
    return takeOver(to, project);
  };
  const mine = (who: Person) => `${who.id}/${hashOf(bytes)}`;
  const onDisk = async () => (await readdir(join(site.dataDir, 'files', ann.id))).length;

  test('takes its files along, and those of its versions', async () => {
    await projects(ann).update({ objects: [] }).eq('id', project).throwOnError();
    const bob = await newMember(site, ann, project, 'editor');
    expect((await handOver(bob)).data).toHaveLength(1);
    expect([await opened(bob, mine(bob)), await opened(ann, mine(bob)), await opened(ann)]).toEqual([
      true,
      true,
      false,
    ]);
    const totals = await site.database.query(
      'select (storage.used_by($1)).files as before, (storage.used_by($2)).files as after',
      [ann.id, bob.id],
    );
    expect(totals).toEqual([{ before: 0, after: 1 }]);
  });

  test('leaves files with the old owner that they need elsewhere, and the bytes stay until both let go', async () => {
    const other = await saved(ann, 'Other', [underlay(bytes)]);
    const bob = await newMember(site, ann, project, 'editor');
    expect((await handOver(bob)).data).toHaveLength(1);
    expect([await opened(bob, mine(bob)), await opened(ann)]).toEqual([true, true]);
    const store = new DiskStore(join(site.dataDir, 'files'));
    const log = { error: (problem: unknown) => expect.fail(String(problem)) };
    const { collect } = openCollector(site.database, store, log, null);
    await projects(ann).delete().eq('id', other).throwOnError();
    await site.database.query('delete from storage.objects where name = $1', [name]);
    await site.database.query("update storage.leavings set kept_until = now() - interval '1 day'");
    await collect('all');
    expect([await opened(bob, mine(bob)), await onDisk()]).toEqual([true, 1]);
    await site.database.query('delete from storage.objects where name = $1', [mine(bob)]);
    await site.database.query("update storage.leavings set kept_until = now() - interval '1 day'");
    await collect('all');
    expect(await onDisk()).toBe(0);
  });

  test('is refused if they have no room for its files', async () => {
    const bob = await newMember(site, ann, project, 'editor');
    for (const size of [limits.fileLimit, limits.fileLimit - 500]) await kept(bob, pdf(size));
    const { error } = await handOver(bob);
    expect(error?.message).toMatch(/^You have no room for the files of this project\./);
    expect([await opened(ann), await opened(bob)]).toEqual([true, true]);
  });
});
