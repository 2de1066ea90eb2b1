// Minifies once more with SWC, which inlines what is used once and drops what nobody calls: Rolldown's minifier leaves
// both, which is three kilobytes of the planner's compressed script.
import { minify } from '@swc/core';
import type { Plugin } from 'vite';

export function inlined(): Plugin {
  return {
    name: 'homeplot-inlined',
    apply: 'build',
    generateBundle: {
      // After Vite has put the preloads in.
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          // React's file compresses worse for it.
          if (chunk.type !== 'chunk' || chunk.name === 'react') continue;
          const { code } = await minify(chunk.code, { module: true, compress: { ecma: 2022 }, mangle: true });
          chunk.code = code;
        }
      },
    },
  };
}
