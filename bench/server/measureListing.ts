// How long a list of 20 projects of 50 kB takes, and how many bytes of it come over the wire.
import { median, p95 } from '../measuring/statistics.ts';
import type { Http } from './http.ts';
import type { Person } from './people.ts';
import { list, projectOf, save } from './project.ts';

export interface Listing {
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly bytes: number;
}

const projects = 20;
const warmUps = 50;
const times = 300;

export async function measureListing(http: Http, person: Person): Promise<Listing> {
  for (let i = 0; i < projects; i += 1) await http.expect(save(projectOf(person)));
  const taken: number[] = [];
  let bytes = 0;
  for (let i = 0; i < warmUps + times; i += 1) {
    const begun = performance.now();
    const answer = await http.expect(list(person));
    if (i >= warmUps) taken.push(performance.now() - begun);
    ({ bytes } = answer);
    const rows = (JSON.parse(answer.text) as unknown[]).length;
    if (rows !== projects) throw new Error(`The list holds ${rows} projects, but ${projects} were saved.`);
  }
  return { median: median(taken), p95: p95(taken), bytes };
}
