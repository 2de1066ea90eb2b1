// Keeps the Postgres of a data directory running, for this server alone: it is started, started again when it ends by
// itself, and stopped. A lock in the database says that a server has it, which ends with that server's connection.
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { LockedError, StartError } from '../startError.ts';
import { type Cluster, isWrongPassword } from './cluster.ts';
import { chooseEndpoint } from './endpoint.ts';
import { isPostgres } from './processes.ts';

type Tell = (sentence: string) => void;

/** Any number, the same in every server: whoever holds this lock has the data directory. */
const lockKey = 7_205_593;

/** Milliseconds that a Postgres without a server may take to end. */
const endPatience = 30_000;

/** Milliseconds between the start of a Postgres and the lock of its server, at most. */
const startMoment = 300;

/** Milliseconds before each new try to start a Postgres that has ended by itself; the last one is repeated. */
const pauses = [0, 100, 300, 1_000, 3_000, 10_000] as const;

const holderName = `process ${process.pid} on ${hostname()}`;

const holder = `
  select a.application_name as name, to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
  from pg_locks as l join pg_stat_activity as a using (pid)
  where l.locktype = 'advisory' and l.granted and l.objid = ${lockKey}`;

export class Keeper {
  private readonly cluster: Cluster;
  private readonly tell: Tell;
  private held: Client | undefined;
  private isClosed = false;

  constructor(cluster: Cluster, tell: Tell) {
    this.cluster = cluster;
    this.tell = tell;
  }

  /** Ends a database that runs without a server. Throws LockedError when it has one, or StartError. */
  async endForsaken(): Promise<void> {
    const client = await this.connectToRunning();
    if (client === undefined) return this.cluster.removeStaleLocks();
    if (!(await isForsaken(client))) throw await lockedBy(client, this.cluster.dataDir);
    await this.endProcess(client);
  }

  /** Starts it. Throws StartError, or LockedError when another server was quicker. */
  async start(): Promise<void> {
    const endpoint = await chooseEndpoint();
    const client = await this.cluster.start(endpoint, holderName, () => void this.ended());
    if (!(await takeLock(client))) {
      await this.cluster.stop();
      throw await lockedBy(client, this.cluster.dataDir);
    }
    this.held = client;
    // A crash inside of Postgres ends all connections, and it goes on by itself.
    client.once('end', () => void this.reconnect(client));
  }

  /** The connection that holds the lock, as the superuser; undefined while Postgres is away. */
  get connection(): Client | undefined {
    return this.held;
  }

  /** The same, for whoever needs it now. Throws StartError while Postgres is away. */
  get client(): Client {
    if (this.held === undefined)
      throw new StartError(`Postgres has ended on ${this.cluster.folder}. Start again.`);
    return this.held;
  }

  /** True when the files are in order behind it. */
  async stop(): Promise<boolean> {
    this.isClosed = true;
    await this.held?.end().catch(() => {});
    return this.cluster.stop();
  }

  private async connectToRunning(): Promise<Client | undefined> {
    try {
      return await this.cluster.connect(holderName);
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      throw new StartError(
        `A Postgres runs on ${this.cluster.folder} that does not know our password. ` +
          `End its process ${this.cluster.processNumber ?? ''}, then start Homeplot again.`,
      );
    }
  }

  /** Ends the Postgres of a server that was killed. */
  private async endProcess(client: Client): Promise<void> {
    const number = this.cluster.processNumber;
    const ended = new Promise((done) => client.once('end', done));
    const sentence =
      `The Postgres of a Homeplot server that was killed still runs on ${this.cluster.folder} and could not be ended. ` +
      `End its process ${number ?? ''}, then start Homeplot again.`;
    try {
      if (number === undefined) throw new Error('It has no number.');
      process.kill(number, 'SIGINT');
    } catch {
      throw new StartError(sentence);
    }
    await ended;
    const late = performance.now() + endPatience;
    while (isPostgres(number)) {
      if (performance.now() > late) throw new StartError(sentence);
      await pause(10);
    }
  }

  private async reconnect(lost: Client): Promise<void> {
    while (!this.isClosed && this.held === lost) {
      const client = await this.cluster.connect(holderName).catch(() => undefined);
      if (client === undefined) {
        // Postgres itself has ended: `ended` starts it again.
        await pause(100);
      } else if (this.held === lost && (await takeLock(client))) {
        this.held = client;
        client.once('end', () => void this.reconnect(client));
      } else {
        await client.end();
      }
    }
  }

  private async ended(): Promise<void> {
    this.held = undefined;
    this.tell('Postgres has ended by itself and is started again.');
    for (let attempt = 0; !this.isClosed; attempt += 1) {
      await pause(pauses[Math.min(attempt, pauses.length - 1)]);
      try {
        return await this.start();
      } catch (error) {
        this.tell(error instanceof Error ? error.message : String(error));
      }
    }
  }
}

/** True where no server has it, and none takes it in the moment after its start. */
async function isForsaken(client: Client): Promise<boolean> {
  if (!(await takeLock(client))) return false;
  await client.query(`select pg_advisory_unlock(${lockKey})`);
  await pause(startMoment);
  return takeLock(client);
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockKey}) as taken`);
  return rows[0]?.taken === true;
}

async function lockedBy(client: Client, dataDir: string): Promise<LockedError> {
  const { rows } = await client.query<{ name: string; since: string }>(holder);
  await client.end();
  const [other] = rows;
  const who = other === undefined ? '' : `, ${other.name}, since ${other.since}`;
  return new LockedError(
    `${dataDir} is in use by another Homeplot server${who}. Stop that server, or set another DATA_DIR.`,
  );
}
