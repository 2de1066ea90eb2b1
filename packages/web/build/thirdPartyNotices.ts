// Serves the licenses of what the web app is made of, fonts and styles included, at /licenses.md.
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
