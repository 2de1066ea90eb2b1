// For the tests: somebody who edits a project live, with the provider that the web app uses.
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { liveFormat } from '@homeplot/live/format';
import { planOf } from '@homeplot/live/planOf';
import { writeChanges } from '@homeplot/live/writeChanges';
import { type Change, createPlan, type Plan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { randomUUID } from 'node:crypto';
import { decodeStateVector, Doc, encodeStateVector } from 'yjs';
import { adding } from './livePlans.ts';
import { Recorder } from './recorder.ts';

export interface LiveToken {
  readonly access?: string | null;
  readonly share?: string | null;
  readonly guest?: string | null;
  readonly key?: string;
  readonly looks?: boolean;
  readonly format?: number;
  readonly epoch?: number;
}

interface Closed {
  readonly code: number;
  readonly reason: string;
}

export type LiveMessage = Readonly<Record<string, unknown>>;

export class LiveClient {
  readonly doc: Doc;
  readonly messages = new Recorder<LiveMessage>();
  readonly refusals = new Recorder<string>();
  readonly closings = new Recorder<Closed>();
  readonly synced = new Recorder<true>();
  readonly provider: HocuspocusProvider;
  readonly line: HocuspocusProviderWebsocket;

  /** `url` of the server. `token`: asked for at each connection. */
  constructor(url: string, project: string, token: () => LiveToken, doc = new Doc()) {
    this.doc = doc;
    this.line = new HocuspocusProviderWebsocket({
      url: `${url.replace(/^http/, 'ws')}/live/${project}`,
      delay: 100,
      minDelay: 100,
      maxDelay: 200,
    });
    this.line.on('close', ({ event }: { event: Closed }) =>
      this.closings.add({ code: event.code, reason: event.reason }),
    );
    this.provider = new HocuspocusProvider({
      name: project,
      document: doc,
      awareness: null,
      websocketProvider: this.line,
      token: () => JSON.stringify({ access: null, share: null, guest: null, format: liveFormat, ...token() }),
      onStateless: ({ payload }) => this.messages.add(JSON.parse(payload) as LiveMessage),
      onAuthenticationFailed: ({ reason }) => this.refusals.add(reason),
      onSynced: () => this.synced.add(true),
    });
    this.provider.attach();
  }

  get plan(): Plan {
    return createPlan(planOf(this.doc).contents);
  }

  /** What its owner would see in a file. */
  get file(): string {
    const { objects, settings } = writePlanFile(this.plan, '');
    return JSON.stringify({ objects, settings });
  }

  async ready(): Promise<this> {
    await this.synced.wait(() => this.synced.items[0]);
    return this;
  }

  /** The first message with this field. */
  told(field: string): Promise<LiveMessage> {
    return this.messages.wait(() => this.messages.items.findLast((one) => field in one));
  }

  /** Why it was refused. */
  refused(): Promise<string> {
    return this.refusals.wait(() => this.refusals.items[0]);
  }

  /** How its connection was closed. */
  closed(): Promise<Closed> {
    return this.closings.wait(() => this.closings.items[0]);
  }

  /** Waits until its document means this. */
  async sees(isSo: (plan: Plan) => boolean): Promise<void> {
    if (isSo(this.plan)) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!isSo(this.plan)) return;
        this.doc.off('afterAllTransactions', look);
        resolve();
      };
      this.doc.on('afterAllTransactions', look);
    });
  }

  edit(...changes: readonly Change[]): void {
    writeChanges(this.doc, changes, 'edit');
  }

  /** Waits until the server has said that everything of this client is in the database. */
  async saved(): Promise<string> {
    const own = decodeStateVector(encodeStateVector(this.doc));
    const message = await this.messages.wait(() =>
      this.messages.items.findLast((one) => covers(one['vector'], own)),
    );
    return String(message['saved']);
  }

  /** Edits something that is saved, and returns how its connections were closed before. */
  async goesOn(): Promise<readonly Closed[]> {
    this.edit(adding(this.plan, randomUUID(), 200));
    await this.saved();
    return this.closings.items;
  }

  close(): void {
    this.provider.destroy();
    this.line.destroy();
  }
}

function covers(vector: unknown, own: ReadonlyMap<number, number>): boolean {
  if (typeof vector !== 'string') return false;
  const saved = decodeStateVector(Buffer.from(vector, 'base64'));
  return Array.from(own).every(([client, clock]) => (saved.get(client) ?? 0) >= clock);
}
