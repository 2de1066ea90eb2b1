// The files of a plan: kept without metadata, saved with the project, fetched on another browser, shown to whoever has a link,
// exported and imported.
import type { Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { member, openAs, storeSession } from './people.ts';
import { header, open, stored } from './plannerPage.ts';
import { expectToast } from './toast.ts';
import { headersOf, openSavedProjects } from './projects.ts';
import { origin, outbox } from './site.ts';

const secret = 'taken at 44.97 N 93.26 W';

/**
 * A picture with a text chunk, large enough that the export asks about it: noise that can't be compressed, in few pixels of
 * many bytes, which are soon drawn.
 */
function scan(side = 950): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  // Red, green and blue of 16 bits each.
  size.set([16, 2], 8);
  const row = side * 6 + 1;
  const pixels = randomBytes(side * row);
  for (let at = 0; at < pixels.length; at += row) pixels[at] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('tEXt', Buffer.from(`Comment\0${secret}`)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The hashes of the files that a browser has stored. */
const storedIn = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const name = 'homeplot-files';
    // Opening a database that isn't there would make an empty one.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
    return new Promise<unknown[]>((done) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const { result: database } = opening;
        const keys = database.transaction('files').objectStore('files').getAllKeys();
        keys.addEventListener('success', () => {
          database.close();
          done(keys.result.filter((key) => typeof key === 'string'));
        });
      });
    });
  });

const isDrawn = (page: Page, hash: string) => expect.poll(() => storedIn(page)).toEqual([hash]);

// Of the upload that is broken, and of the file that its owner no longer shares.
test.use({ expectedFaults: ['/storage/v1/upload/resumable/', '/storage/v1/object/sign/'] });

/** Breaks the connection once, after the first part of a file. Returns where parts begin, as they are sent. */
async function breakUpload(page: Page): Promise<readonly (string | undefined)[]> {
  const offsets: (string | undefined)[] = [];
  await page.route('**/storage/v1/upload/resumable/*', async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset']);
    if (request.method() === 'PATCH' && offsets.length === 2) await route.abort('connectionreset');
    else await route.continue();
  });
  return offsets;
}

test('a scan is saved with its plan, seen on another browser, shared, exported and imported', async ({
  page,
  context,
  request,
  freshProfile,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const survey = testInfo.outputPath('survey.png');
  await writeFile(survey, scan());
  const person = await member(request);
  await openAs(page, person);
  await page.getByLabel('Plan file to import').setInputFiles(survey);
  await expect.poll(() => storedIn(page)).toHaveLength(1);
  const [hash] = (await storedIn(page)) as [string];
  await header(page, 'Share').click();
  const sharing = page.getByRole('dialog', { name: 'Share Your Project' });
  await expect(sharing.getByRole('status').filter({ hasText: 'scans and pictures' })).toContainText(
    'To include them, save the project',
  );
  const offsets = await breakUpload(page);
  await sharing.getByRole('button', { name: 'Save Project' }).first().click();
  await expect(sharing.getByRole('status').filter({ hasText: 'scans and pictures' })).toContainText(
    "Whoever has the link sees the plan's scans",
  );
  // In parts of 4 MB: the second one is sent again, and the first one isn't.
  expect(offsets).toEqual(['0', '4194304', '4194304']);
  await sharing.getByRole('button', { name: 'Generate & Copy Link' }).click();
  await expectToast(page, 'Share link copied to clipboard!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).not.toContain('files=');

  const headers = await headersOf(request, person);
  const user = await request.get(`${origin}/auth/v1/user`, { headers });
  const { id: owner } = (await user.json()) as { id: string };
  const address = `${origin}/storage/v1/object/authenticated/files/${owner}/${hash}`;
  const answer = await request.get(address, { headers });
  const sent = await answer.body();
  expect(createHash('sha256').update(sent).digest('hex')).toBe(hash);
  expect(sent.includes('taken at')).toBe(false);

  const other = await freshProfile();
  await storeSession(other, person);
  await other.evaluate((text) => localStorage.setItem('homeplot.project', text), await stored(page));
  await open(other);
  await isDrawn(other, hash);

  // The server loses it: the list says so, and this browser sends it again.
  const folder = join(outbox, '..', 'files', owner);
  for (const name of await readdir(folder)) await rm(join(folder, name));
  expect((await request.get(address, { headers })).status()).toBe(410);
  await page.keyboard.press('Escape');
  const saved = await openSavedProjects(page);
  await expect(
    saved.getByText(/^The server has lost 1 file of “.*”\. This browser still has it\.$/),
  ).toBeVisible();
  await saved.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'The files were sent again');
  await expect(saved.getByText('The server has lost')).toBeHidden();
  expect((await request.get(address, { headers })).status()).toBe(200);

  const visitor = await freshProfile();
  await open(visitor, link);
  await isDrawn(visitor, hash);
  await expect(visitor).toHaveURL('/app');
  const ended = await request.delete(`${origin}/rest/v1/projects?user_id=eq.${owner}`, { headers });
  expect(ended.status()).toBe(204);
  await header(visitor, 'Export').click();
  const asked = visitor.getByRole('dialog', { name: "Include the plan's files?" });
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    asked.getByRole('button', { name: /^Export with files \(\d+(\.\d)? MB\)$/ }).click(),
  ]);
  const plan = await download.path();

  const late = await freshProfile();
  await open(late, link);
  await expectToast(late, "Whoever sent you the plan doesn't share this file anymore.");
  await late.getByLabel('Plan file to import').setInputFiles(plan);
  await isDrawn(late, hash);
  await expect(late.getByRole('dialog')).toBeHidden();
  const { files } = JSON.parse(await readFile(plan, 'utf8')) as { files: Record<string, string> };
  expect(Buffer.from(files[hash] ?? '', 'base64').equals(sent)).toBe(true);
});
