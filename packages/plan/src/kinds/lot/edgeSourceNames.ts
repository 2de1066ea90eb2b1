// The names of the sources of lot lines, the same in the panel and on sheets.
import type { edgeSources } from './lotEdge.ts';

/** Earlier versions stored the lines of a deed as surveyed. */
export const edgeSourceNames: Readonly<Record<(typeof edgeSources)[number], string>> = {
  surveyed: 'survey or deed',
  deed: 'deed',
  measured: 'measured',
  traced: 'traced',
  'county map': 'county map',
  imported: 'imported drawing',
};
