// Preloads what a page would otherwise request later: its font and, on the planner's page, the planner.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { planner } from './sharing.ts';

const font = /latin-wght-normal-[\w-]+\.woff2$/;

export function preloads(): Plugin {
  return {
    name: 'homeplot-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        const files = Object.values(bundle);
        const fonts = files
          .map(({ fileName }) => fileName)
          .filter((name) => font.test(name) && !name.includes('-ext-'));
        const scripts = filename.endsWith('app.html')
          ? plannerScripts(files).filter((file) => !html.includes(file))
          : [];
        return [
          ...fonts.map((file) => preload(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...scripts.map((file) => preload(file, { rel: 'modulepreload' })),
        ];
      },
    },
  };
}

/** The planner's file and everything that it imports. */
function plannerScripts(files: readonly Rolldown.OutputBundle[string][]): readonly string[] {
  const chunks = files.filter((file) => file.type === 'chunk');
  const begins = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(planner)));
  const scripts = new Set(begins.map(({ fileName }) => fileName));
  for (const name of scripts) {
    const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
    for (const imported of imports) scripts.add(imported);
  }
  return [...scripts];
}

const preload = (file: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});
