// How long listing an account's projects takes: 20 projects of 50 kB each, with the size of the response, and a very
// large number.
import { median, p95 } from '../measuring/statistics.ts';
import type { Http } from './http.ts';
import type { Person } from './people.ts';
import type { Direct } from './place.ts';
import { addProjects, list } from './project.ts';

export interface Listing {
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly bytes: number;
}

const warmUps = 50;
const times = 300;

/** The person has no projects yet. */
export async function measureListing(
  { http, direct }: { readonly http: Http; readonly direct: Direct },
  person: Person,
  projects: number,
): Promise<Listing> {
  await addProjects(direct, person, projects);
  const taken: number[] = [];
  let bytes = 0;
  for (let i = 0; i < warmUps + times; i += 1) {
    const begun = performance.now();
    const answer = await http.expect(list(person));
    if (i >= warmUps) taken.push(performance.now() - begun);
    ({ bytes } = answer);
    const rows = (JSON.parse(answer.text) as unknown[]).length;
    if (rows !== projects) throw new Error(`The list holds ${rows} projects, but ${projects} were added.`);
  }
  return { median: median(taken), p95: p95(taken), bytes };
}
