// Writes each page's text and pictures into its HTML, so that it can be read before any script runs.
import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { planPictures } from './planPictures.ts';

type Prerendered = { readonly prerender: (page: string) => string };

const place = '<!--page-->';
const entry = '/src/routes/prerender.tsx';

export function prerender(root: string): Plugin {
  let built: Promise<Prerendered> | undefined;

  const load = async (server: ViteDevServer | undefined): Promise<Prerendered> => {
    if (server) return (await server.ssrLoadModule(entry)) as Prerendered;
    built ??= runnerImport<Prerendered>(`${root}${entry}`, {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), planPictures(root)],
    }).then(({ module }) => module);
    return built;
  };

  return {
    name: 'homeplot-prerender',
    transformIndexHtml: {
      // After the build has named the assets, so that their final names are used.
      order: 'post',
      async handler(html, { filename, server }) {
        if (!html.includes(place)) return html;
        const { prerender: render } = await load(server);
        return html.replace(place, () => render(basename(filename, '.html')));
      },
    },
  };
}
