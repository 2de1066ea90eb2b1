// Keeps the Postgres of a data directory running for this server alone: starts it, restarts it when it stops
// unexpectedly, and stops it. A lock in the database shows that a server has it; it ends with that server's connection.
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { LockedError, StartError } from '../startError.ts';
import type { Cluster } from './cluster.ts';
import { isStillUsed, isWrongPassword } from './clusterError.ts';
import { chooseEndpoint } from './endpoint.ts';
import { isPostgres } from './processes.ts';

type Tell = (sentence: string) => void;

/** Any number that all servers share: the one that holds this lock has the data directory. */
const lockKey = 7_205_593;

/** Milliseconds that a Postgres without a server may take to end. */
const endPatience = 30_000;

/** Milliseconds in which a server takes the lock after it has started Postgres. */
const startMoment = 300;

/** Milliseconds that the processes of a killed Postgres may take to end. */
const leftoversPatience = 10_000;

/** Milliseconds before each try to restart a Postgres that has stopped unexpectedly; the last one is repeated. */
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
  private readonly closing = new AbortController();
  private restarting: Promise<void> = Promise.resolve();

  constructor(cluster: Cluster, tell: Tell) {
    this.cluster = cluster;
    this.tell = tell;
  }

  /** Ends a database that runs without a server. Throws LockedError when it has one, or StartError. */
  async endForsaken(): Promise<void> {
    const client = await this.connectToRunning();
    if (client === undefined) return this.cluster.files.removeStaleLocks();
    if (!(await isForsaken(client))) throw await lockedBy(client, this.cluster.files.dataDir);
    await this.endProcess(client);
  }

  /** Starts it. Throws StartError, or LockedError when another server was quicker. */
  async start(): Promise<void> {
    const client = await this.startCluster();
    if (this.isClosed) return void (await this.cluster.stop());
    if (!(await takeLock(client))) {
      const locked = await lockedBy(client, this.cluster.files.dataDir);
      await this.cluster.stop();
      throw locked;
    }
    this.held = client;
    // A crash inside of Postgres ends all connections, and it goes on by itself.
    client.once('end', () => void this.reconnect(client));
  }

  /** Waits for what is left of a Postgres that was killed: its processes end a moment after it. */
  private async startCluster(): Promise<Client> {
    const endpoint = await chooseEndpoint();
    const late = performance.now() + leftoversPatience;
    for (;;) {
      try {
        return await this.cluster.start(endpoint, holderName, () => this.ended());
      } catch (error) {
        if (!isStillUsed(error) || this.isClosed || performance.now() > late) throw error;
        await pause(50);
      }
    }
  }

  /** The connection that holds the lock, as the superuser; undefined while Postgres is away. */
  get connection(): Client | undefined {
    return this.held;
  }

  /** The same connection. Throws StartError while Postgres is away. */
  get client(): Client {
    if (this.held === undefined)
      throw new StartError(
        `Postgres stopped unexpectedly in ${this.cluster.files.folder}. Start Homeplot again.`,
      );
    return this.held;
  }

  /** True if Postgres shut down in good order. */
  async stop(): Promise<boolean> {
    this.closing.abort();
    await this.held?.end().catch(() => {});
    const isInOrder = await this.cluster.stop();
    await this.restarting;
    return isInOrder;
  }

  private get isClosed(): boolean {
    return this.closing.signal.aborted;
  }

  private async connectToRunning(): Promise<Client | undefined> {
    try {
      return await this.cluster.connect(holderName);
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      throw new StartError(
        `A running Postgres in ${this.cluster.files.folder} doesn't accept our password. ` +
          `${this.howToEnd()}, then start Homeplot again.`,
      );
    }
  }

  private howToEnd(): string {
    const number = this.cluster.files.processNumber;
    return number === undefined ? 'End that Postgres' : `End its process ${number}`;
  }

  /** Ends the Postgres of a server that was killed. */
  private async endProcess(client: Client): Promise<void> {
    const number = this.cluster.files.processNumber;
    const ended = new Promise((done) => client.once('end', done));
    const sentence =
      `A Homeplot server was killed, and its Postgres is still running in ${this.cluster.files.folder} and couldn't be ` +
      `stopped. ${this.howToEnd()}, then start Homeplot again.`;
    try {
      // In another container that shares the directory, the number is that of some other process here.
      if (number === undefined || !isPostgres(number)) throw new Error('It has no number here.');
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
      const isTaken = client !== undefined && (await takeLock(client).catch(() => false));
      if (isTaken && this.held === lost) {
        this.held = client;
        client.once('end', () => void this.reconnect(client));
        return;
      }
      await client?.end().catch(() => {});
      // If Postgres itself has ended, `restart` starts it again.
      await pause(100);
    }
  }

  private ended(): void {
    this.held = undefined;
    this.tell('Postgres stopped unexpectedly. Restarting it.');
    this.restarting = this.restart();
  }

  private async restart(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const { signal } = this.closing;
      await pause(pauses[Math.min(attempt, pauses.length - 1)], undefined, { signal }).catch(() => {});
      if (this.isClosed) return;
      try {
        return await this.start();
      } catch (error) {
        if (!this.isClosed) this.tell(error instanceof Error ? error.message : String(error));
      }
    }
  }
}

/** True if no server has it, and none takes it in the moment after its start. */
async function isForsaken(client: Client): Promise<boolean> {
  const { rows } = await client.query(holder);
  if (rows.length > 0) return false;
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
