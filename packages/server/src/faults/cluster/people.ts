// People who save their plans over HTTP without a pause, through whichever proxy answers, and know what was acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openAccessTokens } from '../../kit/accessToken.ts';
import { claimsOf } from '../../testing/people.ts';

interface Service {
  /** Of the proxies, without trailing slashes. */
  readonly proxies: readonly string[];
  readonly publicKey: string;
  readonly publicUrl: string;
  readonly secret: string;
}

/** Milliseconds until a save is given up and sent again, and between two of them. */
const timeout = 5_000;
const pause = 50;

const treeCount = 50;

/** Seconds: longer than any run. */
const tokenLife = 6 * 3600;

export class Person {
  readonly id = randomUUID();
  readonly projectId = randomUUID();
  /** The number of the last save that was sent, and of the last one that was acknowledged. */
  sent = 0;
  acknowledged = 0;
  private readonly service: Service;
  private proxy: number;
  private token = '';
  private isSaving = false;
  private saving: Promise<void> | undefined;
  private waiting: { readonly since: number; readonly done: () => void }[] = [];

  constructor(service: Service, proxy: number) {
    this.service = service;
    this.proxy = proxy;
  }

  async signIn(): Promise<void> {
    const { secret, publicUrl } = this.service;
    const tokens = await openAccessTokens(secret, `${publicUrl}/auth/v1`);
    this.token = await tokens.sign({ ...claimsOf(this.id), exp: Math.floor(Date.now() / 1000) + tokenLife });
  }

  begin(): void {
    this.isSaving = true;
    this.saving = this.saveRepeatedly();
  }

  async pause(): Promise<void> {
    this.isSaving = false;
    await this.saving;
  }

  /** Resolves when a save is acknowledged that was sent after now. */
  async nextSave(): Promise<void> {
    const since = performance.now();
    await new Promise<void>((done) => this.waiting.push({ since, done }));
  }

  /** What is wrong with what the database has; undefined if all is there that was acknowledged. */
  async lost(): Promise<string | undefined> {
    const response = await this.request('GET', `?id=eq.${this.projectId}&select=title,objects`);
    const [row] = (await response.json()) as readonly {
      title: string;
      objects: readonly { number: number }[];
    }[];
    const found = Number(row?.title ?? 0);
    if (found < this.acknowledged || found > this.sent)
      return `save ${found} is there, ${this.acknowledged} was acknowledged, ${this.sent} sent`;
    const isComplete =
      row === undefined || row.objects.filter(({ number }) => number === found).length === treeCount;
    return isComplete ? undefined : `save ${found} has other contents`;
  }

  private async saveRepeatedly(): Promise<void> {
    while (this.isSaving) {
      await this.save().catch(() => this.takeOtherProxy());
      await delay(pause);
    }
  }

  private async save(): Promise<void> {
    const number = (this.sent += 1);
    const began = performance.now();
    const objects = Array.from({ length: treeCount }, () => ({ type: 'tree', number }));
    const row = { id: this.projectId, user_id: this.id, title: String(number), objects };
    const response = await this.request('POST', '?on_conflict=id', JSON.stringify(row));
    await response.text();
    if (!response.ok) return;
    this.acknowledged = number;
    const isOver = ({ since }: { readonly since: number }): boolean => began >= since;
    for (const { done } of this.waiting.filter(isOver)) done();
    this.waiting = this.waiting.filter((wait) => !isOver(wait));
  }

  /** As a browser does that knows two addresses of a site. */
  private takeOtherProxy(): void {
    this.proxy = (this.proxy + 1) % this.service.proxies.length;
  }

  private request(method: string, query: string, body?: string): Promise<Response> {
    return fetch(`${this.service.proxies[this.proxy]}/rest/v1/projects${query}`, {
      method,
      headers: {
        apikey: this.service.publicKey,
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates',
      },
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body }),
    });
  }
}
