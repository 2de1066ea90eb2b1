// The landing page is painted after its script has checked who is signed in, so that nobody first sees the wrong version.
import type { Plugin } from 'vite';

const script = '<script type="module" ';

export function paintedLater(): Plugin {
  return {
    name: 'homeplot-painted-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (!filename.endsWith('/index.html')) return html;
        if (!html.includes(script))
          throw new Error(`${filename} has no "${script}" that could be waited for.`);
        return html.replace(script, `${script}blocking="render" `);
      },
    },
  };
}
