import fastify from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { head, RawConnection } from '../../testing/rawRequests.ts';
import { limitPipelining } from './pipelining.ts';

async function serve() {
  const app = fastify();
  onTestFinished(() => app.close());
  limitPipelining(app, { pipelined: 5 });
  let worked = 0;
  let atOnce = 0;
  app.get('/', async () => {
    worked += 1;
    atOnce += 1;
    expect(atOnce).toBe(1);
    await delay(20);
    atOnce -= 1;
    return 'done';
  });
  const connection = new RawConnection(await app.listen({ host: '127.0.0.1', port: 0 })).read();
  onTestFinished(() => connection.end());
  return { connection, worked: () => worked };
}

const requests = (count: number): string => head('GET', '/', {}).repeat(count);

test('thousands of requests that wait for no response end their connection, and one is worked on', async () => {
  const { connection, worked } = await serve();
  connection.send(requests(5_000));
  expect(await connection.closed).toBe('');
  expect(worked()).toBeLessThanOrEqual(1);
});

test('a connection may send a few requests ahead, which are answered one after another', async () => {
  const { connection, worked } = await serve();
  for (let round = 1; round <= 3; round += 1) {
    connection.send(requests(5));
    await connection.until(new RegExp(`(done.*){${round * 5}}`, 's'));
  }
  expect(worked()).toBe(15);
});
