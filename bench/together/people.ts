// People who edit one plan together: each has an editor and a copy of the document, and messages take their time.
import type { EditedBy } from '@homeplot/editor/editorEvents';
import { Sharing } from '@homeplot/editor/sharing';
import { TestDriver } from '@homeplot/editor/testDriver';
import { changesOf } from '@homeplot/live/changesOf';
import { planOf } from '@homeplot/live/planOf';
import { RoomPlan } from '@homeplot/live/roomPlan';
import { fillDocument, writeChanges } from '@homeplot/live/writeChanges';
import type { Change, PlanContents } from '@homeplot/plan/plan';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, type Transaction } from 'yjs';

export class Room {
  readonly doc = new Doc();
  readonly people: Person[] = [];
  readonly plan: RoomPlan;
  /** What people wrote and the room could not read. */
  readonly refused: string[] = [];

  constructor(contents: PlanContents, client: number) {
    this.doc.clientID = client;
    fillDocument(this.doc, contents, 1);
    this.plan = new RoomPlan(this.doc);
    this.doc.on('afterTransaction', (transaction: Transaction) => {
      for (const { id, why } of this.plan.take(transaction)?.refused ?? [])
        this.refused.push(`${id}: ${why}`);
    });
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      for (const person of this.people) if (person !== origin && person.isOnline) person.inbox.push(update);
    });
  }
}

export class Person {
  readonly doc = new Doc();
  readonly driver: TestDriver;
  /** Messages on their way, from the room and to it. */
  inbox: Uint8Array[] = [];
  outbox: Uint8Array[] = [];
  isOnline = true;
  private readonly room: Room;

  constructor(room: Room, name: string, client: number) {
    this.room = room;
    this.doc.clientID = client;
    applyUpdate(this.doc, encodeStateAsUpdate(room.doc), room);
    this.driver = new TestDriver(name);
    const { editor } = this.driver;
    editor.load(planOf(this.doc).contents);
    editor.share(new Sharing(editor));
    editor.watch({
      edited: (changes: readonly Change[], _inverse: readonly Change[], by: EditedBy) => {
        if (by !== 'others') writeChanges(this.doc, changes, this);
      },
    });
    this.doc.on('afterTransaction', (transaction: Transaction) => {
      if (transaction.origin === this) return;
      // Nobody looks at it, and placing the labels again after each edit would take most of the time.
      editor.scene.labels.clear();
      editor.takeIn(changesOf(transaction, editor.plan).changes);
    });
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === this && this.isOnline) this.outbox.push(update);
    });
    room.people.push(this);
  }

  /** The next message arrives, in one of the two directions. */
  deliver(isIncoming: boolean): void {
    const update = (isIncoming ? this.inbox : this.outbox).shift();
    if (update) applyUpdate(isIncoming ? this.doc : this.room.doc, update, isIncoming ? this.room : this);
  }

  /** The line breaks, and what was on its way is lost. */
  leave(): void {
    this.isOnline = false;
    this.inbox = [];
    this.outbox = [];
  }

  /** The line is back: both send what the other lacks. */
  comeBack(): void {
    if (this.isOnline) return;
    const { doc, room } = this;
    this.isOnline = true;
    const [vector, theirs] = [encodeStateVector(doc), encodeStateVector(room.doc)];
    this.inbox.push(encodeStateAsUpdate(room.doc, vector));
    this.outbox.push(encodeStateAsUpdate(doc, theirs));
  }
}

/** Everybody is back, and everything has arrived. */
export function settleAll({ people }: Room): void {
  for (const person of people) person.comeBack();
  const isQuiet = (): boolean => people.every(({ inbox, outbox }) => inbox.length + outbox.length === 0);
  while (!isQuiet())
    for (const person of people) {
      person.deliver(false);
      person.deliver(true);
    }
}
