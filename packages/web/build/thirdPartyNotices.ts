// Serves the licenses of everything in the web app, including fonts and styles, at /licenses.md.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function thirdPartyNotices(root: string): Plugin {
  return {
    name: 'homeplot-third-party-notices',
    apply: 'build',
    async generateBundle() {
      const source = await readFile(join(root, '../../THIRD-PARTY-NOTICES.md'));
      this.emitFile({ type: 'asset', fileName: 'licenses.md', source });
    },
  };
}
