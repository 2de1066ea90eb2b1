// Lets the planner's script start to load with its page instead of after the first script has run.
import type { Plugin } from 'vite';

export function plannerPreload(): Plugin {
  return {
    name: 'homeplot-planner-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle }) {
        if (!bundle || !filename.endsWith('app.html')) return [];
        const planner = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/routes/planner.tsx'),
        );
        if (planner?.type !== 'chunk') return [];
        return [planner.fileName, ...planner.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
