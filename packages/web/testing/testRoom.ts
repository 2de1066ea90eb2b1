// A server's room for tests: its document and its plan, without a network. Lines can be cut and mended, and it saves when told.
import { fillDocument } from '@homeplot/live/writeChanges';
import { planOf } from '@homeplot/live/planOf';
import { RoomPlan } from '@homeplot/live/roomPlan';
import { Editor } from '@homeplot/editor/editor';
import { type Change, inOrder, type PlanContents } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import * as Y from 'yjs';
import { KeptDocument } from '../src/store/live/keptDocument.ts';
import { Room, type RoomLine } from '../src/store/live/room.ts';
import { PlanProject } from '../src/store/link/planProject.ts';
import { memoryShelf, type Shelf } from '../src/store/local/shelf.ts';
import { ada, projectId } from './testCloud.ts';

interface Line {
  readonly id: string;
  readonly given: RoomLine;
  isUp: boolean;
}

export class TestRoom {
  document = new Y.Doc();
  private readonly lines: Line[] = [];
  /** The messages that came, with their length as JSON. */
  readonly heard: { readonly from: string; readonly message: object }[] = [];
  /** Those who get the list of people, but the end of the document only by `sync`. */
  readonly slow = new Set<string>();
  private saves = 0;
  private lastSaved: object | undefined;

  constructor(contents: PlanContents, epoch = 1) {
    this.begin(contents, epoch);
  }

  /** Begins the document anew, as after a loss. */
  begin(contents: PlanContents, epoch: number): void {
    this.document = new Y.Doc();
    fillDocument(this.document, contents, epoch);
    const plan = new RoomPlan(this.document);
    this.document.on('afterTransaction', (transaction) => plan.take(transaction));
    this.document.on('update', (update, origin) => {
      for (const line of this.lines)
        if (line.isUp && line !== origin) Y.applyUpdate(line.given.document, update, line);
    });
  }

  get contents(): PlanContents {
    return planOf(this.document).contents;
  }

  /** What a client connects to the room with. */
  readonly connect = (id: string) => (given: RoomLine) => {
    const line: Line = { id, given, isUp: false };
    given.document.on('update', (update: Uint8Array, origin: unknown) => {
      if (line.isUp && origin !== line) Y.applyUpdate(this.document, update, line);
    });
    this.lines.push(line);
    queueMicrotask(() => this.open(line));
    return {
      send: (message: object) => {
        if (line.isUp) this.relay(line, message);
      },
      end: () => {
        line.isUp = false;
        if (this.lines.includes(line)) this.lines.splice(this.lines.indexOf(line), 1);
        this.tellPeople();
      },
    };
  };

  cut(id: string, isOffline = false): void {
    for (const line of this.of(id)) {
      line.isUp = false;
      line.given.lost(isOffline);
    }
    this.tellPeople();
  }

  mend(id: string): void {
    for (const line of this.of(id)) this.open(line);
  }

  sync(id: string): void {
    for (const line of this.of(id)) line.given.synced(false);
  }

  refuse(id: string, why: string): void {
    for (const line of this.of(id)) line.given.refused(why);
  }

  /** Won't take what somebody has edited. */
  reject(id: string, why: string): void {
    for (const line of this.of(id)) line.given.rejected(why);
  }

  tell(id: string, message: object): void {
    for (const line of this.of(id)) line.given.received(message);
  }

  /** Saves what it has, and tells everybody. */
  save(): string {
    this.saves += 1;
    const saved = `save ${this.saves}`;
    const vector = Buffer.from(Y.encodeStateVector(this.document)).toString('base64');
    this.lastSaved = { saved, vector };
    for (const { isUp, given } of this.lines) if (isUp) given.received(this.lastSaved);
    return saved;
  }

  private of(id: string): readonly Line[] {
    return this.lines.filter((line) => line.id === id);
  }

