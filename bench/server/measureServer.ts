// Measures the server on a database: its starts, saves, lists and sign-ins.
import { serverLimits } from '../limits.ts';
import { Http } from './http.ts';
import { type Listing, measureListing } from './measureListing.ts';
import { measureSaves, type SaveRates } from './measureSaves.ts';
import { measureSignIns, type SignIns } from './measureSignIns.ts';
import { signUp } from './people.ts';
import type { Place } from './place.ts';
import { start } from './running.ts';

export interface ServerFigures {
  /** Milliseconds from `npm start` to the first answer. */
  readonly firstStart: number;
  readonly nextStart: number;
  readonly saves: readonly SaveRates[];
  readonly listing: Listing;
  readonly signIns: SignIns;
}

const howMany = 50;

export async function measureServer(place: Place, say: (line: string) => void): Promise<ServerFigures> {
  say(`The server on ${place.name}: starts`);
  const first = await start(place.environment);
  await first.stop();
  const direct = await place.direct(Math.max(...serverLimits.clients));
  const server = await start(place.environment);
  const http = new Http(server);
  try {
    const all = await signUp(http, place.dataDir, howMany);
    const [saver, lister, ...others] = all;
    if (saver === undefined || lister === undefined) throw new Error('Nobody signed up.');
    await copyPeople(direct, all);
    const saves: SaveRates[] = [];
    for (const clients of serverLimits.clients) {
      say(`The server on ${place.name}: saves of ${clients} at once`);
      saves.push(await measureSaves({ http, direct }, others, clients));
    }
    say(`The server on ${place.name}: lists and sign-ins`);
    const listing = await measureListing(http, lister);
    const signIns = await measureSignIns(http, all, saver);
    return { firstStart: first.startedIn, nextStart: server.startedIn, saves, listing, signIns };
  } finally {
    http.close();
    await direct.close();
    await server.stop();
  }
}

/** The copy of a database does not know who has signed up since. */
async function copyPeople(
  direct: Awaited<ReturnType<Place['direct']>>,
  people: readonly { readonly id: string; readonly email: string }[],
): Promise<void> {
  const statement = 'insert into auth.users (id, email) values ($1, $2) on conflict do nothing';
  for (const { id, email } of people) await direct.query(statement, [id, email]);
}
