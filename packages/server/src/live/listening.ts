// The live server's own connection to the database: receives notifications about projects, renews the leases, and shows other
// servers that this one is alive. When it breaks it is made again, and everything it may have missed is checked.
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig, type Notification } from 'pg';
import type { LiveLimits } from './limits.ts';

const topics = ['access', 'comments', 'approvals', 'saved', 'deleted'] as const;

export interface Notice {
  readonly project: string;
  readonly about: (typeof topics)[number];
}

interface Listener {
  handleNotice(notice: Notice): void;
  /** The numbers of the leases that this server has. `since`: when it asked, by performance.now(). */
  renewed(fences: ReadonlyMap<string, number>, since: number): void;
  /** After the first connection and each further one: anything may have changed. */
  connected(): void;
}

/** Milliseconds. */
const connectTimeout = 3_000;
const responseTimeout = 3_000;
const retryDelay = 250;

export class Listening {
  private readonly config: () => ClientConfig;
  private readonly owner: string;
  private readonly listener: Listener;
  private readonly limits: Pick<LiveLimits, 'renewal'>;
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private isConnected = false;

  constructor(
    config: () => ClientConfig,
    owner: string,
    listener: Listener,
    limits: Pick<LiveLimits, 'renewal'>,
  ) {
    this.config = config;
    this.owner = owner;
    this.listener = listener;
    this.limits = limits;
  }

  /** Whether it is connected. Otherwise no room may be opened, because the loss of somebody's access would go unnoticed. */
  get isUp(): boolean {
    return this.isConnected;
  }

  /** Resolves once it is connected for the first time, or the first attempt has failed. */
  async start(): Promise<void> {
    await new Promise<void>((onFirstAttempt) => {
      this.running = this.stayConnected(onFirstAttempt);
    });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async stayConnected(onFirstAttempt: () => void): Promise<void> {
    while (!this.closing.signal.aborted) {
      await this.listen(onFirstAttempt).catch(() => {});
      this.isConnected = false;
      onFirstAttempt();
      await delay(retryDelay, undefined, { signal: this.closing.signal }).catch(() => {});
    }
  }

  /** Resolves or rejects when the connection has ended. */
  private async listen(onReady: () => void): Promise<void> {
    const client = new Client({
      ...this.config(),
      application_name: `homeplot live ${this.owner}`,
      connectionTimeoutMillis: connectTimeout,
      query_timeout: responseTimeout,
      keepAlive: true,
    });
    const over = new AbortController();
    const end = (): void => over.abort();
    client.on('error', end);
    client.on('end', end);
    client.on('notification', (notification) => this.handle(notification));
    try {
      await client.connect();
      await client.query('listen homeplot');
      // Shared, because Postgres may not know yet that an earlier connection of this server is gone.
      await client.query('select pg_advisory_lock_shared(live.lock_of($1))', [this.owner]);
      await this.renew(client);
      this.isConnected = true;
      this.listener.connected();
      onReady();
      const signal = AbortSignal.any([over.signal, this.closing.signal]);
      while (!signal.aborted) {
        await delay(this.limits.renewal, undefined, { signal }).catch(() => {});
        if (!signal.aborted) await this.renew(client);
      }
    } finally {
      await Promise.race([client.end().catch(() => {}), delay(responseTimeout, undefined, { ref: false })]);
    }
  }

  private async renew(client: Client): Promise<void> {
    const since = performance.now();
    const text = 'select project_id, fence from live.renew($1)';
    const { rows } = await client.query<{ project_id: string; fence: string }>(text, [this.owner]);
    this.listener.renewed(new Map(rows.map(({ project_id, fence }) => [project_id, Number(fence)])), since);
  }

  private handle({ payload = '' }: Notification): void {
    const notice = readNotice(payload);
    if (notice !== undefined) this.listener.handleNotice(notice);
  }
}

function readNotice(payload: string): Notice | undefined {
  try {
    const { project, about } = JSON.parse(payload) as Partial<Record<string, unknown>>;
    const topic = topics.find((one) => one === about);
    return typeof project === 'string' && topic !== undefined ? { project, about: topic } : undefined;
  } catch {
    return undefined;
  }
}
