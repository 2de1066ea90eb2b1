// The longest time that a save takes, for a user who saves without a pause while something else runs.
import { highest } from '../measuring/statistics.ts';
import type { Http } from './http.ts';
import type { Person } from './people.ts';
import { projectOf, save } from './project.ts';

const warmUps = 20;

/** Milliseconds of the longest save, and of the work. */
export async function longestSaveDuring(
  http: Http,
  saver: Person,
  work: () => Promise<void>,
): Promise<{ readonly longestSave: number; readonly took: number }> {
  const project = projectOf(saver);
  const saves: number[] = [];
  async function saveOnce(): Promise<void> {
    const begun = performance.now();
    await http.expect(save(project));
    saves.push(performance.now() - begun);
  }
  for (let i = 0; i < warmUps; i += 1) await saveOnce();
  saves.length = 0;
  const over = new AbortController();
  const begun = performance.now();
  const working = work().finally(() => over.abort());
  while (!over.signal.aborted) await saveOnce();
  await working;
  return { longestSave: highest(saves), took: performance.now() - begun };
}
