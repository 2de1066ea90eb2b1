// The county maps to choose from: those of the operator, and those that the user loaded from files, kept in this browser.
import type { Source } from '@homeplot/plan/source';
import { readSource } from '@homeplot/plan/sourceFile';
import { storedJson, storeText } from '../../kit/browserStorage.ts';

export interface SourceList {
  readonly sources: readonly Source[];
  /** Origins that sources from files may be asked at. */
  readonly hosts: readonly string[];
}

const key = 'homeplot.sources';
const lastKey = 'homeplot.source';
const maxOwn = 20;

const readAll = (values: unknown): readonly Source[] =>
  (Array.isArray(values) ? values : [])
    .map((value) => readSource(value))
    .flatMap((read) => (read.ok ? [read.source] : []));

/** Rejects if the server couldn't be asked. */
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

/** The latest first. */
export const ownSources = (): readonly Source[] => readAll(storedJson(key));

/** Returns whether the browser stored it. */
export const keepSource = (source: Source): boolean =>
  storeText(
    key,
    JSON.stringify([source, ...ownSources().filter(({ id }) => id !== source.id)].slice(0, maxOwn)),
  );

export const lastSource = (): unknown => storedJson(lastKey);
export const rememberSource = ({ id }: Source): boolean => storeText(lastKey, JSON.stringify(id));

/** Whether the content policy of this site lets the page ask a layer: one of a listed source, or at a listed host. */
export function mayAsk({ sources, hosts }: SourceList, url: string): boolean {
  const { origin, pathname } = new URL(url);
  const [, folder = ''] = pathname.split('/');
  return (
    hosts.includes(origin) ||
    sources.some(({ layers }) => layers.some((layer) => layer.url.startsWith(`${origin}/${folder}/`)))
  );
}
