// What a script that is fetched later is preloaded with: the files that it imports, but not those that are in the page by
// then. Listing these too, and the script itself, made the planner's file several kB larger.
import type { Plugin, Rolldown } from 'vite';

export function latePreloads(): Plugin {
  let chunks: readonly Rolldown.OutputChunk[] = [];
  /** A file and all that it imports. */
  const imported = (file: string | undefined): ReadonlySet<string> => {
    const found = new Set(file === undefined ? [] : [file]);
    for (const name of found)
      for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(other);
    return found;
  };
  const named = (name: string): string | undefined => chunks.find((chunk) => chunk.name === name)?.fileName;
  return {
    name: 'homeplot-late-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId, hostType }) => {
            if (hostType === 'html') return needed;
            const ahead = named('ahead');
            // The first sign of a user fetches it, before anything that they open.
            const isAhead = hostId === named('planner') && file !== ahead;
            const known = [file, ...imported(hostId), ...(isAhead ? imported(ahead) : [])];
            return needed.filter((name) => !known.includes(name));
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite lists the preloads.
      order: 'pre',
      handler(_, bundle) {
        chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      },
    },
  };
}
