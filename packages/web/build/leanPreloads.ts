// Lazy chunks preload only files that aren't loaded yet, since the importing chunk has loaded the rest, and that are larger
// than a few words: every name in the lists of preloads is a part of the first script.
import type { Plugin, Rolldown } from 'vite';

/** Characters of a file that isn't worth a preload. */
const tiny = 850;

type Bundle = Readonly<Record<string, Rolldown.OutputBundle[string]>>;

export function leanPreloads(): Plugin {
  let bundle: Bundle = {};
  return {
    name: 'homeplot-lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, names, { hostId, hostType }) => {
            if (hostType !== 'js') return names;
            const there = loadedWith(hostId, bundle);
            return names.filter((name) => !there.has(name) && !isTiny(bundle[name]));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, made) {
        bundle = made;
      },
    },
  };
}

const isTiny = (file: Rolldown.OutputBundle[string] | undefined): boolean =>
  file?.type === 'chunk' && file.code.length < tiny;

/** A chunk and everything that it imports. */
function loadedWith(name: string, bundle: Bundle, there = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || there.has(name)) return there;
  there.add(name);
  for (const next of chunk.imports) loadedWith(next, bundle, there);
  return there;
}
