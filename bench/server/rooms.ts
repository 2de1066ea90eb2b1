// Rooms under load: hundreds of people in a hundred plans edit and move their pointers for some minutes. Measures how long
// an edit takes to be saved, the memory of server and database, and the longest save of somebody who isn't in a room.
import type { PlanObject } from '@homeplot/plan/kind';
import { moveOf } from '@homeplot/plan/plan';
import { LiveClient } from '@homeplot/server/liveClient';
import { setTimeout as pause } from 'node:timers/promises';
import { median, p95 } from '../measuring/statistics.ts';
import { Http } from './http.ts';
import { longestSaveDuring } from './longestSave.ts';
import { watchMemory } from './memory.ts';
import { type Person, signUp } from './people.ts';
import { projectOf, save } from './project.ts';
import { start } from './running.ts';

export interface Rooms {
  readonly edits: number;
  /** Connections that ended before they were closed here. */
  readonly lost: number;
  /** Milliseconds from an edit to the word that it is in the database. */
  readonly saved: { readonly median: number; readonly p95: number };
  /** Milliseconds of somebody else's longest save. */
  readonly longestSave: number;
  /** Bytes: the median of the second quarter of the time, and of the last quarter. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
}

export interface RoomsSize {
  readonly connections: number;
  readonly rooms: number;
  readonly minutes: number;
}

/** The plans of one person: an account may have thirty connections. */
const roomsOfOne = 5;

/** Milliseconds between two edits of a person, and between two moves of the pointer. */
const editEvery = 20_000;
const pointEvery = 1_000;

export async function measureRooms(
  dataDir: string,
  { connections, rooms, minutes }: RoomsSize,
  say: (line: string) => void,
): Promise<Rooms> {
  const server = await start(dataDir);
  const http = new Http(server);
  const editors: Editor[] = [];
  try {
    const [other, ...owners] = await signUp(http, dataDir, Math.ceil(rooms / roomsOfOne) + 1);
    if (!other) throw new Error('Nobody has signed up.');
    const projects = await Promise.all(
      Array.from({ length: rooms }, async (_, i) => {
        const project = projectOf(owners[Math.floor(i / roomsOfOne)] as Person);
        await http.expect(save(project));
        return project;
      }),
    );
    for (let i = 0; i < connections; i += 1) {
      const project = projects[i % rooms];
      if (!project) continue;
      editors.push(await Editor.join(server.url.replace(/\/$/, ''), project.id, project.owner.token));
    }
    say(`${editors.length} people are in ${rooms} rooms`);
    const memory = watchMemory(server.process);
    const end = performance.now() + minutes * 60_000;
    const { longestSave } = await longestSaveDuring(http, other, async () => {
      await Promise.all(editors.map((editor, i) => editor.editUntil(end, i / editors.length)));
    });
    const samples = memory.stop();
    const quarter = Math.floor(samples.length / 4);
    const times = editors.flatMap(({ saved }) => saved);
    return {
      edits: editors.reduce((sum, { edits }) => sum + edits, 0),
      lost: editors.reduce((sum, { client }) => sum + client.closings.items.length, 0),
      saved: { median: median(times), p95: p95(times) },
      longestSave,
      memoryBefore: median(samples.slice(quarter, 2 * quarter)),
      memoryAfter: median(samples.slice(-quarter)),
    };
  } finally {
    for (const { client } of editors) client.close();
    http.close();
    await server.stop();
  }
}

class Editor {
  readonly client: LiveClient;
  /** Milliseconds that its edits took to be saved. */
  readonly saved: number[] = [];
  edits = 0;
  private readonly tree: PlanObject;

  private constructor(client: LiveClient, tree: PlanObject) {
    this.client = client;
    this.tree = tree;
  }

  static async join(url: string, project: string, token: string): Promise<Editor> {
    const client = await new LiveClient(url, project, () => ({ access: token })).ready();
    const [tree] = client.plan.objects.values();
    if (!tree) throw new Error('The plan is empty.');
    return new Editor(client, tree);
  }

  /** `offset`: from 0 to 1, so that not all begin at once. */
  async editUntil(end: number, offset: number): Promise<void> {
    await pause(offset * editEvery);
    while (performance.now() < end) {
      const began = performance.now();
      this.edits += 1;
      this.client.edit(moveOf(this.tree, { x: this.edits % 50, y: offset * 50 }));
      await this.client.saved();
      this.saved.push(performance.now() - began);
      // What was heard isn't needed anymore.
      this.client.messages.items.length = 0;
      while (performance.now() - began < editEvery) {
        this.client.provider.sendStateless(JSON.stringify({ at: [Math.round(began % 500), this.edits] }));
        await pause(pointEvery);
      }
    }
  }
}
