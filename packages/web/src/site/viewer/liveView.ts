// Follows the live room of the shown plan: each edit is drawn as it is made. It never writes.
import { changesOf, differencesInSteps } from '@homeplot/live/changesOf';
import { aboutOf } from '@homeplot/live/format';
import { Doc, type Transaction } from 'yjs';
import { loadBackend } from '../../account/backend/backend.ts';
import { inSlices } from '../../kit/slices.ts';
import { type Asking, Connection } from '../../store/live/connection.ts';
import { readMessage } from '../../store/live/messages.ts';
import { tellNews } from '../../store/live/news.ts';
import type { Address } from './shownProject.ts';
import type { Viewer } from './viewer.ts';

interface LiveViewEvents {
  /** Settles when a plan that is being asked for otherwise is shown. */
  readonly asked: () => Promise<void>;
  /** The line was lost after the plan was followed; it is tried again. */
  readonly lost: () => void;
  /** Not let in, or no longer. */
  readonly ended: () => void;
}

export class LiveView {
  /** Whether the room's plan is shown, or is about to be. */
  isOn = false;
  private readonly viewer: Viewer;
  private readonly origin: string;
  private readonly events: LiveViewEvents;
  private document = new Doc();
  private connection: Connection;
  /** What was written while the document is being read; undefined if it isn't. */
  private unread: Transaction[] | undefined;

  constructor(viewer: Viewer, origin: string, events: LiveViewEvents) {
    this.viewer = viewer;
    this.origin = origin;
    this.events = events;
    this.connection = this.connect();
  }

  end(): void {
    this.pause();
    this.connection.end();
  }

  private finish(): void {
    this.end();
    this.events.ended();
  }

  private connect(): Connection {
    const { document, viewer, origin, events } = this;
    return new Connection({
      origin,
      projectId: viewer.shown?.id ?? '',
      document,
      epoch: () => aboutOf(document).epoch,
      asking: (renew) => askingOf(viewer.address, renew),
      synced: () => void this.synced(),
      lost: () => {
        if (this.pause()) events.lost();
      },
      replaced: () => {
        this.pause();
        this.document = new Doc();
        this.connection = this.connect();
      },
      refused: () => this.finish(),
      // A viewer writes nothing.
      rejected: () => this.finish(),
      told: (message) => this.told(message),
    });
  }

  private async synced(): Promise<void> {
    const { viewer } = this;
    this.pause();
    this.isOn = true;
    const { document } = this;
    const unread: Transaction[] = [];
    this.unread = unread;
    document.on('afterTransaction', this.heard);
    await this.events.asked();
    if (this.unread !== unread || !viewer.viewed) return;
    const { changes } = await inSlices(differencesInSteps(document, viewer.viewed.plan));
    if (this.unread !== unread) return;
    this.unread = undefined;
    viewer.takeIn(changes);
    for (const transaction of unread) this.hear(transaction);
  }

  /** Returns whether it was on. */
  private pause(): boolean {
    const wasOn = this.isOn;
    this.document.off('afterTransaction', this.heard);
    this.isOn = false;
    this.unread = undefined;
    return wasOn;
  }

  private readonly heard = (transaction: Transaction): void => {
    if (transaction.changed.size === 0) return;
    if (this.unread) this.unread.push(transaction);
    else this.hear(transaction);
  };

  private hear(transaction: Transaction): void {
    const { viewed } = this.viewer;
    if (viewed) this.viewer.takeIn(changesOf(transaction, viewed.plan).changes);
  }

  private told(message: unknown): void {
    const { saved, about } = readMessage(message);
    if (saved) this.viewer.note({ updatedAt: saved.at });
    if (about !== undefined) tellNews(about);
  }
}

/** Who came by a link is a visitor, whoever is signed in. */
async function askingOf(address: Address, renew: boolean): Promise<Asking> {
  const looks = { guest: null, looks: true } as const;
  if (address.by === 'link') return { access: null, share: address.token, ...looks };
  const client = await loadBackend();
  if (renew) await client?.auth.refreshSession();
  const { data } = (await client?.auth.getSession()) ?? {};
  return { access: data?.session?.access_token ?? null, share: null, ...looks };
}
