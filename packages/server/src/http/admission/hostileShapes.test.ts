import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { newLocation } from '../../testing/databases.ts';
import { hostileShapes } from '../../testing/hostileShapes.ts';
import { headersOfNewUser } from '../../testing/people.ts';
import { RawConnection } from '../../testing/rawRequests.ts';
import { startServer } from '../../testing/server.ts';

const jwtSecret = 'a secret that only this suite knows, and nobody else';
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** More than the buffers of the Postgres driver, and half of what requests may use. */
const maxGrowth = 32 * 1024 * 1024;

const server = await startServer(await newLocation('file'), { jwtSecret });
afterAll(() => server.close());
const headers = await headersOfNewUser(server, jwtSecret);
const before = usedBytes();

test.each(hostileShapes(headers, server.key))(
  '$name gets $status, and the next request is served',
  async ({ bytes, status }) => {
    const connection = new RawConnection(server.url).read().send(bytes);
    const response = await connection.until(/^HTTP\/1\.1 \d{3} [^]*\r\n\r\n/);
    connection.end();
    expect(Number(response.slice('HTTP/1.1 '.length).slice(0, 3))).toBe(status);
    const listed = await fetch(`${server.url}/rest/v1/projects?select=id`, { headers });
    expect([listed.status, await listed.text()]).toEqual([200, '[]']);
  },
);

test('no memory leaks', () => {
  expect(usedBytes() - before).toBeLessThan(maxGrowth);
});
