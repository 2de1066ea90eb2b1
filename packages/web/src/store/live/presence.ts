// Who is in a live room, where they point, what they have selected and what they see; and telling the others the same. All of it
// is forgotten when one leaves. Who somebody is comes from the server.
import { Watchers } from '@homeplot/editor/watchers';
import type { Box } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { z } from 'zod/mini';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** A CSS color. */
  readonly color: string;
}

/** What is known of somebody besides who they are. */
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

/** Milliseconds between two messages: at most thirty in a second, whatever they are about. */
const pace = 34;
/** More selected objects are not told. */
const maxSelected = 100;

type About = 'selected' | 'at' | 'view' | `client ${number}`;

export class Presence {
  private readonly tell: (message: object) => void;
  private readonly watchers = new Watchers<PresenceEvents>();
  private everybody: readonly Person[] = [];
  /** Everybody else, in the order in which they came. */
  others: readonly Person[] = [];
  private own: string | undefined;
  /** By their client of the shared document. */
  private readonly names = new Map<number, string>();
  private readonly shown = new Map<string, Shown>();
  /** What was last told, for those who come later. */
  private readonly said = new Map<About, object>();
  private readonly waiting = new Set<About>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastTold = -Infinity;

  /** tell: sends a message to the room. */
  constructor(tell: (message: object) => void) {
    this.tell = tell;
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

  /** The name of whoever has a client of the document, if they are or were here. */
  nameOfClient(client: number): string | undefined {
    return this.names.get(client);
  }

  /** undefined: nowhere on the plan. */
  point(at: Point | undefined): void {
    this.say('at', { at: at ? [hundredths(at.x), hundredths(at.y)] : null });
  }

  select(ids: ReadonlySet<string>): void {
    this.say('selected', { selected: ids.size > maxSelected ? [] : [...ids] });
  }

  view({ minX, minY, maxX, maxY }: Box): void {
    this.say('view', { view: [minX, minY, maxX, maxY].map(hundredths) });
  }

  /** A client of the document is or was one's own. */
  client(client: number): void {
    this.say(`client ${client}`, { client });
  }

  /** Takes a message of the room; others than those about people are left alone. */
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

  /** Everybody is gone, as far as is known without a line. */
  clear(): void {
    this.takePeople([]);
  }

  end(): void {
    this.clear();
    clearTimeout(this.timer);
  }

  private takePeople(people: readonly Person[]): void {
    const before = new Set(this.everybody.map(({ id }) => id));
    this.everybody = people;
    this.others = people.filter(({ id }) => id !== this.own);
    const here = new Set(people.map(({ id }) => id));
    for (const id of this.shown.keys()) if (!here.has(id)) this.shown.delete(id);
    // The room doesn't remember what was said before somebody came.
    if (people.some(({ id }) => !before.has(id))) for (const about of this.said.keys()) this.plan(about);
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

  private say(about: About, message: object): void {
    this.said.set(about, message);
    this.plan(about);
  }

  /** Sends one message at a time, at once if the last was long enough ago. With nobody there, nothing is sent. */
  private plan(about: About): void {
    if (this.others.length === 0) return;
    // Behind those that wait already, so that no kind is left out.
    this.waiting.add(about);
    this.timer ??= setTimeout(() => this.sendNext(), Math.max(0, this.lastTold + pace - performance.now()));
  }

  private sendNext(): void {
    this.timer = undefined;
    const [about] = this.waiting;
    if (about === undefined) return;
    this.waiting.delete(about);
    this.lastTold = performance.now();
    const message = this.said.get(about);
    if (message) this.tell(message);
    if (this.waiting.size > 0) this.timer = setTimeout(() => this.sendNext(), pace);
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const finite = z.number();
const messageSchema = z.object({
  you: z.optional(z.string()),
  people: z.optional(z.array(z.object({ id: z.string(), name: z.string(), color: z.string() }))),
  /** Where people point, by their ids. */
  pointers: z.optional(z.record(z.string(), z.nullable(z.tuple([finite, finite])))),
  from: z.optional(z.string()),
  selected: z.optional(z.array(z.string())),
  view: z.optional(z.tuple([finite, finite, finite, finite])),
  client: z.optional(z.number()),
});
