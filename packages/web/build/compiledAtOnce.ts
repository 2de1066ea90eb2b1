// Chromium compiles the planner's file as a whole, in the background, while it downloads. Otherwise each function is compiled
// on its first call, which takes a fifth of the time until the first plan is drawn.
import type { Plugin } from 'vite';

/** What is needed to show a plan. */
const compiled: ReadonlySet<string> = new Set(['planner', 'drawing']);
/** Only at the beginning of a file. */
const mark = '//# allFunctionsCalledOnLoad\n';

export function compiledAtOnce(): Plugin {
  return {
    name: 'homeplot-compiled-at-once',
    generateBundle: {
      // After Vite has put the preloads in.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && compiled.has(chunk.name)) chunk.code = mark + chunk.code;
      },
    },
  };
}
