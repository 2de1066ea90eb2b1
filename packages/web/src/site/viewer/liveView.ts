// Follows the live room of the shown plan, so that each edit is drawn when it is made. It never writes.
import type { Incoming } from '@homeplot/live/changesOf';
import { aboutOf } from '@homeplot/live/format';
import { Doc } from 'yjs';
import { accessToken } from '../../account/backend/accessToken.ts';
import { type Asking, Connection } from '../../store/live/connection.ts';
import { Follower } from '../../store/live/follower.ts';
import { readMessage } from '../../store/live/messages.ts';
import { announceNews } from '../../store/live/news.ts';
import type { Address } from './shownProject.ts';
import type { Viewer } from './viewer.ts';

interface LiveViewEvents {
  /** Resolves when a version of the plan that is being fetched elsewhere is shown. */
  readonly asked: () => Promise<void>;
  /** The connection was lost after the plan was followed; it is tried again. */
  readonly lost: () => void;
  /** The room doesn't let this page in, or no longer does. */
  readonly ended: () => void;
}

export class LiveView {
  /** Whether the room's plan is followed. */
  isOn = false;
  private readonly viewer: Viewer;
  private readonly origin: string;
  private readonly events: LiveViewEvents;
  private document = new Doc();
  private connection: Connection;
  private readonly follower: Follower;

  constructor(viewer: Viewer, origin: string, events: LiveViewEvents) {
    this.viewer = viewer;
    this.origin = origin;
    this.events = events;
    const take = ({ changes }: Incoming): void => viewer.takeIn(changes);
    this.follower = new Follower({ plan: () => viewer.viewed?.plan, differs: take, changed: take });
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
      synced: () => this.synced(),
      lost: () => {
        if (this.pause()) events.lost();
      },
      replaced: () => {
        this.pause();
        this.document = new Doc();
        this.connection = this.connect();
      },
      refused: () => this.finish(),
      // Can't happen, since a viewer writes nothing.
      rejected: () => this.finish(),
      received: (message) => this.receive(message),
    });
  }

  private synced(): void {
    this.pause();
    this.isOn = true;
    void this.follower.follow(this.document, this.events.asked());
  }

  /** Stops following. Returns whether the plan was followed. */
  private pause(): boolean {
    const wasOn = this.isOn;
    this.follower.stop();
    this.isOn = false;
    return wasOn;
  }

  private receive(message: unknown): void {
    const { saved, about } = readMessage(message);
    if (saved) this.viewer.note({ updatedAt: saved.at });
    if (about !== undefined) announceNews(about);
  }
}

/** How this page signs in to the room. By a link it is a visitor, even if somebody is signed in. */
async function askingOf(address: Address, renew: boolean): Promise<Asking> {
  const looks = { guest: null, looks: true } as const;
  if (address.by === 'link') return { access: null, share: address.token, ...looks };
  return { access: await accessToken(renew), share: null, ...looks };
}
