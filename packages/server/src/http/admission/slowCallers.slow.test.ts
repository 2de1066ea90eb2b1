import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { newLocation } from '../../testing/databases.ts';
import { callerWith, headersOfNewUser } from '../../testing/people.ts';
import { head, RawConnection } from '../../testing/rawRequests.ts';
import { startServer } from '../../testing/server.ts';
import { TestSite } from '../../testing/site.ts';

const jwtSecret = 'a secret that only this suite knows, and nobody else';
const path = '/rest/v1/projects';

const limits = {
  bodyInterval: 100,
  minBodyBytes: 1_000,
  unreadTimeout: 1_000,
  lingerTimeout: 50,
  maxBodyBytes: 100_000,
  maxAnonymousBodyBytes: 1_000,
  accountBytes: 64 * 1024 * 1024,
};
const server = await startServer(await newLocation('file'), { jwtSecret }, limits);
afterAll(() => server.close());
const id = randomUUID();
const headers = await headersOfNewUser(server, jwtSecret, id);
// In several statements: on a busy machine one would be canceled.
for (let i = 0; i < 6; i += 1)
  await server.database.queryAs(
    callerWith(id),
    `insert into public.projects (title, objects)
       select 'Large', jsonb_build_array(repeat('x', 1000000)) from generate_series(1, 10)`,
    [],
  );

const post = (length: number | string) => head('POST', path, { ...headers, 'content-length': length });

describe('a client is disconnected', () => {
  test('if its body is too slow', async () => {
    const connection = new RawConnection(server.url).read().send(post(50_000), '{');
    const dribble = setInterval(() => connection.send(' '), 10);
    const response = await connection.closed;
    clearInterval(dribble);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('send 1000 bytes in 0.1 seconds');
  });

  test('if it does not read the response', async () => {
    const opened = server.nextConnection();
    const connection = new RawConnection(server.url).send(head('GET', path, headers));
    const closed = once(await opened, 'close');
    await expect(closed).resolves.toEqual([false]);
    connection.end();
  });

  test('if the rest of a rejected body does not arrive', async () => {
    const connection = new RawConnection(server.url).read().send(post(100_001), '{');
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 413 /);
  });
});

test('an anonymous client gets a response before it sends a long body', async () => {
  const anonymous = new RawConnection(server.url)
    .read()
    .send(head('POST', path, { apikey: server.key, 'content-length': 1_001 }));
  expect(await anonymous.until(/\r\n\r\n\{.*\}/)).toMatch(/^HTTP\/1\.1 401 [^]*Without an account/);
  anonymous.end();
  const body = `{"title":"${' '.repeat(150)}"}`;
  const member = new RawConnection(server.url).read().send(post(body.length), body);
  expect(await member.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 201 /);
  member.end();
});

test('a body of very many chunks is rejected', async () => {
  const connection = new RawConnection(server.url)
    .read()
    .send(head('POST', path, { ...headers, 'transfer-encoding': 'chunked' }), '1\r\n \r\n'.repeat(20_000));
  expect(await connection.until(/\r\n\r\n\{.*\}/)).toMatch(/^HTTP\/1\.1 400 [^]*more than 10000 chunks/);
  connection.end();
});

describe('a connection', () => {
  test('is closed if the headers do not arrive, or nothing at all', async () => {
    const site = await TestSite.open({}, { headersTimeout: 50, keepAliveTimeout: 50, checkInterval: 10 });
    const connect = () => new RawConnection(`http://127.0.0.1:${site.port}`).read();
    expect(await connect().send('GET / HTTP/1.1\r\nhost: x\r\n').closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await connect().closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
    await site.close();
  });

  test('is closed if no other request follows', async () => {
    const site = await TestSite.open({}, { keepAliveTimeout: 50 });
    const response = await new RawConnection(`http://127.0.0.1:${site.port}`)
      .read()
      .send(head('GET', '/', {})).closed;
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    await site.close();
  });

  test('that is idle is closed for a new one if there are too many', async () => {
    const site = await TestSite.open({}, { totalConnections: 2, keepAliveTimeout: 60_000 });
    const url = `http://127.0.0.1:${site.port}`;
    const idle = [0, 1].map(() => new RawConnection(url).read().send(head('GET', '/', {})));
    for (const connection of idle) await connection.until(/^HTTP\/1\.1 200 /);
    await new RawConnection(url).read().closed;
    for (const connection of idle) await connection.closed;
    expect((await site.request('/')).status).toBe(200);
    await site.close();
  });
});
