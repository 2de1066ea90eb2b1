// People who edit one plan together in a live room. Each numbers their edits, and notes which ones the server has acknowledged
// as saved.
import { keyAbove } from '@homeplot/plan/order';
import type { Change, Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { setTimeout as delay } from 'node:timers/promises';
import { decodeStateVector, Doc, encodeStateVector } from 'yjs';
import { LiveClient, type LiveMessage } from '../../testing/liveClient.ts';
import { squareAt } from '../../testing/livePlans.ts';
import { Acknowledgements, type Saver } from './saver.ts';
import { type Account, requestProjects, type Service } from './service.ts';

/** Milliseconds between two edits. */
const pause = 100;

/** The edits of one person change so many squares in turn. */
const squareCount = 10;

/** Milliseconds without an answer or a save after which a connection is given up. */
const silenceTimeout = 5_000;

/** An edit, its time, and the Yjs clock of its author after it. */
interface Edit {
  readonly number: number;
  readonly began: number;
  readonly clock: number;
}

interface Room {
  readonly service: Service;
  readonly projectId: string;
  readonly owner: Account;
}

export class Editor implements Saver {
  private readonly room: Room;
  private readonly name: string;
  private readonly saves = new Acknowledgements();
  private doc = new Doc();
  private client: LiveClient | undefined;
  private proxy: number;
  private sent = 0;
  private acknowledged = 0;
  private pending: Edit[] = [];
  private isEditing = false;
  private editing: Promise<void> | undefined;
  private connecting: Promise<void> | undefined;

  constructor(room: Room, name: string, proxy: number) {
    this.room = room;
    this.name = name;
    this.proxy = proxy;
  }

  begin(): void {
    this.isEditing = true;
    this.connecting ??= this.stayConnected(this.doc);
    this.editing = this.editRepeatedly();
  }

  /** Resolves when all edits are saved. */
  async pause(): Promise<void> {
    this.isEditing = false;
    await this.editing;
    while (this.pending.length > 0) await delay(pause);
  }

  /** Leaves at once and drops the document, so that what was acknowledged can only come from the database. */
  async leave(): Promise<void> {
    this.isEditing = false;
    this.doc = new Doc();
    this.pending = [];
    this.client?.close();
    await this.editing;
    await this.connecting;
    this.connecting = undefined;
  }

  nextSave(): Promise<void> {
    return this.saves.next();
  }

  longestPause(since: number): number {
    return this.saves.longestPause(since);
  }

  async lost(): Promise<string | undefined> {
    const { service, projectId, owner } = this.room;
    const query = `?id=eq.${projectId}&select=objects`;
    const response = await requestProjects(service, this.proxy, owner, { query });
    const [row] = (await response.json()) as readonly { objects: readonly { id: string; name?: string }[] }[];
    const found = row?.objects
      .filter(({ id }) => id.startsWith(`${this.name}-`))
      .map(({ name }) => Number(name));
    const last = Math.max(0, ...(found ?? []));
    if (last < this.acknowledged || last > this.sent)
      return `edit ${last} of ${this.name} is there, ${this.acknowledged} was acknowledged, ${this.sent} sent`;
    return undefined;
  }

  /** The plan file of the plan as this person sees it. */
  get file(): string {
    return this.client?.file ?? '';
  }

  private async editRepeatedly(): Promise<void> {
    const { doc } = this;
    while (this.isEditing) {
      if (this.client?.synced.items.length) this.edit(this.client);
      await delay(pause);
    }
    if (doc !== this.doc) doc.destroy();
  }

  private edit(client: LiveClient): void {
    const began = performance.now();
    const number = (this.sent += 1);
    client.edit(changing(client.plan, `${this.name}-${number % squareCount}`, number));
    const clock = decodeStateVector(encodeStateVector(client.doc)).get(client.doc.clientID) ?? 0;
    this.pending.push({ number, began, clock });
  }

  /** Reconnects whenever the connection has ended, as the web app does, until the document is dropped. */
  private async stayConnected(doc: Doc): Promise<void> {
    const { service, projectId, owner } = this.room;
    let moved: string | undefined;
    while (doc === this.doc) {
      const proxy = service.proxies[this.proxy % service.proxies.length] ?? '';
      const origin = moved?.replace(service.publicUrl, proxy) ?? proxy;
      const client = new LiveClient(origin, projectId, () => ({ access: owner.token }), doc);
      this.client = client;
      moved = await this.ended(client);
      client.close();
      if (moved === undefined) this.proxy += 1;
      await delay(pause);
    }
  }

  /** Resolves when a connection is of no use anymore, with the address of the server that has the room, if it was given. */
  private async ended(client: LiveClient): Promise<string | undefined> {
    let readCount = 0;
    let heardAt = performance.now();
    while (client.doc === this.doc && client.closings.items.length === 0) {
      for (const message of client.messages.items.slice(readCount)) {
        readCount += 1;
        if (this.read(message, client.doc)) heardAt = performance.now();
      }
      const refusal = client.refusals.items[0];
      if (refusal !== undefined) return /^moved (\S+)$/.exec(refusal)?.[1];
      const isWaiting = client.synced.items.length === 0 || this.pending.length > 0;
      if (!isWaiting) heardAt = performance.now();
      if (performance.now() - heardAt > silenceTimeout) return undefined;
      await delay(pause / 4);
    }
    return undefined;
  }

  /** Reads a message. Returns whether it acknowledges edits. */
  private read({ vector }: LiveMessage, doc: Doc): boolean {
    if (typeof vector !== 'string') return false;
    const saved = decodeStateVector(Buffer.from(vector, 'base64')).get(doc.clientID) ?? 0;
    const done = this.pending.filter(({ clock }) => clock <= saved);
    this.pending = this.pending.filter(({ clock }) => clock > saved);
    for (const { number, began } of done) {
      this.acknowledged = number;
      this.saves.add(began);
    }
    return done.length > 0;
  }
}

/** A change that names a square by the number of the edit. */
function changing(plan: Plan, id: string, number: number): Change {
  const square = { ...squareAt(id, 0), name: String(number) };
  const reading = readPlanFile({ objects: [square], settings: { scale: 1 } });
  const [object] = reading.ok ? reading.contents.objects : [];
  if (object === undefined) throw new Error('The square is not an object.');
  return { put: { ...object, order: plan.objects.get(id)?.order ?? keyAbove(plan.top) } };
}
