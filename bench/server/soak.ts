// A soak test: for some minutes, users save, list and refresh their sessions without a pause. Counts failures, compares the
// memory of server and database near the beginning and at the end, and measures how long new clients wait meanwhile.
import { highest, median } from '../measuring/statistics.ts';
import { Http } from './http.ts';
import { watchMemory } from './memory.ts';
import { watchNewcomers } from './newcomers.ts';
import { type Person, refresh, signUp } from './people.ts';
import { list, projectOf, save } from './project.ts';
import { start } from './running.ts';

export interface Soak {
  readonly calls: number;
  readonly failures: number;
  /** Bytes: the median of the second quarter of the time, and of the last quarter. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  /** The longest wait of a new client, in milliseconds, for the product and, as the baseline, for an idle server. */
  readonly longestWait: number;
  readonly longestIdleWait: number;
}

/** One in this many calls of a user is a refresh; the others alternate between saving and listing. */
const refreshEvery = 10;

export async function soak(
  dataDir: string,
  { people, minutes }: { readonly people: number; readonly minutes: number },
  say: (line: string) => void,
): Promise<Soak> {
  const server = await start(dataDir);
  const http = new Http(server);
  try {
    const all = await signUp(http, dataDir, people);
    const memory = watchMemory(server.process);
    const newcomers = await watchNewcomers(server.url);
    const end = performance.now() + minutes * 60_000;
    const counts = await Promise.all(all.map((person) => useUntil(end, http, person, say)));
    const samples = memory.stop();
    const waits = await newcomers.stop();
    const quarter = Math.floor(samples.length / 4);
    return {
      calls: counts.reduce((sum, { calls }) => sum + calls, 0),
      failures: counts.reduce((sum, { failures }) => sum + failures, 0),
      memoryBefore: median(samples.slice(quarter, 2 * quarter)),
      memoryAfter: median(samples.slice(-quarter)),
      longestWait: highest(waits.product),
      longestIdleWait: highest(waits.idle),
    };
  } finally {
    http.close();
    await server.stop();
  }
}

/** Makes one call after another until `end`, which is by performance.now(). */
async function useUntil(end: number, http: Http, signedUp: Person, say: (line: string) => void) {
  let person = signedUp;
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
