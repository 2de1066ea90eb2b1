// The permit office that runs this copy (its "desk"), for the web app: /desk.json, its seal, and its bar above the public pages.
// The planner's page only gets a mark that there is a desk. Without the setting DESK, nothing of this is served.
import type { Desk } from '@homeplot/plan/desk';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';

/** Changes the HTML of a page. `isPublic`: whether it isn't the planner. */
export type ChangePage = (html: string, isPublic: boolean) => string;

const oneHour = 'public, max-age=3600';
const forever = 'public, max-age=31536000, immutable';

/** Serves the desk's files. Returns how pages are changed for it; undefined if there is no desk. */
export async function serveDesk(
  app: FastifyInstance,
  { desk: own }: Pick<Config, 'desk'>,
): Promise<ChangePage | undefined> {
  if (own === null) return undefined;
  const { desk, seal } = own;
  const css = await readFile(new URL('desk.css', import.meta.url), 'utf8');
  const style = `/desk/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  app.get('/desk.json', (_request, reply) => reply.header('cache-control', oneHour).send(desk));
  app.get(style, (_request, reply) =>
    reply.header('cache-control', forever).type('text/css; charset=utf-8').send(css),
  );
  if (desk.seal && seal) {
    const { type } = desk.seal;
    app.get(sealPath(desk.seal.sha256), (_request, reply) =>
      reply
        .header('cache-control', forever)
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(Buffer.from(seal)),
    );
  }
  const mark = '<meta name="homeplot-desk" content="/desk.json" />';
  const bar = barOf(desk);
  return (html, isPublic) => {
    const marked = html.replace('</head>', () =>
      isPublic ? `<link rel="stylesheet" href="${style}" /></head>` : `${mark}</head>`,
    );
    return isPublic ? marked.replace('<div id="root">', () => `${bar}<div id="root">`) : marked;
  };
}

const sealPath = (sha256: string): string => `/desk/seal/${sha256}`;

/** Escapes a text for HTML, also within quotation marks. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

function barOf({ name, about, seal, telephone, mail, address, links }: Desk): string {
  const link = (url: string, title: string): string => `<a href="${escaped(url)}">${escaped(title)}</a>`;
  const items = [
    ...(telephone ? [link(`tel:${telephone.replace(/[^\d+]/g, '')}`, telephone)] : []),
    ...(mail ? [link(`mailto:${mail}`, mail)] : []),
    ...(address ? [`<span>${escaped(address)}</span>`] : []),
    ...links.map(({ title, url }) => link(url, title)),
  ];
  const picture = seal
    ? `<img src="${sealPath(seal.sha256)}" alt="" width="${seal.width}" height="${seal.height}" />`
    : '';
  const words = about ? `<small>${escaped(about)}</small>` : '';
  const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
  return `<aside class="desk-bar" aria-label="Permit office"><p>${picture}<span>${escaped(name)}${words}</span></p>${list}</aside>`;
}
