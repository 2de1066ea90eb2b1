// Run by hand, with `node packages/server/src/testing/attacks.ts`: attacks a server, on the embedded database or on
// DATABASE_URL, and prints for each attack how much memory the server used and how long another client's saves took.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Child } from './child.ts';
import { head, RawConnection } from './rawRequests.ts';
import { type Member, ServerProcess } from './serverProcess.ts';

const savesFile = new URL('savesMeanwhile.ts', import.meta.url).pathname;
const path = '/rest/v1/projects';
const seconds = 12;

/** Starts an attack, and returns a function that ends it. */
type Attack = (server: ServerProcess, attackers: readonly Member[]) => () => void;

const attacks: Readonly<Record<string, Attack>> = {
  'no attack': () => () => {},
  '40 clients request 80 MB and do not read': (server, [attacker]) =>
    all(40, () => new RawConnection(server.url).send(head('GET', path, headersOf(server, attacker)))),
  '40 clients of 8 accounts request 80 MB each and do not read': (server, attackers) =>
    all(40, (index) =>
      new RawConnection(server.url).send(head('GET', path, headersOf(server, attackers[index % 8]))),
    ),
  '150 anonymous clients send 4.9 MB slowly': (server) => all(150, () => slowBody(server, undefined)),
  '150 clients of 8 accounts send 4.9 MB slowly': (server, attackers) =>
    all(150, (index) => slowBody(server, attackers[index % 8])),
  '20 concurrent reads of 80 MB by one account, repeatedly': (server, [attacker]) => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        const headers = headersOf(server, attacker);
        await (await fetch(server.url + path, { headers, signal: stop.signal })).arrayBuffer();
      }
    };
    for (let index = 0; index < 20; index += 1) read().catch(() => {});
    return () => stop.abort();
  },
  '40 rows of 500 numbers such as 1e131071': (server, [attacker]) => {
    const rows = Array.from(
      { length: 40 },
      () => `{"title":"n","objects":[${Array(500).fill('1e131071').join(',')}]}`,
    );
    const body = `[${rows.join(',')}]`;
    const headers = { ...headersOf(server, attacker), 'content-length': body.length };
    const one = new RawConnection(server.url).send(head('POST', path, headers), body);
    return () => one.end();
  },
};

function all(count: number, begin: (index: number) => RawConnection): () => void {
  const connections = Array.from({ length: count }, (_, index) => begin(index));
  return () => {
    for (const connection of connections) connection.end();
  };
}

/** Sends most of the body at once, and the rest byte by byte. */
function slowBody(server: ServerProcess, member: Member | undefined): RawConnection {
  const headers = { ...headersOf(server, member), 'content-length': 4_900_000 };
  const connection = new RawConnection(server.url).send(
    head('POST', path, headers),
    Buffer.alloc(4_000_000, '['),
  );
  const dribble = setInterval(() => connection.send('['), 1_000);
  void connection.closed.then(() => clearInterval(dribble));
  return connection;
}

const headersOf = (server: ServerProcess, member: Member | undefined) => ({
  apikey: server.key,
  authorization: `Bearer ${member?.token ?? server.key}`,
  'content-type': 'application/json',
});

/** Resident memory in MB. */
function memoryOf({ pid }: ServerProcess): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

/** Saves 16 projects of 5 MB. */
async function fill(server: ServerProcess, member: Member): Promise<void> {
  const body = JSON.stringify({ title: 'Large', objects: Array(5).fill('x'.repeat(980_000)) });
  for (let index = 0; index < 16; index += 1) {
    const { status } = await server.request(path, { method: 'POST', body, token: member.token });
    if (status !== 201) throw new Error(`A save of the attacker got status ${status}.`);
  }
}

async function measure(server: ServerProcess, attackers: readonly Member[], victim: Member, attack: Attack) {
  const before = memoryOf(server);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(server));
  }, 20);
  // In a process of their own, so that the attackers don't slow them down directly.
  const saves = new Child(`import { saveMeanwhile } from ${JSON.stringify(savesFile)};
    await saveMeanwhile(${JSON.stringify({ url: server.url + path, headers: headersOf(server, victim), seconds })});`);
  await saves.line();
  const end = attack(server, attackers);
  const times = JSON.parse((await saves.line()) ?? '{}') as object;
  end();
  clearInterval(watch);
  await delay(3_000);
  return {
    'MB before': Math.round(before),
    'MB more at peak': Math.round(peak - before),
    'MB after': Math.round(memoryOf(server)),
    ...times,
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-attacks-'));
const server = await ServerProcess.start({ dataDir, databaseUrl: process.env['DATABASE_URL'] ?? null });
const attackers: Member[] = [];
for (let index = 0; index < 8; index += 1)
  attackers.push(await server.member(`attacker${index}@example.org`));
for (const attacker of attackers) await fill(server, attacker);
const results: Record<string, unknown> = {};
for (const [index, [name, attack]] of Object.entries(attacks).entries()) {
  const victim = await server.member(`victim${index}@example.org`);
  results[name] = await measure(server, attackers, victim, attack);
  console.log(name, JSON.stringify(results[name]));
}
console.table(results);
await server.end('SIGTERM');
await rm(dataDir, { recursive: true });
