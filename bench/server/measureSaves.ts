// Saves per second: through the server, and with the same SQL statement sent directly to its database. They take turns,
// so that both run under the same conditions.
import { median } from '../measuring/statistics.ts';
import type { Http } from './http.ts';
import type { Person } from './people.ts';
import type { Direct } from './place.ts';
import { projectOf, save, saveDirectly } from './project.ts';

export interface SaveRates {
  readonly clients: number;
  /** Saves per second. */
  readonly server: number;
  readonly direct: number;
  /** Ratio of the server's rate to the direct one: the median of the turns. */
  readonly share: number;
}

const turns = 5;
/** Milliseconds per turn. */
const turn = 2_000;
/** Milliseconds at the start of a turn that don't count. */
const warmUp = 300;

export async function measureSaves(
  { http, direct }: { readonly http: Http; readonly direct: Direct },
  people: readonly Person[],
  clients: number,
): Promise<SaveRates> {
  const projects = people.slice(0, clients).map(projectOf);
  const directly = people.slice(0, clients).map(projectOf);
  const byServer = () => rate(projects.map((project) => async () => void (await http.expect(save(project)))));
  const byStatement = () => rate(directly.map((project) => () => saveDirectly(direct, project)));
  const rates: { readonly server: number; readonly direct: number }[] = [];
  for (let i = 0; i < turns; i += 1) {
    const first = i % 2 === 0 ? await byServer() : undefined;
    const other = await byStatement();
    rates.push({ server: first ?? (await byServer()), direct: other });
  }
  return {
    clients,
    server: median(rates.map(({ server }) => server)),
    direct: median(rates.map((one) => one.direct)),
    share: median(rates.map((one) => one.server / one.direct)),
  };
}

/** Runs the jobs in parallel, each repeatedly, and returns how many are done per second. */
async function rate(works: readonly (() => Promise<void>)[]): Promise<number> {
  const begin = performance.now() + warmUp;
  const end = begin + turn;
  let done = 0;
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < end) {
        await work();
        const now = performance.now();
        if (now >= begin && now < end) done += 1;
      }
    }),
  );
  return (done / turn) * 1000;
}
