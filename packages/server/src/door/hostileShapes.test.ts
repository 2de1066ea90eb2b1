import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPlaces } from '../testing/databases.ts';
import { hostileShapes } from '../testing/hostileShapes.ts';
import { signedInAt } from '../testing/memberToken.ts';
import { RawConnection } from '../testing/rawRequests.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const jwtSecret = 'a secret that only this suite knows, and nobody else';
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** More than the buffers of the Postgres driver for its connections, and half of what callers may hold. */
const keptBytes = 32 * 1024 * 1024;

withPlaces('hostile requests', (make) => {
  let server: TestServer;
  let headers: Record<string, string>;
  let before: number;
  beforeAll(async () => {
    server = await startServer(await make(), { jwtSecret });
    headers = await signedInAt(server, jwtSecret);
    before = usedBytes();
  });
  afterAll(() => server.close());

  const names = hostileShapes({}, '').map(({ name }) => name);

  test.each(names)('%s gets its status, and the next request is served', async (name) => {
    const shape = hostileShapes(headers, server.key).find((one) => one.name === name);
    const connection = new RawConnection(server.url).read().send(shape?.bytes ?? '');
    const answer = await connection.until(/^HTTP\/1\.1 \d{3} [^]*\r\n\r\n/);
    connection.end();
    expect(Number(answer.slice('HTTP/1.1 '.length).slice(0, 3))).toBe(shape?.status);
    const listed = await fetch(`${server.url}/rest/v1/projects?select=id`, { headers });
    expect([listed.status, await listed.text()]).toEqual([200, '[]']);
  });

  test('no memory stays behind', () => {
    expect(usedBytes() - before).toBeLessThan(keptBytes);
  });
});
