// The parts of the benchmark that need no browser: the server on each database, and the soak.
import { buildIfNeeded } from '../../scripts/build.ts';
import type { Section } from '../measureAll.ts';
import { type Part, serverParts } from '../options.ts';
import { databaseTable, type OnDatabase, serverRows, soakRows } from '../report/serverTable.ts';
import { measureServer } from './measureServer.ts';
import { embeddedPlace, type Place, postgresPlace } from './place.ts';
import { soak } from './soak.ts';

type Say = (line: string) => void;

export async function serverSections(parts: ReadonlySet<Part>, say: Say): Promise<Section[]> {
  const sections: Section[] = [];
  if (!serverParts.some((part) => parts.has(part))) return sections;
  if (!(await buildIfNeeded()))
    throw new Error('The web app could not be built; what is wrong stands above.');
  if (parts.has('server')) {
    const measured = await onEach(measureServer, say);
    const rows = serverRows(measured);
    sections.push({ title: 'The server', text: databaseTable(rows, namesOf(measured)), rows });
  }
  if (parts.has('soak')) {
    const measured = await onEach((place) => soakOn(place, say), say);
    const rows = soakRows(measured);
    const title = 'Two minutes of 50 people saving, listing and refreshing';
    sections.push({ title, text: databaseTable(rows, namesOf(measured)), rows });
  }
  return sections;
}

const namesOf = (measured: readonly OnDatabase<unknown>[]): string[] => measured.map(({ name }) => name);

async function onEach<Figures>(
  measure: (place: Place, say: Say) => Promise<Figures>,
  say: Say,
): Promise<OnDatabase<Figures>[]> {
  const measured: OnDatabase<Figures>[] = [];
  for (const open of [embeddedPlace, postgresPlace]) {
    const place = await open();
    if (place === undefined) {
      say('No Postgres is installed here, so the server is measured on PGlite alone.');
      continue;
    }
    try {
      measured.push({ name: place.name, figures: await measure(place, say) });
    } finally {
      await place.remove();
    }
  }
  return measured;
}

function soakOn(place: Place, say: Say) {
  say(`Two minutes of 50 people, on ${place.name}`);
  return soak(place, say);
}