  private open(line: Line): void {
    if (!this.lines.includes(line)) return;
    const { document, epoch } = line.given;
    const own = this.document.getMap('about').get('epoch');
    if (epoch() !== undefined && epoch() !== own) return line.given.replaced();
    Y.applyUpdate(document, Y.encodeStateAsUpdate(this.document, Y.encodeStateVector(document)), line);
    Y.applyUpdate(this.document, Y.encodeStateAsUpdate(document, Y.encodeStateVector(this.document)), line);
    line.isUp = true;
    this.tellPeople();
    if (this.lastSaved) line.given.received(this.lastSaved);
    if (!this.slow.has(line.id)) line.given.synced(false);
  }

  private tellPeople(): void {
    const up = this.lines.filter(({ isUp }) => isUp);
    const people = up.map(({ id }) => ({ id, name: id, color: '#204080', role: 'editor' }));
    for (const { id, given } of up) given.received({ you: id, people });
  }

  private relay({ id }: Line, message: object): void {
    this.heard.push({ from: id, message });
    for (const line of this.lines)
      if (line.isUp && line.id !== id) line.given.received({ ...message, from: id });
  }
}

/** A browser with the project of the room open. */
export interface TestMember {
  readonly editor: Editor;
  readonly project: PlanProject;
  readonly room: Room;
  readonly shelf: Shelf;
  readonly drafts: PlanContents[];
}

let made = 0;

export async function joins(
  server: TestRoom,
  id: string,
  {
    contents = server.contents,
    shelf = memoryShelf(),
    base,
    project = new PlanProject({
      projectId,
      userId: ada,
      title: 'Back yard',
      updatedAt: 'then',
      changed: false,
      isShared: true,
    }),
    isOffline = false,
    isFull = false,
    editsBefore = [],
    editsAtOnce = [],
  }: {
    readonly contents?: PlanContents;
    readonly shelf?: Shelf;
    readonly base?: PlanContents;
    readonly project?: PlanProject;
    readonly isOffline?: boolean;
    /** Whether the browser has no room for the plan. */
    readonly isFull?: boolean;
    /** Made before there is a room. */
    readonly editsBefore?: readonly Change[];
    /** Made before the document has come. */
    readonly editsAtOnce?: readonly Change[];
  } = {},
): Promise<TestMember> {
  const editor = new Editor({ contents, newId: () => `new ${(made += 1)}` });
  editor.watch({ edited: () => project.edited() });
  if (editsBefore.length > 0) editor.edit(editsBefore, 'Edit');
  const drafts: PlanContents[] = [];
  let room: Room | undefined = undefined;
  const entered = new Room({
    editor,
    project,
    base,
    kept: new KeptDocument(projectId, (isKept) => room?.keeps(isKept), shelf),
    keepDraft: async () => drafts.push({ objects: inOrder(editor.plan), settings: editor.plan.settings }),
    saveHere: async () => !isFull,
    connect: isOffline ? () => ({ send() {}, end() {} }) : server.connect(id),
  });
  room = entered;
  await entered.enter();
  if (editsAtOnce.length > 0) editor.edit(editsAtOnce, 'Edit');
  await settled();
  return { editor, project, room: entered, shelf, drafts };
}

/** Everything that was begun has been done. */
export const settled = (): Promise<void> => new Promise((go) => setTimeout(go, 30));

/** A shelf that takes nothing more while it is full. */
export function fillableShelf(): Shelf & { isFull: boolean } {
  const shelf = memoryShelf();
  const full = { isFull: false };
  const refusing: Shelf['change'] = async (key, next) => {
    if (full.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    return shelf.change(key, next);
  };
  return Object.assign(full, { ...shelf, change: refusing });
}

/** A plan of trees with the ids "tree 0", "tree 1" …, at these places in feet. */
export function treesAt(...places: readonly number[]): PlanContents {
  const objects = places.map((x, i) => ({ id: `tree ${i}`, type: 'tree', x, y: 40, radius: 8 }));
  const reading = readPlanFile({ objects, settings: {} });
  if (!reading.ok) throw new Error(reading.problem);
  return reading.contents;
}
