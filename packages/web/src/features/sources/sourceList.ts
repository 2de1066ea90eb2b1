// The county maps to choose from: those of the site's operator, and those that the user has loaded from files, which are
// stored in this browser.
import type { Source } from '@homeplot/plan/source';
import { readSource } from '@homeplot/plan/sourceFile';
import { storedJson, storeText } from '../../kit/browserStorage.ts';

export interface SourceList {
  readonly sources: readonly Source[];
  /** The origins that sources from files may use. */
  readonly hosts: readonly string[];
}

/** The keys in this browser's storage of the user's own sources, and of the id of the last chosen source. */
const key = 'homeplot.sources';
const lastKey = 'homeplot.source';
const maxOwn = 20;

const readAll = (values: unknown): readonly Source[] =>
  (Array.isArray(values) ? values : [])
    .map((value) => readSource(value))
    .flatMap((read) => (read.ok ? [read.source] : []));

/** The sources of the operator. Rejects if the server can't be reached. */
export async function offeredSources(): Promise<SourceList> {
  const answer = await fetch('/sources.json');
  if (!answer.ok) throw new Error(`The server couldn't list its sources (${answer.status}).`);
  const { sources, hosts } = Object(await answer.json()) as {
    readonly sources?: unknown;
    readonly hosts?: unknown;
  };
  return {
    sources: readAll(sources),
    hosts: (Array.isArray(hosts) ? hosts : []).filter((host) => typeof host === 'string'),
  };
}

/** The user's own sources, the latest first. */
export const ownSources = (): readonly Source[] => readAll(storedJson(key));

/** Returns whether the browser stored the source. */
export const keepSource = (source: Source): boolean =>
  storeText(
    key,
    JSON.stringify([source, ...ownSources().filter(({ id }) => id !== source.id)].slice(0, maxOwn)),
  );

export const lastSource = (): unknown => storedJson(lastKey);
export const rememberSource = ({ id }: Source): boolean => storeText(lastKey, JSON.stringify(id));

/** Whether this site's content security policy lets the page query a layer: one of a listed source, or at a listed host. */
export function mayAsk({ sources, hosts }: SourceList, url: string): boolean {
  const { origin, pathname } = new URL(url);
  const [, folder = ''] = pathname.split('/');
  return (
    hosts.includes(origin) ||
    sources.some(({ layers }) => layers.some((layer) => layer.url.startsWith(`${origin}/${folder}/`)))
  );
}
