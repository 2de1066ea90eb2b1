// For the tests: several people who edit one project live without a pause, and what each was told is saved.
import { decodeStateVector, getState } from 'yjs';
import { LiveClient, type LiveToken } from './liveClient.ts';
import { adding } from './livePlans.ts';

/** Milliseconds from one edit of a person to the next. */
const pause = 40;

export class LiveEditors {
  readonly clients: readonly LiveClient[];
  /** The ids of squares that somebody was told are in the database. */
  readonly acknowledged = new Set<string>();
  /** The state of a document right after an edit, by the id of its square. */
  private readonly made = new Map<string, { readonly client: number; readonly clock: number }>();
  private readonly timers: NodeJS.Timeout[] = [];
  /** The order key of the newest square. */
  top = '';
  /** How many edits they have made. */
  edits = 0;

  constructor(url: string, project: string, tokens: readonly LiveToken[]) {
    this.clients = tokens.map((token) => new LiveClient(url, project, () => token));
    for (const client of this.clients) this.follow(client);
  }

  async ready(): Promise<this> {
    await Promise.all(this.clients.map((client) => client.ready()));
    return this;
  }

  /** They edit until `stop`. */
  start(): void {
    for (const client of this.clients) this.timers.push(setInterval(() => this.edit(client), pause));
  }

  stop(): void {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
  }

  /** As if the network were gone. */
  disconnect(): void {
    for (const { line } of this.clients) line.disconnect();
  }

  /** Returns when everything of everybody is in the database. */
  async reconnect(): Promise<void> {
    for (const { line } of this.clients) void line.connect();
    await Promise.all(this.clients.map((client) => client.saved()));
  }

  close(): void {
    this.stop();
    for (const client of this.clients) client.close();
  }

  private edit(client: LiveClient): void {
    this.edits += 1;
    const id = `edit-${this.edits}`;
    const change = adding(this, id, this.edits);
    this.top = change.put.order;
    client.edit(change);
    this.made.set(id, {
      client: client.doc.clientID,
      clock: getState(client.doc.store, client.doc.clientID),
    });
  }

  private follow({ messages }: LiveClient): void {
    let read = 0;
    void messages.wait(() => {
      for (const message of messages.items.slice(read)) this.note(message['vector']);
      read = messages.items.length;
      return undefined;
    });
  }

  private note(vector: unknown): void {
    if (typeof vector !== 'string') return;
    const saved = decodeStateVector(Buffer.from(vector, 'base64'));
    for (const [id, { client, clock }] of this.made)
      if ((saved.get(client) ?? 0) >= clock) this.acknowledged.add(id);
  }
}
