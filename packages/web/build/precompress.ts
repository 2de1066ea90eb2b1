// Writes a brotli and a gzip copy of each file of the build that gets smaller, for the server to send.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|txt|ttf|webmanifest)$/;
/** Bytes; for smaller files a copy saves less than its own headers. */
const worthwhile = 1024;

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'homeplot-precompress',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = await readdir(folder, { recursive: true });
        // All at once: each is compressed on a thread of its own, as far as there are cores.
        await Promise.all(
          files.filter((name) => compressible.test(name)).map((file) => compress(join(folder, file))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
