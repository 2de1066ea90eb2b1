// Whatever is sent to whatever route by whatever verb, nothing answers 5xx.
import { assert, asyncProperty } from 'fast-check';
import { hash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { anyRequest } from '../testing/anyRequests.ts';
import { newLocation } from '../testing/databases.ts';
import { openRequests } from '../testing/httpRequests.ts';
import type { Known } from '../testing/known.ts';
import { addUser, claimsOf, headersOfNewUser } from '../testing/people.ts';
import { startServer, validConfig } from '../testing/server.ts';

const jwtSecret = 'a secret that only this suite knows, and nobody else';
const location = await newLocation('file');
for (const [path, content] of [
  ...['index', 'app', 'roadmap', 'terms', 'privacy', '404'].map(
    (name) => [`web/${name}.html`, '<p>'] as const,
  ),
  ['web/assets/page.js', 'export {};'],
  ['tiles/town.pmtiles', 'x'.repeat(1_000)],
] as const) {
  await mkdir(join(location.dataDir, path, '..'), { recursive: true });
  await writeFile(join(location.dataDir, path), content);
}
const town = {
  id: 'town',
  title: 'Town',
  url: '/tiles/town.pmtiles',
  attribution: 'Town',
  format: 'pmtiles',
};
const { mapTiles } = validConfig({ MAP_TILES: JSON.stringify([town]) });
const server = await startServer(location, { jwtSecret, mapTiles });
afterAll(() => server.close());
const send = openRequests(server.url);

const file = Buffer.from('%PDF-1.7\nA survey\n%%EOF\n');
const userId = randomUUID();
const claims = claimsOf(userId);
const known: Known = {
  userId,
  otherId: await addUser(server.database),
  projectId: randomUUID(),
  file,
  fileHash: hash('sha256', file, 'hex'),
  uploadId: randomUUID(),
  secret: jwtSecret,
  claims: { ...claims, iss: 'homeplot', aud: 'authenticated', role: 'authenticated' },
  headers: await headersOfNewUser(server, jwtSecret, userId, claims),
};

/** What earlier requests have removed. */
async function putBack(): Promise<void> {
  const { database } = server;
  await database.query(
    `insert into auth.users (id, email) values ($1, 'x@example.org') on conflict do nothing`,
    [userId],
  );
  await database.query(
    `insert into auth.sessions (id, user_id, method) values ($1, $2, 'password') on conflict do nothing`,
    [claims.session_id, userId],
  );
  await database.query(
    `insert into storage.uploads (id, bucket_id, name, owner, bytes) values ($1, 'files', $2, $3, 10) on conflict do nothing`,
    [known.uploadId, `${userId}/${'c'.repeat(64)}`, userId],
  );
  const path = `/storage/v1/object/files/${userId}/${known.fileHash}`;
  await send({ method: 'PUT', path, headers: known.headers, body: file });
  await send({
    method: 'POST',
    path: '/rest/v1/projects',
    headers: { ...known.headers, prefer: 'resolution=ignore-duplicates' },
    body: Buffer.from(JSON.stringify({ id: known.projectId, title: 'Lot' })),
  });
}

const isThorough = inject('thoroughness') > 1;

test.concurrent.each(Array.from({ length: 4 }, (_, index) => index))(
  'no request gets a 5xx (%i)',
  async (seed) => {
    let count = 0;
    const property = asyncProperty(anyRequest(known), async (one) => {
      if ((count += 1) % 10 === 1) await putBack();
      expect(await send(one)).toBeLessThan(500);
    });
    await assert(property, isThorough ? { numRuns: 25_000 } : { numRuns: 250, seed });
    expect(server.log.filter((line) => line.includes('request failed'))).toEqual([]);
  },
  3_600_000,
);
