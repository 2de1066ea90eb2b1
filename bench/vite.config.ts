// Builds the benchmark's two pages: Excalidraw alone, and reading and writing plan files.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: join(folder, 'pages'),
  appType: 'mpa',
  build: {
    target: 'es2023',
    outDir: join(folder, 'dist'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      input: {
        excalidraw: join(folder, 'pages/excalidraw.html'),
        planFile: join(folder, 'pages/planFile.html'),
      },
    },
  },
});
