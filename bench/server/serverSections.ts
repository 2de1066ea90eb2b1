// The parts of the benchmark without a browser, each with a new data directory: the server, the soak and the crowd.
import { buildIfNeeded } from '../../scripts/build.ts';
import { serverLimits } from '../limits.ts';
import type { Section } from '../measureAll.ts';
import { type Options, serverParts } from '../options.ts';
import type { Row } from '../report/figure.ts';
import { singleTable } from '../report/otherTables.ts';
import { crowdRows, roomRows, serverRows, soakRows } from '../report/serverTable.ts';
import { timingRows, timingTable } from '../report/timingTable.ts';
import { measureServer } from './measureServer.ts';
import { measureTiming } from './measureTiming.ts';
import { createDataDir } from './place.ts';
import { measureRooms } from './rooms.ts';
import { soak } from './soak.ts';

type Say = (line: string) => void;

export async function serverSections({ parts, samples, minutes }: Options, say: Say): Promise<Section[]> {
  const sections: Section[] = [];
  if (!serverParts.some((part) => parts.has(part))) return sections;
  if (!(await buildIfNeeded())) throw new Error('The web app could not be built; see the errors above.');
  if (parts.has('server')) {
    sections.push(section('The server', serverRows(await withDataDir((dir) => measureServer(dir, say)))));
  }
  if (parts.has('timing')) {
    const rows = timingRows(
      await withDataDir((dir) => measureTiming(dir, samples ?? serverLimits.samples, say)),
    );
    sections.push({ title: timingTitle, text: timingTable(rows), rows });
  }
  for (const [part, rowsOf] of [
    ['soak', soakRows],
    ['crowd', crowdRows],
  ] as const) {
    if (!parts.has(part)) continue;
    const { people } = serverLimits[part];
    const size = { people, minutes: minutes ?? serverLimits[part].minutes };
    const title = `${people} people saving, listing and refreshing for ${inMinutes(size.minutes)}`;
    say(title);
    sections.push(section(title, rowsOf(await withDataDir((dir) => soak(dir, size, say)))));
  }
  if (parts.has('rooms')) {
    const size = { ...serverLimits.rooms, minutes: minutes ?? serverLimits.rooms.minutes };
    const title = `${size.connections} people editing in ${size.rooms} rooms for ${inMinutes(size.minutes)}`;
    say(title);
    sections.push(section(title, roomRows(await withDataDir((dir) => measureRooms(dir, size, say)))));
  }
  return sections;
}

export const timingTitle = 'Whether response times reveal an account';

const section = (title: string, rows: readonly Row[]): Section => ({ title, text: singleTable(rows), rows });

const inMinutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

async function withDataDir<Figures>(measure: (dataDir: string) => Promise<Figures>): Promise<Figures> {
  const temp = createDataDir();
  try {
    return await measure(temp.dataDir);
  } finally {
    temp.remove();
  }
}
