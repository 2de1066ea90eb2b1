import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withPlaces } from '../testing/databases.ts';
import { signedInAt } from '../testing/memberToken.ts';
import { callerWith } from '../testing/people.ts';
import { head, RawConnection } from '../testing/rawRequests.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { TestSite } from '../testing/site.ts';

const jwtSecret = 'a secret that only this suite knows, and nobody else';
const path = '/rest/v1/projects';

withPlaces('callers who are slow', (make) => {
  let server: TestServer;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const limits = {
      bodyTime: 100,
      slowestBody: 1_000,
      unreadTime: 1_000,
      lingerTime: 50,
      bodyBytes: 100_000,
      strangerBytes: 1_000,
      accountBytes: 64 * 1024 * 1024,
    };
    server = await startServer(await make(), { jwtSecret }, limits);
    const id = randomUUID();
    headers = await signedInAt(server, jwtSecret, id);
    await server.database.as(callerWith(id), (sql) =>
      sql.query(`insert into public.projects (title, objects)
        select 'Large', jsonb_build_array(repeat('x', 1000000)) from generate_series(1, 60)`),
    );
  });
  afterAll(() => server.close());

  const post = (length: number | string) => head('POST', path, { ...headers, 'content-length': length });

  describe('are disconnected', () => {
    test('when a body comes too slowly', async () => {
      const connection = new RawConnection(server.url).read().send(post(50_000), '{');
      const dribble = setInterval(() => connection.send(' '), 10);
      const answer = await connection.closed;
      clearInterval(dribble);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('send 1000 bytes in 0.1 seconds');
    });

    test('when they do not read their answer', async () => {
      const opened = server.nextConnection();
      const connection = new RawConnection(server.url).send(head('GET', path, headers));
      const closed = once(await opened, 'close');
      await expect(closed).resolves.toEqual([false]);
      connection.end();
    });

    test('when the rest of a refused body does not come', async () => {
      const connection = new RawConnection(server.url).read().send(post(100_001), '{');
      expect(await connection.closed).toMatch(/^HTTP\/1\.1 413 /);
    });
  });

  test('a stranger is answered before sending a long body, a signed-in client after it', async () => {
    const stranger = new RawConnection(server.url)
      .read()
      .send(head('POST', path, { apikey: server.key, 'content-length': 1_001 }));
    expect(await stranger.until(/\r\n\r\n\{.*\}/)).toMatch(
      /^HTTP\/1\.1 401 [^]*Without a token of an account/,
    );
    stranger.end();
    const body = `{"title":"${' '.repeat(150)}"}`;
    const member = new RawConnection(server.url).read().send(post(body.length), body);
    expect(await member.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 201 /);
    member.end();
  });

  test('a body in a great many pieces is refused', async () => {
    const connection = new RawConnection(server.url)
      .read()
      .send(head('POST', path, { ...headers, 'transfer-encoding': 'chunked' }), '1\r\n \r\n'.repeat(20_000));
    expect(await connection.until(/\r\n\r\n\{.*\}/)).toMatch(/^HTTP\/1\.1 400 [^]*more than 10000 pieces/);
    connection.end();
  });
});

describe('connections', () => {
  test('are closed when the headers of a request do not come, and when nothing comes at all', async () => {
    const site = await TestSite.open({}, { headTime: 50, idleTime: 50, checkInterval: 10 });
    const connect = () => new RawConnection(`http://127.0.0.1:${site.port}`).read();
    expect(await connect().send('GET / HTTP/1.1\r\nhost: x\r\n').closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await connect().closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
    await site.close();
  });

  test('are closed after an answer, when no other request comes', async () => {
    const site = await TestSite.open({}, { idleTime: 50 });
    const answer = await new RawConnection(`http://127.0.0.1:${site.port}`).read().send(head('GET', '/', {}))
      .closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    await site.close();
  });

  test('are limited in all, and an idle one makes room for a new one', async () => {
    const site = await TestSite.open({}, { connections: 2, idleTime: 60_000 });
    const url = `http://127.0.0.1:${site.port}`;
    const idle = [0, 1].map(() => new RawConnection(url).read().send(head('GET', '/', {})));
    for (const connection of idle) await connection.until(/^HTTP\/1\.1 200 /);
    await new RawConnection(url).read().closed;
    for (const connection of idle) await connection.closed;
    expect((await site.ask('/')).status).toBe(200);
    await site.close();
  });
});
