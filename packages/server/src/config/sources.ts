// The county maps that the operator offers: the setting SOURCES, a list of source files and of hosts. Browsers query the layers
// themselves, so the content policy names their addresses. Layers whose county sends no CORS headers are queried by the server.
import { builtInSources } from '@homeplot/plan/builtInSources';
import type { Source } from '@homeplot/plan/source';
import { readSource, readSourceText } from '@homeplot/plan/sourceFile';
import { readFileSync, statSync } from 'node:fs';
import type { Result } from '../kit/result.ts';

export interface CountySources {
  readonly sources: readonly Source[];
  /** Origins of sources that users may load from a file, such as https://gis.example.gov. */
  readonly hosts: readonly string[];
}

const readBuiltIn = builtInSources
  .map((value) => readSource(value))
  .flatMap((read) => (read.ok ? [read.source] : []));

export const defaultSources: CountySources = { sources: readBuiltIn, hosts: [] };
export const noSources: CountySources = { sources: [], hosts: [] };

export const builtInSource = (id: string): Source | undefined => readBuiltIn.find((one) => one.id === id);

/** Bytes of a source file. */
const maxFileBytes = 1_000_000;
const maxEntries = 100;

/** Reads a list of sources and hosts, or says what is wrong with it, as a sentence without its period. */
export function readSources(text: string): Result<CountySources> {
  if (text === 'none') return { value: noSources };
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length > maxEntries) return { problem: `It lists more than ${maxEntries} sources` };
  const sources: Source[] = [];
  const hosts: string[] = [];
  for (const entry of entries) {
    const read = readEntry(entry);
    if ('problem' in read) return read;
    sources.push(...read.value.sources);
    hosts.push(...read.value.hosts);
  }
  const ids = sources.map(({ id }) => id);
  const duplicate = ids.find((id, i) => ids.indexOf(id) !== i);
  return duplicate === undefined
    ? { value: { sources, hosts } }
    : { problem: `The id "${duplicate}" is listed twice` };
}

function readEntry(entry: string): Result<CountySources> {
  if (entry === 'built-in') return { value: defaultSources };
  const known = builtInSource(entry);
  if (known) return { value: { sources: [known], hosts: [] } };
  if (/^https?:/i.test(entry)) {
    const url = URL.parse(entry);
    const isOrigin = url !== null && /^https?:\/\/[a-z\d.-]+(:\d+)?\/?$/i.test(entry);
    return isOrigin
      ? { value: { sources: [], hosts: [url.origin] } }
      : { problem: `"${entry}" is not a host such as https://gis.example.gov` };
  }
  if (!/\.json$/i.test(entry))
    return { problem: `"${entry}" is not a source of the product, a .json file, or a host` };
  return readFile(entry);
}

function readFile(path: string): Result<CountySources> {
  let text: string;
  try {
    if (statSync(path).size > maxFileBytes) return { problem: `${path} is too large for a source` };
    text = readFileSync(path, 'utf8');
  } catch {
    return { problem: `The file ${path} can't be read` };
  }
  const read = readSourceText(text);
  return read.ok
    ? { value: { sources: [read.source], hosts: [] } }
    : { problem: `${path}: ${read.problem.replace(/\.$/, '')}` };
}

/** The addresses to which browsers may connect, for the content policy: of each layer, the host and the path's first folder. */
export const sourceOrigins = ({ sources, hosts }: CountySources): readonly string[] => [
  ...new Set([
    ...hosts,
    ...sources.flatMap(({ layers }) =>
      layers.flatMap(({ url, through }) => {
        const { origin, pathname } = new URL(url);
        const [, folder = '', ...rest] = pathname.split('/');
        // Many counties share the hosts of ArcGIS Online, where the first folder is the county's own.
        return through === 'server'
          ? []
          : [rest.length > 0 ? `${origin}/${folder}/` : `${origin}${pathname}`];
      }),
    ),
  ]),
];
