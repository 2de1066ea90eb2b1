// The server's tables: a row for each thing measured.
import { serverLimits } from '../limits.ts';
import type { Listing } from '../server/measureListing.ts';
import type { SaveRates } from '../server/measureSaves.ts';
import type { ServerFigures } from '../server/measureServer.ts';
import type { Rooms } from '../server/rooms.ts';
import type { Soak } from '../server/soak.ts';
import type { Figure, Row } from './figure.ts';

const { start, memory, share, shortList, longList, listing, bytes, longestSave, growth, longestWait, saved } =
  serverLimits;

export function serverRows(figures: ServerFigures): Row[] {
  const { starts, saves, fewProjects, manyProjects, signIns, backup } = figures;
  return [
    row('npm start on a new data directory (ms)', ms(starts.first, start.first)),
    row('npm start on an existing one (ms)', ms(starts.next, start.next + starts.npmAlone)),
    row('... the same without npm (ms)', ms(starts.nextWithoutNpm)),
    row('... npm and an empty Node script alone (ms)', ms(starts.npmAlone)),
    row('memory of server and database, idle', size(starts.memoryAtRest, memory.rest)),
    ...saves.flatMap(saveRows),
    ...listRows(shortList, fewProjects),
    row('... response size', size(fewProjects.bytes, bytes)),
    ...listRows(longList, manyProjects),
    row('50 sign-ins at once (ms)', ms(signIns.all)),
    row('... hashing alone (ms)', ms(signIns.hashes)),
    row('... longest save meanwhile (ms)', ms(signIns.longestSave, longestSave)),
    row('npm run backup (ms)', ms(backup.took)),
    row('... database size', size(backup.database)),
    row('... backup size', size(backup.file)),
    row('... longest save meanwhile (ms)', ms(backup.longestSave, longestSave)),
  ];
}

function saveRows({ clients, server, direct, share: measured }: SaveRates): Row[] {
  const who = clients === 1 ? '1 client' : `${clients} clients`;
  return [
    row(`saves of 50 kB per second, ${who}`, { value: server, unit: 'rate' }),
    row('... SQL statement alone', { value: direct, unit: 'rate' }),
    row('... ratio', { value: measured, unit: 'share', least: share }),
  ];
}

const listRows = (projects: number, figures: Listing): Row[] => [
  row(`list of ${projects.toLocaleString('en-US')} projects, median (ms)`, ms(figures.median, listing)),
  row('... p95 (ms)', ms(figures.p95)),
];

export const soakRows = (figures: Soak): Row[] => [...callRows(figures), ...growthRows(figures)];

export const roomRows = (figures: Rooms): Row[] => [
  row('edits', { value: figures.edits, unit: 'count' }),
  row('... from an edit to the word that it is saved, median (ms)', ms(figures.saved.median)),
  row('... p95 (ms)', ms(figures.saved.p95, saved)),
  row('connections lost', { value: figures.lost, unit: 'count', limit: 0 }),
  row('longest save of somebody else meanwhile (ms)', ms(figures.longestSave, longestSave)),
  ...growthRows(figures),
];

const growthRows = ({ memoryBefore, memoryAfter }: Pick<Soak, 'memoryBefore' | 'memoryAfter'>): Row[] => [
  row('memory of server and database, second quarter', size(memoryBefore)),
  row('... last quarter', size(memoryAfter)),
  row('... relative to the second quarter', {
    value: memoryAfter / memoryBefore,
    unit: 'share',
    limit: growth,
  }),
];

export const crowdRows = (figures: Soak): Row[] => [
  ...callRows(figures),
  row('memory of server and database at the end', size(figures.memoryAfter, memory.crowd)),
  row('longest wait of a new client (ms)', ms(figures.longestWait, longestWait + figures.longestIdleWait)),
  row('... for a server that does nothing else (ms)', ms(figures.longestIdleWait)),
];

const callRows = ({ calls, failures }: Soak): Row[] => [
  row('calls', { value: calls, unit: 'count' }),
  row('... failed', { value: failures, unit: 'count', limit: 0 }),
];

const row = (name: string, figure: Figure): Row => ({ name, figures: [figure] });
const ms = (value: number, limit?: number): Figure => ({ value, unit: 'ms', ...within(limit) });
const size = (value: number, limit?: number): Figure => ({ value, unit: 'bytes', ...within(limit) });
const within = (limit?: number): Pick<Figure, 'limit'> => (limit === undefined ? {} : { limit });
