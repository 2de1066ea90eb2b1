// Who is in a live room, where they point, what they have selected and what they see. Sends the others the same about this user.
// Nothing of it is stored. The server says who somebody is.
import { Watchers } from '@homeplot/editor/watchers';
import type { Box } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { z } from 'zod/mini';
import { guestNamed } from '../../account/backend/guestNamed.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** A CSS color. */
  readonly color: string;
}

/** What somebody shows the others. */
interface Shown {
  /** Where they point, in feet. */
  at?: Point | undefined;
  selected: readonly string[];
  view?: Box | undefined;
}

interface PresenceEvents {
  /** Somebody came or left. */
  people: [];
  pointed: [id: string];
  selected: [];
  viewed: [id: string];
}

/** Milliseconds between two messages: at most thirty per second in all. */
const sendInterval = 34;
/** A selection of more objects is sent as an empty one. */
const maxSelected = 100;

/** What a message is about; a new one replaces the last of its kind. */
type About = 'selected' | 'at' | 'view' | `client ${number}`;

export class Presence {
  private readonly send: (message: object) => void;
  private readonly watchers = new Watchers<PresenceEvents>();
  private everybody: readonly Person[] = [];
  /** Everybody else, in the order in which they came. */
  others: readonly Person[] = [];
  /** This user's id in the room. */
  private own: string | undefined;
  /** Names of people by their Yjs clients of the shared document. */
  private readonly names = new Map<number, string>();
  private readonly shown = new Map<string, Shown>();
  /** The last message of each kind, also for people who come later. */
  private readonly latest = new Map<About, object>();
  /** The kinds of messages to be sent. */
  private readonly waiting = new Set<About>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastSentAt = -Infinity;

  /** send: sends a message to the room. */
  constructor(send: (message: object) => void) {
    this.send = send;
  }

  watch(watcher: Parameters<typeof this.watchers.add>[0]): () => void {
    return this.watchers.add(watcher);
  }

  get you(): Person | undefined {
    return this.everybody.find(({ id }) => id === this.own);
  }

  of(id: string): Readonly<Shown> | undefined {
    return this.shown.get(id);
  }

  /** The name of the person with a Yjs client of the document, if they are or were here. */
  nameOfClient(client: number): string | undefined {
    return this.names.get(client);
  }

  /** Shows the others where this user points; undefined if not on the plan. */
  point(at: Point | undefined): void {
    this.queue('at', { at: at ? [hundredths(at.x), hundredths(at.y)] : null });
  }

  select(ids: ReadonlySet<string>): void {
    this.queue('selected', { selected: ids.size > maxSelected ? [] : [...ids] });
  }

  view({ minX, minY, maxX, maxY }: Box): void {
    this.queue('view', { view: [minX, minY, maxX, maxY].map(hundredths) });
  }

  /** Tells the others that a Yjs client of the document is or was this user's. */
  client(client: number): void {
    this.queue(`client ${client}`, { client });
  }

  /** Reads a message of the room, if it is about people. */
  take(message: unknown): void {
    const read = messageSchema.safeParse(message);
    if (!read.success) return;
    const { you, people, pointers, from, selected, view, client } = read.data;
    if (you !== undefined) this.own = you;
    if (people) this.takePeople(people);
    if (pointers) this.takePointers(pointers);
    if (from === undefined || from === this.own) return;
    const shown = this.shownOf(from);
    const name = this.others.find(({ id }) => id === from)?.name;
    if (client !== undefined && name !== undefined) this.names.set(client, name);
    if (selected) {
      shown.selected = selected;
      this.watchers.notify('selected');
    }
    if (view) {
      const [minX, minY, maxX, maxY] = view;
      shown.view = { minX, minY, maxX, maxY };
      this.watchers.notify('viewed', from);
    }
  }

  /** Forgets everybody, since without a connection nobody knows who is still there. */
  clear(): void {
    this.takePeople([]);
  }

  end(): void {
    this.clear();
    clearTimeout(this.timer);
  }

  private takePeople(listed: readonly Listed[]): void {
    const people = listed.map(personOf);
    const before = new Set(this.everybody.map(({ id }) => id));
    this.everybody = people;
    this.others = people.filter(({ id }) => id !== this.own);
    const here = new Set(people.map(({ id }) => id));
    for (const id of this.shown.keys()) if (!here.has(id)) this.shown.delete(id);
    // The server keeps no messages for people who come later, so everything is sent again.
    if (people.some(({ id }) => !before.has(id)))
      for (const about of this.latest.keys()) this.schedule(about);
    this.watchers.notify('people');
    this.watchers.notify('selected');
  }

  private takePointers(pointers: Readonly<Record<string, readonly [number, number] | null>>): void {
    for (const [id, at] of Object.entries(pointers)) {
      if (id === this.own) continue;
      this.shownOf(id).at = at === null ? undefined : { x: at[0], y: at[1] };
      this.watchers.notify('pointed', id);
    }
  }

  private shownOf(id: string): Shown {
    const shown = this.shown.get(id) ?? { selected: [] };
    this.shown.set(id, shown);
    return shown;
  }

  private queue(about: About, message: object): void {
    this.latest.set(about, message);
    this.schedule(about);
  }

  /** Sends the latest message of a kind in turn, at once if the last message was long ago. Nothing is sent to an empty room. */
  private schedule(about: About): void {
    if (this.others.length === 0) return;
    // A kind that waits already keeps its turn.
    this.waiting.add(about);
    const wait = this.lastSentAt + sendInterval - performance.now();
    this.timer ??= setTimeout(() => this.sendNext(), Math.max(0, wait));
  }

  private sendNext(): void {
    this.timer = undefined;
    const [about] = this.waiting;
    if (about === undefined) return;
    this.waiting.delete(about);
    this.lastSentAt = performance.now();
    const message = this.latest.get(about);
    if (message) this.send(message);
    if (this.waiting.size > 0) this.timer = setTimeout(() => this.sendNext(), sendInterval);
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const finite = z.number();
const listedSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  guest: z.optional(z.boolean()),
});
type Listed = z.infer<typeof listedSchema>;

const personOf = ({ guest, ...person }: Listed): Person =>
  guest ? { ...person, name: guestNamed(person.name) } : person;

const messageSchema = z.object({
  you: z.optional(z.string()),
  people: z.optional(z.array(listedSchema)),
  /** Where people point, by their ids. */
  pointers: z.optional(z.record(z.string(), z.nullable(z.tuple([finite, finite])))),
  from: z.optional(z.string()),
  selected: z.optional(z.array(z.string())),
  view: z.optional(z.tuple([finite, finite, finite, finite])),
  client: z.optional(z.number()),
});
