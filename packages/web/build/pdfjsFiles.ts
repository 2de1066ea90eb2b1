// The files that pdf.js fetches when a PDF needs them: fonts that it names but doesn't contain, character maps of Asian
// languages, and decoders of scans. They keep their names, in a folder of their version.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');

/** The decoders in WebAssembly and the debugger are not used. */
const folders = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE/,
} as const;

export async function pdfjsFolder(): Promise<string> {
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string };
  return `assets/pdfjs-${version}/`;
}

export function pdfjsFiles(): Plugin {
  return {
    name: 'homeplot-pdfjs-files',
    apply: 'build',
    async generateBundle() {
      const root = await pdfjsFolder();
      for (const [folder, used] of Object.entries(folders)) {
        const from = join(dirname(manifest), folder);
        for (const name of await readdir(from)) {
          if (!used.test(name)) continue;
          const source = await readFile(join(from, name));
          this.emitFile({ type: 'asset', fileName: `${root}${folder}/${name}`, source });
        }
      }
    },
  };
}
