// Run by hand: measures whether response times reveal if an address has an account, on a new database or on the empty one
// that DATABASE_URL names:
//   node scripts/run.mjs packages/server/src/testing/answerTimes.ts [samples of each kind]
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Passwords } from '../auth/passwords.ts';
import { openStore } from '../db/open.ts';
import type { DataLocation } from './databases.ts';
import { settingsFor } from './server.ts';
import { ServerProcess } from './serverProcess.ts';

/** Milliseconds between two requests, in which work after a response is done. */
const interval = 8;

const password = 'correct horse';

type Endpoint = {
  readonly path: string;
  /** Whether the known addresses are confirmed. */
  readonly isConfirmed: boolean;
  readonly body: object;
  /** Measures the request right after it, which work after the response may slow down. */
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

/** Returns their addresses. */
async function addAccounts(location: DataLocation, count: number, isConfirmed: boolean): Promise<string[]> {
  const passwords = new Passwords();
  const hash = await passwords.hash(password);
  await passwords.close();
  const emails = Array.from({ length: count }, newAddress);
  const { database } = await openStore(settingsFor(location), () => {});
  await database.transaction(async (sql) => {
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

/** Milliseconds until the response. */
function timeOf({ url, key }: ServerProcess, path: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { apikey: key, 'content-type': 'application/json' };
    const started = performance.now();
    const sent = request(`${url}/auth/v1${path}`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => {
        const time = performance.now() - started;
        const isExpected = response.statusCode === (path.startsWith('/token') ? 400 : 200);
        if (isExpected) resolve(time);
        else reject(new Error(`${path} got status ${response.statusCode}.`));
      });
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}

async function sample(server: ServerProcess, endpoint: Endpoint, email: string): Promise<number> {
  const { path, body, isNextMeasured } = endpoint;
  const time = await timeOf(server, path, { ...body, email });
  return isNextMeasured === true ? timeOf(server, path, { ...body, email: newAddress() }) : time;
}

type Times = { readonly known: number[]; readonly unknown: number[] };

/** In random order, so that load on the machine affects both kinds alike. */
async function measure(server: ServerProcess, endpoint: Endpoint, known: readonly string[]): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const remaining = { known: [...known], unknown: known.map(newAddress) };
  for (const _ of Array.from({ length: 20 })) await sample(server, endpoint, newAddress());
  while (remaining.known.length + remaining.unknown.length > 0) {
    const isKnown = randomInt(remaining.known.length + remaining.unknown.length) < remaining.known.length;
    const kind = isKnown ? 'known' : 'unknown';
    times[kind].push(await sample(server, endpoint, remaining[kind].pop() ?? ''));
    await delay(interval);
  }
  return times;
}

/** The share of all pairs of a known and an unknown address in which the known one took longer. */
function shareOfSlower({ known, unknown }: Times): number {
  const slower = known.map((time) => unknown.filter((other) => other < time).length);
  return slower.reduce((sum, count) => sum + count, 0) / (known.length * unknown.length);
}

function median(times: readonly number[]): string {
  return (times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN).toFixed(2);
}

const samples = Number(process.argv[2] ?? 2_000);
const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-times-'));
const location: DataLocation = { dataDir, databaseUrl: process.env['DATABASE_URL'] ?? null };
try {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const known = await addAccounts(location, samples, endpoint.isConfirmed);
    // With limits that are never reached.
    const server = await ServerProcess.start(location, { rateLimitFactor: 10_000, mailInterval: 60 });
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
