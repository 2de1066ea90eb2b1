// Kills the server while files are uploaded, whole and in parts: every acknowledged file is complete, and no
// acknowledged part has to be sent again.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newEmbeddedLocation } from '../testing/databases.ts';
import { hashOf, pdf } from '../testing/files.ts';
import { type Member, ServerProcess } from '../testing/serverProcess.ts';
import { times } from '../testing/thorough.ts';

interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
  /** Of an upload in parts: its address, and how much was acknowledged. */
  address?: string;
  offset: number;
  isWhole: boolean;
}

const partSize = 20_000;
const senderCount = 4;

const newFile = (who: Member): Upload => {
  const bytes = pdf(partSize * 3);
  return { name: `${who.id}/${hashOf(bytes)}`, bytes, offset: 0, isWhole: false };
};

const send = (
  server: ServerProcess,
  who: Member,
  method: string,
  path: string,
  headers: object,
  body?: Buffer,
) =>
  fetch(`${server.url}/storage/v1${path}`, {
    method,
    headers: {
      apikey: server.key,
      authorization: `Bearer ${who.token}`,
      'tus-resumable': '1.0.0',
      ...headers,
    },
    ...(body && { body: new Uint8Array(body) }),
  });

const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function sendWhole(server: ServerProcess, who: Member, file: Upload): Promise<void> {
  const { ok } = await send(server, who, 'POST', `/object/files/${file.name}`, {}, file.bytes);
  if (ok) file.isWhole = true;
}

async function sendInParts(server: ServerProcess, who: Member, file: Upload): Promise<void> {
  const created = await send(server, who, 'POST', '/upload/resumable', {
    'upload-length': String(file.bytes.length),
    'upload-metadata': `bucketName ${base64('files')},objectName ${base64(file.name)}`,
  });
  file.address = created.headers.get('location')?.replace('/storage/v1', '') ?? '';
  while (file.offset < file.bytes.length) {
    const part = file.bytes.subarray(file.offset, file.offset + partSize);
    const headers = {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(file.offset),
    };
    const { ok } = await send(server, who, 'PATCH', file.address, headers, part);
    if (!ok) return;
    file.offset += part.length;
  }
  file.isWhole = true;
}

/** Sends files one after another until the server is gone. */
async function sendUntilKilled(
  server: ServerProcess,
  who: Member,
  sent: Upload[],
  how: typeof sendWhole,
  onSent: () => void,
): Promise<void> {
  for (;;) {
    const file = newFile(who);
    sent.push(file);
    try {
      await how(server, who, file);
    } catch {
      return;
    }
    onSent();
  }
}

/** Describes what was acknowledged but is missing; undefined if nothing is. */
async function lostOf(server: ServerProcess, who: Member, file: Upload): Promise<string | undefined> {
  if (file.isWhole) {
    const response = await send(server, who, 'GET', `/object/files/${file.name}`, {});
    const hash = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
    return file.name.endsWith(hash) ? undefined : `${file.name}: ${response.status}`;
  }
  if (!file.address || file.offset === 0) return undefined;
  const found = await send(server, who, 'HEAD', file.address, {});
  // It may have been finished although the answer was lost.
  if (found.status === 404) {
    const whole = await send(server, who, 'HEAD', `/object/files/${file.name}`, {});
    return whole.ok ? undefined : `${file.name}: the upload is gone`;
  }
  const offset = Number(found.headers.get('upload-offset'));
  return offset >= file.offset ? undefined : `${file.name}: ${offset} of ${file.offset} bytes are there`;
}

test('kill -9 during uploads loses no acknowledged file and no acknowledged part', async () => {
  const location = await newEmbeddedLocation();
  let server = await ServerProcess.start(location);
  const ann = await server.member('ann@example.org');
  const sent: Upload[] = [];
  const kills = times(2, 40);
  for (let kill = 1; kill <= kills; kill += 1) {
    // Each round kills the server one upload later than the one before.
    let uploadsLeft = kill;
    const onSent = (): void => {
      uploadsLeft -= 1;
      if (uploadsLeft === 0) void server.end('SIGKILL');
    };
    const senders = Array.from({ length: senderCount }, (_, i) =>
      sendUntilKilled(server, ann, sent, i % 2 === 0 ? sendWhole : sendInParts, onSent),
    );
    await Promise.all(senders);
    await server.end('SIGKILL');
    server = await ServerProcess.start(location);
    const lost: string[] = [];
    for (const file of sent.splice(0)) {
      const problem = await lostOf(server, ann, file);
      if (problem !== undefined) lost.push(problem);
    }
    expect(lost).toEqual([]);
  }
  expect(await server.end('SIGTERM')).toBe(0);
}, 900_000);
