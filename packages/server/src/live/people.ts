// Who is in a room, and what they show each other: pointers, selections, what they look at. The server assigns ids, names and
// colors, so a client can't pose as somebody else.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '../db/database.ts';
import type { Access } from './access.ts';
import type { LiveLimits } from './limits.ts';
import type { Line } from './line.ts';
import { Rate } from './rate.ts';

/** Distinguishable on a white plan, also for the color-blind, and dark enough for a name in white; taken in this order. */
export const colors = [
  '#0072b2',
  '#b84300',
  '#007f5f',
  '#a6488a',
  '#8a6d00',
  '#5b4fc4',
  '#c4004f',
  '#3d4752',
  '#6b4f3a',
  '#4f6d00',
] as const;

interface Person {
  readonly id: string;
  readonly color: string;
  /** Limits how often others have to redraw this person's selection and view. */
  readonly redraws: Rate;
}

/** Messages after which everybody else redraws. */
const redrawn = ['selected', 'view'];

const number = z.number().min(-1e9).max(1e9);

/** What clients may show. Pointers are sent on in batches, everything else at once with its sender's id. */
const showable = {
  /** Where the pointer is; null: not on the plan. */
  at: z.tuple([number, number]).nullable(),
  selected: z.array(z.string().max(200)).max(100),
  view: z.tuple([number, number, number, number]),
  client: z.int().min(0),
};

/** Milliseconds in which arrivals and departures are collected for one message. */
const peopleDelay = 20;

/** Milliseconds in which pointers are collected: seven people then cause no more messages than one. */
const pointersDelay = 40;

type PeopleLimits = Pick<LiveLimits, 'showRate' | 'maxPeople' | 'maxLookers'>;

export class People {
  private readonly limits: PeopleLimits;
  private readonly present = new Map<Line, Person>();
  private peopleTimer: NodeJS.Timeout | undefined;
  /** Pointers that haven't been sent to the others yet, by the ids of people. */
  private readonly pointers = new Map<string, unknown>();
  private pointersTimer: NodeJS.Timeout | undefined;

  constructor(limits: PeopleLimits) {
    this.limits = limits;
  }

  get size(): number {
    return this.present.size;
  }

  get lines(): readonly Line[] {
    return [...this.present.keys()];
  }

  get callers(): readonly Caller[] {
    return this.lines.flatMap(({ visitor }) => visitor?.caller ?? []);
  }

  /** People who only look are counted apart, so that they take nobody's place. */
  isFullFor(line: Line): boolean {
    const { maxLookers, maxPeople } = this.limits;
    const alike = this.lines.filter((one) => onlyLooks(one) === onlyLooks(line));
    return alike.length >= (onlyLooks(line) ? maxLookers : maxPeople);
  }

  has(line: Line): boolean {
    return this.present.has(line);
  }

  add(line: Line): void {
    const { showRate } = this.limits;
    const id = randomBytes(6).toString('base64url');
    this.present.set(line, { id, color: this.freeColor(), redraws: new Rate(showRate, 2 * showRate) });
    this.sendPeopleSoon();
  }

  remove(line: Line): void {
    const person = this.present.get(line);
    if (person === undefined) return;
    this.present.delete(line);
    this.pointers.delete(person.id);
    this.sendPeopleSoon();
  }

  /** Sends everybody the list of people. Also called after somebody's role has changed. */
  sendPeopleSoon(): void {
    this.peopleTimer ??= setTimeout(() => {
      this.peopleTimer = undefined;
      const seen = [...this.present].filter(([line]) => !onlyLooks(line));
      const people = seen.map(([{ visitor, access }, { id, color }]) => ({
        id,
        name: visitor?.name,
        color,
        role: (access as Access).role,
        ...(visitor?.isGuest === true && { guest: true }),
      }));
      for (const [line, { id }] of seen) line.sendMessage({ you: id, people });
    }, peopleDelay);
  }

  sendToAll(message: object): void {
    const text = JSON.stringify(message);
    for (const line of this.present.keys()) line.sendText(text);
  }

  /** Passes on what a client shows the others; whatever else it says is ignored. */
  relay(from: Line, text: string): void {
    const person = onlyLooks(from) ? undefined : this.present.get(from);
    const message = parse(text);
    if (person === undefined || message === undefined) return;
    for (const [name, shape] of Object.entries(showable)) {
      if (!Object.hasOwn(message, name)) continue;
      const read = shape.safeParse(message[name]);
      if (!read.success) continue;
      const passed = JSON.stringify({ from: person.id, [name]: read.data });
      if (redrawn.includes(name) && !person.redraws.takes(1)) continue;
      // A message counts once for each person that it is sent to.
      if (!from.mayRelay(passed.length * this.present.size)) return;
      if (name === 'at') this.point(person.id, read.data);
      else
        for (const line of this.present.keys()) if (line !== from && !onlyLooks(line)) line.sendText(passed);
    }
  }

  private point(id: string, at: unknown): void {
    this.pointers.set(id, at);
    this.pointersTimer ??= setTimeout(() => {
      this.pointersTimer = undefined;
      const text = JSON.stringify({ pointers: Object.fromEntries(this.pointers) });
      this.pointers.clear();
      for (const line of this.present.keys()) if (!onlyLooks(line)) line.sendText(text);
    }, pointersDelay);
  }

  private freeColor(): string {
    const uses = (color: string): number =>
      [...this.present].filter(([line, person]) => !onlyLooks(line) && person.color === color).length;
    return colors.toSorted((one, other) => uses(one) - uses(other))[0] ?? colors[0];
  }
}

const onlyLooks = ({ visitor }: Line): boolean => visitor?.onlyLooks === true;

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
