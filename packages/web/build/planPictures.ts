// Makes `./plans/name.json?picture` importable: the plan drawn by our own SVG export, as an asset, with its size and a link
// that opens it in the planner; and `?src`, the address of the asset alone.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { drawPlan, type DrawnPlan } from './drawPlan.ts';

const asked = /\/plans\/([\w-]+\.json\?(?:picture|src))$/;
const prefix = '\0plan-picture:';

export function planPictures(root: string): Plugin {
  const folder = join(root, 'src/plans');
  const drawn = new Map<string, Promise<DrawnPlan>>();

  const draw = (name: string): Promise<DrawnPlan> => {
    const known = drawn.get(name);
    if (known) return known;
    const picture = drawPlan(join(folder, `${name}.json`));
    drawn.set(name, picture);
    return picture;
  };

  return {
    name: 'homeplot-plan-pictures',
    enforce: 'pre',
    resolveId(id) {
      const name = asked.exec(id)?.[1];
      return name && prefix + name;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [name = '', wanted] = id.slice(prefix.length).split('.json?');
      this.addWatchFile(join(folder, `${name}.json`));
      const { picture } = await draw(name);
      return wanted === 'src'
        ? `export const src = ${JSON.stringify(picture.src)};`
        : `export const picture = ${JSON.stringify(picture)};`;
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
        const name = basename(file, '.json');
        const { files, picture } = await draw(name);
        for (const [src, source] of files) this.emitFile({ type: 'asset', fileName: src.slice(1), source });
        // What a script needs of them, as of any other asset.
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.moduleIds.includes(`${prefix}${file}?src`))
            output.viteMetadata?.importedAssets.add(picture.src.slice(1));
      }
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) drawn.delete(basename(file, '.json'));
      });
      server.middlewares.use((request, response, next) => {
        void Promise.all(drawn.values()).then((pictures) => {
          const svg = pictures.map(({ files }) => files.get(request.url ?? '')).find(Boolean);
          if (!svg) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg);
        }, next);
      });
    },
  };
}
