// Measures the server: starts, saves, lists, sign-ins, and a backup under load.
import { serverLimits } from '../limits.ts';
import { Http } from './http.ts';
import { type BackupFigures, measureBackup } from './measureBackup.ts';
import { type Listing, measureListing } from './measureListing.ts';
import { measureSaves, type SaveRates } from './measureSaves.ts';
import { measureSignIns, type SignIns } from './measureSignIns.ts';
import { measureStarts, type Starts } from './measureStarts.ts';
import { signUp } from './people.ts';
import { connectDirectly } from './place.ts';
import { start } from './running.ts';

export interface ServerFigures {
  readonly starts: Starts;
  readonly saves: readonly SaveRates[];
  readonly fewProjects: Listing;
  readonly manyProjects: Listing;
  readonly signIns: SignIns;
  readonly backup: BackupFigures;
}

const howMany = 50;

export async function measureServer(dataDir: string, say: (line: string) => void): Promise<ServerFigures> {
  say('The server: starts');
  const starts = await measureStarts(dataDir);
  const server = await start(dataDir);
  const http = new Http(server);
  const direct = connectDirectly(dataDir, Math.max(...serverLimits.clients));
  try {
    const all = await signUp(http, dataDir, howMany);
    const [saver, few, many, rich, ...others] = all;
    if (!saver || !few || !many || !rich) throw new Error('Too few people have signed up.');
    const asked = { dataDir, http, direct };
    const saves: SaveRates[] = [];
    for (const clients of serverLimits.clients) {
      say(`The server: saves of ${clients} at once`);
      saves.push(await measureSaves(asked, others, clients));
    }
    say('The server: lists and sign-ins');
    const fewProjects = await measureListing(asked, few, serverLimits.shortList);
    const manyProjects = await measureListing(asked, many, serverLimits.longList);
    const signIns = await measureSignIns(http, all, saver);
    say('The server: a backup');
    const backup = await measureBackup(asked, saver, rich);
    return { starts, saves, fewProjects, manyProjects, signIns, backup };
  } finally {
    http.close();
    await direct.close();
    await server.stop();
  }
}
