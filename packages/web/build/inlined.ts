// Minifies once more with SWC, which inlines what is used once and drops what nobody calls: Rolldown's minifier leaves
// both, which is three kilobytes of the planner's compressed script.
import { minify, type JsMinifyOptions, version } from '@swc/core';
import type { Plugin } from 'vite';

/** Each pass exposes more for the next to drop; a fourth finds almost nothing. */
const compress = { ecma: 2022, passes: 3 } as const;
const options: JsMinifyOptions = { module: true, compress, mangle: true };
/**
 * A file that begins with this is compiled by Chromium as a whole, in the background, while it downloads. Otherwise each
 * function of the planner is compiled on its first call, which takes a fifth of the time until the first plan is drawn.
 */
const compiledAtOnce = '//# allFunctionsCalledOnLoad\n';

export function inlined(): Plugin {
  return {
    name: 'homeplot-inlined',
    apply: 'build',
    // The names of files are made before: they must change with what is done to the files here.
    augmentChunkHash: () => JSON.stringify([version, options, compiledAtOnce]),
    generateBundle: {
      // After Vite has put the preloads in.
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          // React's file compresses worse for it.
          if (chunk.type !== 'chunk' || chunk.name === 'react') continue;
          const { code } = await minify(chunk.code, options);
          chunk.code = chunk.name === 'planner' ? compiledAtOnce + code : code;
        }
      },
    },
  };
}
