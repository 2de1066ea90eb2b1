// The names of the sources of lot lines, the same in the panel and on sheets.
import type { KnownEdge } from '../../objects/capabilities.ts';
import { type edgeSources, isComputed } from './lotEdge.ts';

/** Earlier versions stored the lines of a deed as surveyed. */
export const edgeSourceNames: Readonly<Record<(typeof edgeSources)[number], string>> = {
  surveyed: 'survey or deed',
  deed: 'deed',
  measured: 'measured',
  traced: 'traced',
  'county map': 'county map',
  imported: 'imported drawing',
};

/** What the source of an edge is called; '' if it is unknown. */
export function edgeSourceName(edges: readonly KnownEdge[], index: number): string {
  const { source } = edges[index] ?? {};
  if (source === undefined) return '';
  return isComputed(edges, index) ? 'computed' : edgeSourceNames[source];
}
