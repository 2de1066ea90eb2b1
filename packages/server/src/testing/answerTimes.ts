// Run by hand: measures whether the time of an answer tells if an address has an account. On a database of its own, or
// on the empty one that DATABASE_URL names:
// node scripts/run.mjs packages/server/src/testing/answerTimes.ts [samples of each kind]
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Passwords } from '../auth/passwords.ts';
import { openStore } from '../db/open.ts';
import type { Place } from './databases.ts';
import { settingsIn } from './server.ts';
import { ServerProcess } from './serverProcess.ts';

/** Milliseconds between two requests, in which what follows an answer is done. */
const between = 8;

const password = 'correct horse';

type Endpoint = {
  readonly path: string;
  /** Whether the addresses that are known to it are confirmed. */
  readonly isConfirmed: boolean;
  readonly body: object;
  /** Whether the request right after it is measured, which may meet what is done after the answer. */
  readonly isNextMeasured?: boolean;
};

const endpoints: Readonly<Record<string, Endpoint>> = {
  recover: { path: '/recover', isConfirmed: true, body: {} },
  'what follows recover': { path: '/recover', isConfirmed: true, body: {}, isNextMeasured: true },
  resend: { path: '/resend', isConfirmed: false, body: { type: 'signup' } },
  token: { path: '/token?grant_type=password', isConfirmed: true, body: { password: 'wrong password' } },
  signup: { path: '/signup', isConfirmed: true, body: { password } },
};

const newAddress = (): string => `${randomUUID()}@example.org`;

/** Puts accounts into the database, and gives their addresses. */
async function addAccounts(place: Place, count: number, isConfirmed: boolean): Promise<string[]> {
  const passwords = new Passwords();
  const hash = await passwords.hash(password);
  await passwords.close();
  const emails = Array.from({ length: count }, newAddress);
  const { database } = await openStore(settingsIn(place), () => {});
  await database.own(async (sql) => {
    for (const email of emails) {
      await sql.query(
        `with made as (
           insert into auth.users (email, password_hash, email_confirmed_at)
           values ($1, case when $3 then $2 end, case when $3 then now() end) returning id)
         insert into auth.links (user_id, kind, password_hash, redirect_to, letter_due_at)
         select id, 'signup', $2, 'http://127.0.0.1/', null from made where not $3`,
        [email, hash, isConfirmed],
      );
    }
  });
  await database.close();
  return emails;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until an answer is there. */
function timeOf({ url, key }: ServerProcess, path: string, body: object): Promise<number> {
  return new Promise((done, failed) => {
    const headers = { apikey: key, 'content-type': 'application/json' };
    const started = performance.now();
    const asking = request(`${url}/auth/v1${path}`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        const time = performance.now() - started;
        const isExpected = answer.statusCode === (path.startsWith('/token') ? 400 : 200);
        if (isExpected) done(time);
        else failed(new Error(`${path} was answered with ${answer.statusCode}.`));
      });
    });
    asking.once('error', failed);
    asking.end(JSON.stringify(body));
  });
}

async function sample(server: ServerProcess, endpoint: Endpoint, email: string): Promise<number> {
  const { path, body, isNextMeasured } = endpoint;
  const time = await timeOf(server, path, { ...body, email });
  return isNextMeasured === true ? timeOf(server, path, { ...body, email: newAddress() }) : time;
}

type Times = { readonly known: number[]; readonly unknown: number[] };

/** In random order, so that neither kind has the better moments. */
async function measure(server: ServerProcess, endpoint: Endpoint, known: readonly string[]): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const left = { known: [...known], unknown: known.map(newAddress) };
  for (const _ of Array.from({ length: 20 })) await sample(server, endpoint, newAddress());
  while (left.known.length + left.unknown.length > 0) {
    const isKnown = randomInt(left.known.length + left.unknown.length) < left.known.length;
    const kind = isKnown ? 'known' : 'unknown';
    times[kind].push(await sample(server, endpoint, left[kind].pop() ?? ''));
    await pause(between);
  }
  return times;
}

/** The share of all pairs of a known and an unknown address in which the known one took longer. */
function shareOfSlower({ known, unknown }: Times): number {
  const sorted = unknown.toSorted((a, b) => a - b);
  const below = (time: number): number => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] ?? Infinity) < time) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return known.reduce((sum, time) => sum + below(time), 0) / (known.length * unknown.length);
}

function median(times: readonly number[]): string {
  return (times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN).toFixed(2);
}

const samples = Number(process.argv[2] ?? 2_000);
const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-times-'));
const place: Place = { dataDir, databaseUrl: process.env['DATABASE_URL'] ?? null };
try {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const known = await addAccounts(place, samples, endpoint.isConfirmed);
    // With all limits in place, but none reached.
    const server = await ServerProcess.start(place, { rateLimitFactor: 10_000, mailInterval: 60 });
    const times = await measure(server, endpoint, known);
    await server.end('SIGTERM');
    const share = (shareOfSlower(times) * 100).toFixed(1);
    const medians = `median ${median(times.known)} ms known, ${median(times.unknown)} ms unknown`;
    console.log(`${name}: the known address is slower in ${share} % of pairs; ${medians}`);
  }
} finally {
  agent.destroy();
  await rm(dataDir, { recursive: true, force: true });
}
