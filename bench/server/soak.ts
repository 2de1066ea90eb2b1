// Two minutes of 50 people who save, list and refresh their sessions without a pause: what fails, and how much memory
// the server holds in the beginning and in the end.
import { median } from '../measuring/statistics.ts';
import { Http } from './http.ts';
import { type Person, refresh, signUp } from './people.ts';
import type { Place } from './place.ts';
import { list, projectOf, save } from './project.ts';
import { type Running, start } from './running.ts';

export interface Soak {
  readonly calls: number;
  readonly failures: number;
  /** Bytes: the median of the second quarter of the time, and of the last one. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
}

const people = 50;
/** Milliseconds. */
const duration = 120_000;
const sampleEvery = 1_000;
/** Of so many calls of one person one is a refresh, and the others save and list in turn. */
const refreshEvery = 10;

export async function soak(place: Place, say: (line: string) => void): Promise<Soak> {
  const server = await start(place.environment);
  const http = new Http(server);
  try {
    const all = await signUp(http, place.dataDir, people);
    const memory = watchMemory(server);
    const end = performance.now() + duration;
    const counts = await Promise.all(all.map((person) => live(http, person, end, say)));
    const samples = memory.stop();
    const quarter = Math.floor(samples.length / 4);
    return {
      calls: counts.reduce((sum, { calls }) => sum + calls, 0),
      failures: counts.reduce((sum, { failures }) => sum + failures, 0),
      memoryBefore: median(samples.slice(quarter, 2 * quarter)),
      memoryAfter: median(samples.slice(-quarter)),
    };
  } finally {
    http.close();
    await server.stop();
  }
}

async function live(http: Http, somebody: Person, end: number, say: (line: string) => void) {
  let person = somebody;
  const project = projectOf(person);
  let calls = 0;
  let failures = 0;
  while (performance.now() < end) {
    calls += 1;
    try {
      if (calls % refreshEvery === 0) person = await refresh(http, person);
      else
        await http.expect(calls % 2 === 0 ? list(person) : save({ ...project, owner: person, saves: calls }));
    } catch (error) {
      failures += 1;
      say(String(error));
    }
  }
  return { calls, failures };
}

function watchMemory(server: Running): { stop(): number[] } {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(server.memory()), sampleEvery);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}
