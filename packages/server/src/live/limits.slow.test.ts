// What a connection, an account and a server may use, and what of it is counted.
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { heap, updateFrame } from '../testing/liveFrames.ts';
import { adding, newProject } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { head, RawConnection } from '../testing/rawRequests.ts';
import { liveLimits } from './limits.ts';
import { Versions } from './versions.ts';

const server = await LiveServer.start();
const { database } = server;

test('whoever asks for the whole document again and again is cut off', async () => {
  const { project, bad, good: other } = await server.twoIn();
  for (let i = 0; i < 5; i += 1) bad.provider.forceSync();
  expect((await bad.closed()).code).toBe(4429);
  expect(await other.goesOn()).toEqual([]);
  expect(project).not.toBe('');
});

describe('before a client has said who it is', () => {
  const opened = async () => {
    const project = randomUUID();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live/${project}`);
    const closed = new Promise<number>((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve(code)),
    );
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return { project, socket, closed };
  };

  test('its edits are not even read', async () => {
    const { project, socket, closed } = await opened();
    for (let i = 0; i < 20; i += 1) socket.send(updateFrame(project, heap(10)) as never);
    socket.send(new Uint8Array(randomBytes(50)));
    // Only what is no message at all ends it.
    expect(await closed).toBe(4400);
  });

  test('its pings are answered, and so many that their answers would pile up end it', async () => {
    const key = randomBytes(16).toString('base64');
    const pinging = (count: number) => {
      const connection = new RawConnection(server.url).read().send(
        head('GET', `/live/${randomUUID()}`, {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-key': key,
          'sec-websocket-version': 13,
        }),
      );
      // A masked ping without content.
      return connection.send(Buffer.from('898000000000'.repeat(count), 'hex'));
    };
    const few = pinging(3);
    onTestFinished(() => few.end());
    const [, answers = ''] = (await few.until(/\r\n\r\n.{6}/s)).split('\r\n\r\n');
    expect(Buffer.from(answers, 'latin1').toString('hex')).toBe('8a00'.repeat(3));
    expect((await pinging(100_000).closed).length).toBeLessThan(2_000);
  });

  test('it may send little', async () => {
    const { project, socket, closed } = await opened();
    for (let i = 0; i < 3; i += 1) socket.send(updateFrame(project, new Uint8Array(60_000)) as never);
    expect(await closed).toBe(4429);
  });
});

test('one account may have so many connections', async () => {
  const ann = await server.person();
  const projects = [await newProject(database, ann.id), await newProject(database, ann.id)];
  for (let i = 0; i < liveLimits.accountConnections; i += 1) await server.join(projects[i % 2] ?? '', ann);
  const more = server.connect(projects[0] ?? '', { access: ann.token });
  expect(await more.refused()).toMatch(/^You have plans open in too many tabs/);
});

test('a connection that shows the token of another account is closed, and gives that account no more of them', async () => {
  const [ann, bob] = [await server.person(), await server.person()];
  const project = await newProject(database, ann.id);
  const share = await server.linkTo(ann, project, 'viewer');
  let shown = ann.token;
  const changing = await server.connect(project, () => ({ access: shown, share })).ready();
  shown = bob.token;
  await changing.provider.sendToken();
  expect((await changing.closed()).code).toBe(4205);
  changing.close();
  for (let i = 0; i < liveLimits.accountConnections; i += 1)
    await server.connect(project, { access: bob.token, share }).ready();
  const more = server.connect(project, { access: bob.token, share });
  expect(await more.refused()).toMatch(/^You have plans open in too many tabs/);
});

test('too many messages close the connection; it may come back', async () => {
  const { project, bad, good: other } = await server.twoIn();
  for (let i = 0; i < liveLimits.messageBurst + 60; i += 1) bad.provider.sendStateless('{"at":[1,2]}');
  expect((await bad.closed()).code).toBe(4429);
  expect(await other.goesOn()).toEqual([]);
  await bad.sees(({ objects }) => objects.size === 4);
  expect(project).not.toBe('');
});

describe('a connection', () => {
  const upgrade = (headers: Record<string, string>, path = `/live/${randomUUID()}`) =>
    new Promise<number | string>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers } as never);
      socket.addEventListener('open', () => {
        resolve('open');
        socket.close();
      });
      socket.addEventListener('error', () => resolve('refused'));
    });

  test('is taken from pages of the site and from programs, not from pages of other sites', async () => {
    expect(await upgrade({})).toBe('open');
    expect(await upgrade({ origin: server.url })).toBe('open');
    expect(await upgrade({ origin: 'https://evil.example' })).toBe('refused');
    expect(await upgrade({ origin: 'null' })).toBe('refused');
  });

  test('leads only to projects', async () => {
    expect(await upgrade({}, `/at/web1/live/${randomUUID()}`)).toBe('open');
    expect(await upgrade({}, '/live/everything')).toBe('refused');
    expect(await upgrade({}, '/rest/v1/projects')).toBe('refused');
    const { status } = await fetch(`${server.url}/live/${randomUUID()}`);
    expect(status).toBe(426);
  });

  test('is one of so many', async () => {
    const small = await server.another({ liveConnections: 2 });
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    await small.join(project, ann);
    await small.join(project, ann);
    const third = small.connect(project, { access: ann.token });
    expect((await third.closed()).code).toBe(1006);
    expect(await small.metric('connections')).toBe(2);
  });

  test('beyond the fiftieth in a room is refused, but for those who only look', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const share = await server.linkTo(ann, project, 'viewer');
    const bob = await server.person();
    for (let i = 0; i < liveLimits.maxPeople; i += 1)
      await server
        .connect(project, i % 2 === 0 ? { access: ann.token } : { access: bob.token, share })
        .ready();
    expect(await server.connect(project, { access: ann.token }).refused()).toBe('full');
    await server.connect(project, { share, looks: true }).ready();
  });
});

test('a request to upgrade to anything else is answered as if it had not asked', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  const connection = new RawConnection(server.url).read().send(head('GET', '/ready', headers));
  expect(await connection.until(/\r\n\r\n\{.*\}/)).toMatch(/^HTTP\/1.1 200 /);
  connection.end();
});

test('metrics count rooms, connections, bytes and saves', async () => {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  const saves = await server.metric('saves_total');
  const client = await server.join(project, ann);
  client.edit(adding(client.plan, 'new', 200));
  await client.saved();
  expect(await server.metric('rooms')).toBeGreaterThan(0);
  expect(await server.metric('connections')).toBeGreaterThan(0);
  expect(await server.metric('saves_total')).toBeGreaterThan(saves);
  for (const name of ['received_bytes_total', 'sent_bytes_total', 'save_seconds_total'])
    expect(await server.metric(name)).toBeGreaterThan(0);
});

test('connections of one network are limited behind a proxy too, most of all those that never sign in', async () => {
  const proxied = await server.another({ trustProxy: true });
  const from = (ip: string) =>
    new Promise<'open' | 'refused'>((resolve) => {
      const url = `${proxied.url.replace('http', 'ws')}/live/${randomUUID()}`;
      const socket = new WebSocket(url, { headers: { 'x-forwarded-for': ip } } as never);
      socket.addEventListener('open', () => resolve('open'));
      socket.addEventListener('error', () => resolve('refused'));
    });
  const first = [];
  for (let i = 0; i < liveLimits.networkSignIns; i += 1) first.push(await from('203.0.113.7'));
  expect(new Set(first)).toEqual(new Set(['open']));
  expect(await from('203.0.113.7')).toBe('refused');
  expect(await from('198.51.100.7')).toBe('open');
});

test('selections are passed on ten times a second, pointers gathered, and the last place of each', async () => {
  const { bad, good: other } = await server.twoIn();
  for (let i = 0; i < 60; i += 1) bad.provider.sendStateless(JSON.stringify({ selected: [`square-${i}`] }));
  for (let i = 0; i < 60; i += 1) bad.provider.sendStateless(JSON.stringify({ at: [i, i] }));
  bad.provider.sendStateless(JSON.stringify({ at: null }));
  const heard = (field: string) => other.messages.items.filter((message) => field in message);
  const isLast = ({ pointers }: Readonly<Record<string, unknown>>): boolean =>
    Object.values(pointers as object).includes(null);
  await other.messages.wait(() => heard('pointers').find(isLast));
  expect(heard('selected').length).toBeLessThanOrEqual(3 * liveLimits.showRate);
  expect(heard('pointers').length).toBeLessThan(20);
});

describe('a version of what was before', () => {
  const limits = { versionPause: 60_000, versionInterval: 600_000 };

  test('is kept after a pause, and not by the next save', () => {
    const versions = new Versions(limits, Infinity);
    versions.edited();
    expect(versions.continues).toBe(false);
    versions.saved(false);
    versions.edited();
    expect(versions.continues).toBe(true);
  });

  test('is kept again after ten minutes without a pause', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const versions = new Versions(limits, Infinity);
    let kept = 0;
    for (let second = 0; second < 1_500; second += 10) {
      vi.advanceTimersByTime(10_000);
      versions.edited();
      const { continues } = versions;
      versions.saved(continues);
      kept += continues ? 0 : 1;
    }
    expect(kept).toBe(3);
  });
});
