import { readPlanText } from '@homeplot/plan/planFile';
import { createHash } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, bob, projectId, TestCloud } from '../../../testing/testCloud.ts';
import { filesIn, projectEntry } from './archiveFormat.ts';
import { type FileKeeper, importArchive } from './importArchive.ts';
import { makeArchive, type ReadFile } from './makeArchive.ts';

let cloud: TestCloud;
beforeEach(() => {
  cloud = new TestCloud();
});

const scan = strToU8('%PDF-1.7 a survey, with PK\u0003\u0004 and PK\u0007\u0008 inside');
const sha256 = createHash('sha256').update(scan).digest('hex');
const described = { sha256, type: 'application/pdf', bytes: scan.length, name: 'survey.pdf' };
const underlay = { id: 'u1', type: 'underlay', x: 0, y: 0, width: 10, height: 10, file: described };
const elm = { id: 'elm', type: 'tree', x: 3, y: 4, width: 2, height: 2 };

const has: ReadFile = async () => new Blob([scan]);

async function archiveOf(
  owner: TestCloud,
  read = has,
): Promise<{ content: Blob; problems: readonly string[] }> {
  const made = await makeArchive(owner.of(ada), { email: 'ada@example.com' }, read, () => {});
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

/** What an import kept and uploaded. */
function keeper(): FileKeeper & { readonly kept: Map<string, Uint8Array>; readonly uploaded: string[] } {
  const kept = new Map<string, Uint8Array>();
  const uploaded: string[] = [];
  return {
    kept,
    uploaded,
    keep: async (hash, bytes) => {
      kept.set(hash, bytes);
      return createHash('sha256').update(bytes).digest('hex') === hash;
    },
    upload: async (files) => {
      uploaded.push(...files.map((file) => file.sha256));
      return { ok: true, value: [] };
    },
  };
}

const importInto = (content: Blob, target: TestCloud, user = ada, files: FileKeeper = keeper()) =>
  importArchive(content, target.of(user), files, () => {});

const rowsOf = (target: TestCloud) =>
  [...target.projects.values()].map(({ user_id, title, objects, settings, created_at }) => ({
    user_id,
    title,
    objects,
    settings,
    created_at,
  }));

describe('the archive of an account', () => {
  test('has every project, every earlier version and each file once, and each plan opens by itself', async () => {
    cloud.put(projectId, 'Back yard', [elm, underlay], { title: 'Yard' });
    cloud.put(projectId.replace(/1$/, '2'), 'Back yard', [underlay]);
    const version = {
      title: 'Old',
      saved_at: '2026-01-01T00:00:00Z',
      object_count: 1,
      objects: [elm],
      settings: {},
    };
    cloud.tables.get('project_versions')?.set('v1', { id: 'v1', project_id: projectId, ...version });
    const { content, problems } = await archiveOf(cloud);
    const entries = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(problems).toEqual([]);
    expect(Object.keys(entries).toSorted()).toEqual([
      'account.json',
      `files/${sha256}`,
      'projects/001 Back yard.json',
      'projects/002 Back yard.json',
      'versions/001 Back yard/01.json',
    ]);
    expect(entries[`files/${sha256}`]).toEqual(scan);
    const account = JSON.parse(new TextDecoder().decode(entries['account.json'])) as object;
    expect(account).toMatchObject({ format: 'homeplot account', email: 'ada@example.com' });
    const plan = readPlanText(new TextDecoder().decode(entries['projects/001 Back yard.json']));
    expect(plan).toMatchObject({ ok: true, notes: [] });
  });

  test('tells which files it lacks, and is not made if a project cannot be read', async () => {
    cloud.put(projectId, 'Back yard', [underlay]);
    const { problems } = await archiveOf(cloud, async () => ({ problem: 'The file is gone.' }));
    expect(problems).toEqual(['The file is gone.']);
    cloud.answer = (response, { url }) =>
      url.includes('project_versions') ? Promise.reject(new TypeError('Failed to fetch')) : response;
    const made = await makeArchive(cloud.of(ada), {}, has, () => {});
    expect(made).toMatchObject({ ok: false, reason: 'unreached' });
  });
});

describe('an imported archive', () => {
  test('brings all projects and files to another Homeplot, and a second time nothing', async () => {
    cloud.put(projectId, 'Back yard', [elm, underlay], { title: 'Yard', own: 7 });
    cloud.put(projectId.replace(/1$/, '2'), 'Front / yard: "1"', [elm]);
    const { content } = await archiveOf(cloud);
    const other = new TestCloud();
    const files = keeper();
    const titles = ['Back yard', 'Front / yard: "1"'];
    expect(await importInto(content, other, ada, files)).toEqual({
      ok: true,
      value: { added: titles, there: [], problems: [] },
    });
    expect(rowsOf(other)).toEqual(rowsOf(cloud));
    expect([files.kept.get(sha256), files.uploaded]).toEqual([scan, [sha256]]);
    expect(await importInto(content, other)).toEqual({
      ok: true,
      value: { added: [], there: titles, problems: [] },
    });
    expect(other.projects.size).toBe(2);
  });

  test('goes to another account of the same Homeplot as copies', async () => {
    cloud.put(projectId, 'Back yard', [elm]);
    const { content } = await archiveOf(cloud);
    expect(await importInto(content, cloud, bob)).toMatchObject({
      ok: true,
      value: { added: ['Back yard'] },
    });
    const both = [
      { user_id: ada, title: 'Back yard' },
      { user_id: bob, title: 'Back yard' },
    ];
    expect(rowsOf(cloud)).toMatchObject(both);
    // One that broke off can be started again.
    expect(await importInto(content, cloud, bob)).toMatchObject({
      value: { added: [], there: ['Back yard'] },
    });
    expect(rowsOf(cloud)).toMatchObject(both);
  });

  test('leaves out what is damaged, and says what', async () => {
    const other = new TestCloud();
    const project = { id: projectId, title: 'Good', created_at: '2026-01-01T00:00:00Z' };
    const plan = { objects: [underlay], settings: {}, project };
    const content = new Blob([
      zipSync({
        'account.json': strToU8('{}'),
        'projects/001 Bad.json': strToU8('{"objects":'),
        'projects/002 Good.json': strToU8(JSON.stringify(plan)),
        [`files/${sha256}`]: strToU8('something else'),
        '../../evil.json': strToU8('{}'),
      }),
    ]);
    const imported = await importInto(content, other);
    expect(imported).toMatchObject({ ok: true, value: { added: ['Good'], there: [] } });
    expect(imported.ok && imported.value.problems).toEqual([
      'projects/001 Bad.json is damaged and was left out.',
      '"survey.pdf" isn\'t in the archive, or is damaged.',
    ]);
  });

  test.each([
    ['no zip file', 'PK nonsense'],
    ['nothing', ''],
    ['a zip file of something else', zipSync({ 'a.txt': strToU8('a') })],
  ])('that is %s is refused in a sentence', async (_what, content) => {
    expect(await importInto(new Blob([content]), cloud)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/isn't an archive of a Homeplot account/) as string,
    });
  });
});

test('titles become names of files that every system allows', () => {
  expect(projectEntry(7, '../..\\con: <Yard> "Ä" 家?')).toBe('projects/007 .. .. con Yard Ä 家.json');
  expect(projectEntry(1000, '///')).toBe('projects/1000 Untitled.json');
});

test('files are found in any field of any object, each once', () => {
  const objects = [underlay, { photo: described }, null, 7, { file: { sha256: 'no hash' } }];
  expect(filesIn(objects)).toEqual([described]);
});
