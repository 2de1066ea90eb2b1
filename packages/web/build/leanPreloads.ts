// Lazy chunks preload only files that aren't loaded yet: the importing chunk has loaded the rest.
import type { Plugin, Rolldown } from 'vite';

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
            const there = hostType === 'js' ? loadedWith(hostId, bundle) : new Set<string>();
            return names.filter((name) => !there.has(name));
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

/** A chunk and everything that it imports. */
function loadedWith(name: string, bundle: Bundle, there = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || there.has(name)) return there;
  there.add(name);
  for (const next of chunk.imports) loadedWith(next, bundle, there);
  return there;
}
