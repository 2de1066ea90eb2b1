// People who save their plans over HTTP, through whichever proxy answers.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Acknowledgements, type Saver } from './saver.ts';
import { type Account, requestProjects, type Service } from './service.ts';

/** Milliseconds between two saves. */
const pause = 50;

const treeCount = 50;

export class Person implements Saver {
  private readonly projectId = randomUUID();
  private readonly service: Service;
  private readonly account: Account;
  private readonly saves = new Acknowledgements();
  /** The proxy that each round of saves begins with. */
  private readonly firstProxy: number;
  private proxy: number;
  private sent = 0;
  private acknowledged = 0;
  private isSaving = false;
  private saving: Promise<void> | undefined;

  constructor(service: Service, account: Account, proxy: number) {
    this.service = service;
    this.account = account;
    this.firstProxy = proxy;
    this.proxy = proxy;
  }

  begin(): void {
    this.isSaving = true;
    this.proxy = this.firstProxy;
    this.saving = this.saveRepeatedly();
  }

  async pause(): Promise<void> {
    this.isSaving = false;
    await this.saving;
  }

  nextSave(): Promise<void> {
    return this.saves.next();
  }

  longestPause(since: number): number {
    return this.saves.longestPause(since);
  }

  async lost(): Promise<string | undefined> {
    const query = `?id=eq.${this.projectId}&select=title,objects`;
    const response = await requestProjects(this.service, this.proxy, this.account, { query });
    const [row] = (await response.json()) as readonly {
      title: string;
      objects: readonly { number: number }[];
    }[];
    const found = Number(row?.title ?? 0);
    if (found < this.acknowledged || found > this.sent)
      return `save ${found} is there, ${this.acknowledged} was acknowledged, ${this.sent} sent`;
    const ofThis = row?.objects.filter(({ number }) => number === found) ?? [];
    return row === undefined || ofThis.length === treeCount ? undefined : `save ${found} has other contents`;
  }

  private async saveRepeatedly(): Promise<void> {
    while (this.isSaving) {
      // After a failure it takes another proxy, like a browser that knows two addresses of a site.
      await this.save().catch(() => (this.proxy += 1));
      await delay(pause);
    }
  }

  private async save(): Promise<void> {
    const number = (this.sent += 1);
    const began = performance.now();
    const objects = Array.from({ length: treeCount }, () => ({ type: 'tree', number }));
    const body = { id: this.projectId, user_id: this.account.id, title: String(number), objects };
    const response = await requestProjects(this.service, this.proxy, this.account, {
      query: '?on_conflict=id',
      body,
    });
    await response.text();
    if (!response.ok) return;
    this.acknowledged = number;
    this.saves.add(began);
  }
}
