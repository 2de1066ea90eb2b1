// Finds third-party programs that some tests need, or installs them from the system's packages if possible.
import { clusterPackages, problemOfMachine } from '@homeplot/server/clusterPrograms';
import { findPostgres } from '@homeplot/server/postgresCluster';
import { missingForWebkit } from '../e2e/browsers/webkitDriver.ts';
import { findFirefox } from '../e2e/firefox.ts';
import { findHaproxy } from '../e2e/haproxy.ts';
import { ezdxfPackage, hasEzdxf } from '../packages/formats/testing/ezdxf.ts';
import { hasPdfReaders, pdfReaders } from '../packages/formats/testing/pdfReaders.ts';
import { installFromSystem } from './systemPackages.ts';
import { nothing, one, type Tally } from './tally.ts';

type Program = {
  readonly name: string;
  readonly isThere: () => boolean;
  /** The names of Debian packages. */
  readonly packages: readonly string[];
  /** An environment variable: if it is "required", as in CI, the tests that need the program aren't skipped but fail. */
  readonly setting?: string;
};

export const programs = {
  postgres: {
    name: 'Postgres with psql and pg_dump',
    isThere: () => findPostgres() !== undefined,
    packages: ['postgresql'],
    setting: 'HOMEPLOT_POSTGRES',
  },
  haproxy: {
    name: 'HAProxy',
    isThere: () => findHaproxy() !== undefined,
    packages: ['haproxy'],
    setting: 'HOMEPLOT_HAPROXY',
  },
  cluster: {
    name: 'the programs of a cluster',
    isThere: () => problemOfMachine() === undefined,
    packages: clusterPackages,
  },
  pdfReaders: {
    name: `one of the readers of PDF (${Object.keys(pdfReaders).join(', ')})`,
    isThere: hasPdfReaders,
    packages: Object.values(pdfReaders),
    setting: 'HOMEPLOT_PDF_READERS',
  },
  ezdxf: { name: 'ezdxf', isThere: hasEzdxf, packages: [ezdxfPackage] },
  firefox: {
    name: 'Firefox',
    isThere: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    setting: 'HOMEPLOT_FIREFOX',
  },
  webkit: {
    name: 'WebKit',
    isThere: () => missingForWebkit() === undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Readonly<Record<string, Program>>;

/** Finds or installs a program. If it is required and can't be installed, counts a failure and says what to do. */
export async function bring(
  { name, isThere, packages, setting }: Program,
  install = installFromSystem,
): Promise<Tally> {
  if (isThere()) return nothing;
  await install(name, packages);
  if (isThere()) return nothing;
  const missing = `${name} can't be found or installed`;
  if (setting === undefined || process.env[setting] !== 'required') {
    console.log(`Some tests are skipped: ${missing}.`);
    return nothing;
  }
  console.error(`${setting} is "required", but ${missing}. Install ${packages.join(', ')} and try again.`);
  return one(false, missing);
}
