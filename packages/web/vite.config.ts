// The web build: its pages, all but the planner's readable before any script runs.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compiledAtOnce } from './build/compiledAtOnce.ts';
import { latePreloads } from './build/latePreloads.ts';
import { pageAddresses, pageInputs } from './build/pages.ts';
import { paintedLater } from './build/paintedLater.ts';
import { pdfjsFiles, pdfjsFolder } from './build/pdfjsFiles.ts';
import { planPictures } from './build/planPictures.ts';
import { preloads } from './build/preloads.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/keptFiles.ts';
import { iconGroup, sharing, templateGroup } from './build/sharing.ts';
import { sonnerStyles } from './build/sonnerStyles.ts';
import { thirdPartyNotices } from './build/thirdPartyNotices.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const unused = fileURLToPath(new URL('build/unusedSupabase.ts', import.meta.url));
const styleSingleton = fileURLToPath(new URL('build/styleSingleton.ts', import.meta.url));

export default defineConfig({
  root,
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    sonnerStyles(),
    pdfjsFiles(),
    planPictures(root),
    prerender(root),
    preloads(),
    latePreloads(),
    compiledAtOnce(),
    paintedLater(),
    pageAddresses(),
    thirdPartyNotices(root),
    serviceWorker(root),
    precompress(),
  ],
  resolve: {
    alias: {
      // The router asks for it of a stand-in for older Reacts.
      'use-sync-external-store/shim/index.js': 'react',
      'react-style-singleton': styleSingleton,
      '@supabase/realtime-js': unused,
      '@supabase/storage-js': unused,
      '@supabase/functions-js': unused,
    },
  },
  define: { 'import.meta.env.PDFJS_FILES': JSON.stringify(`/${await pdfjsFolder()}`) },
  build: {
    target: 'es2023',
    // The server sends the preloads of a page with it; an inline polyfill would break its content policy.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files, so that they are fetched once and kept.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pageInputs(root),
      output: {
        // Not by all the parts that share them, which each file that fetches such a part would name.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('icons~') ? 'icons' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            iconGroup,
            templateGroup,
            { name: sharing(pageInputs(root)), debugName: 'sharing', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
