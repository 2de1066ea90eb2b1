// Whether response times reveal if an address has an account: for each endpoint that takes an address, the times of
// addresses with a confirmed account, with an unconfirmed one, and with none.
import { hash } from '@node-rs/argon2';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { standardError, toldByThreshold, toldInPairs } from '../measuring/distinguish.ts';
import { median, p10, p95 } from '../measuring/statistics.ts';
import { Http } from './http.ts';
import { argon2id, password } from './people.ts';
import { connectDirectly, type Direct } from './place.ts';
import { start } from './running.ts';

export const states = ['confirmed', 'unconfirmed', 'unknown'] as const;
type State = (typeof states)[number];

export interface StateTimes {
  /** Milliseconds. */
  readonly p10: number;
  readonly median: number;
  readonly p95: number;
  /** Shares of correct guesses, compared with unknown addresses. */
  readonly inPairs: number;
  readonly byThreshold: number;
}

export interface EndpointTimes {
  readonly name: string;
  readonly samples: number;
  readonly standardError: number;
  readonly times: Readonly<Record<State, StateTimes>>;
}

interface Endpoint {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly body: object;
  /** Measures the next request, which work after the response could delay. */
  readonly isNextMeasured?: boolean;
}

const endpoints: readonly Endpoint[] = [
  { name: 'recover', path: 'recover', status: 200, body: {} },
  { name: 'the request after a recover', path: 'recover', status: 200, body: {}, isNextMeasured: true },
  { name: 'resend', path: 'resend', status: 200, body: { type: 'signup' } },
  { name: 'token', path: 'token?grant_type=password', status: 400, body: { password: 'a wrong password' } },
  { name: 'signup', path: 'signup', status: 200, body: { password } },
];

const warmUps = 50;
/** Milliseconds between two requests, in which work after a response is done. */
const interval = 8;

export async function measureTiming(
  dataDir: string,
  samples: number,
  say: (line: string) => void,
): Promise<EndpointTimes[]> {
  const server = await start(dataDir);
  const http = new Http(server);
  const direct = connectDirectly(dataDir, 1);
  try {
    const measured: EndpointTimes[] = [];
    for (const endpoint of endpoints) {
      say(`Response times: ${endpoint.name}`);
      measured.push(
        summaryOf(endpoint.name, await timesOf(http, endpoint, await addressesIn(direct, samples))),
      );
    }
    return measured;
  } finally {
    http.close();
    await direct.close();
    await server.stop();
  }
}

type ByState<T> = Record<State, T[]>;

/** One after the other in random order, so that load on the machine affects all states alike. */
async function timesOf(http: Http, endpoint: Endpoint, addresses: ByState<string>): Promise<ByState<number>> {
  for (let i = 0; i < warmUps; i += 1) await timeOf(http, endpoint, newAddress());
  const times: ByState<number> = { confirmed: [], unconfirmed: [], unknown: [] };
  const order = shuffled(states.flatMap((state) => addresses[state].map((email) => ({ state, email }))));
  for (const { state, email } of order) {
    times[state].push(await timeOf(http, endpoint, email));
    await pause(interval);
  }
  return times;
}

async function timeOf(http: Http, endpoint: Endpoint, email: string): Promise<number> {
  const took = await timeOfOne(http, endpoint, email);
  return endpoint.isNextMeasured === true ? timeOfOne(http, endpoint, newAddress()) : took;
}

async function timeOfOne(http: Http, { path, status, body }: Endpoint, email: string): Promise<number> {
  const call = { method: 'POST', path: `/auth/v1/${path}`, body: JSON.stringify({ ...body, email }) };
  const begun = performance.now();
  const reply = await http.send(call);
  const took = performance.now() - begun;
  if (reply.status !== status) throw new Error(`${path} returned ${reply.status}: ${reply.text}`);
  return took;
}

/** As many of each, and their accounts. Unconfirmed ones have a link that was mailed. */
async function addressesIn(direct: Direct, count: number): Promise<ByState<string>> {
  const passwordHash = await hash(password, argon2id);
  const emails = () => Array.from({ length: count }, newAddress);
  const addresses = { confirmed: emails(), unconfirmed: emails(), unknown: emails() };
  await direct.query(
    `insert into auth.users (email, password_hash, email_confirmed_at)
     select email, $2, now() from unnest($1::text[]) as email`,
    [addresses.confirmed, passwordHash],
  );
  await direct.query(
    `with added as (insert into auth.users (email) select unnest($1::text[]) returning id)
     insert into auth.links (user_id, kind, password_hash, redirect_to, letter_due_at)
     select id, 'signup', $2, 'http://127.0.0.1/', null from added`,
    [addresses.unconfirmed, passwordHash],
  );
  return addresses;
}

const newAddress = (): string => `${randomUUID()}@example.org`;

function summaryOf(name: string, times: ByState<number>): EndpointTimes {
  const { unknown } = times;
  const of = (own: readonly number[]): StateTimes => ({
    p10: p10(own),
    median: median(own),
    p95: p95(own),
    inPairs: toldInPairs(own, unknown),
    byThreshold: toldByThreshold(own, unknown),
  });
  return {
    name,
    samples: unknown.length,
    standardError: standardError(unknown.length),
    times: { confirmed: of(times.confirmed), unconfirmed: of(times.unconfirmed), unknown: of(unknown) },
  };
}

function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return Array.from({ length: rest.length }, () => rest.splice(randomInt(rest.length), 1)).flat();
}
