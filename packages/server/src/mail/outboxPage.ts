// The page /outbox, which shows the letters in the outbox to whoever started the server, and to nobody else: it stands
// at an address that is printed on the terminal, and it can be opened on this machine alone.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { deriveKey } from '../auth/keys.ts';
import { isSame } from '../gate.ts';
import { isLoopbackHost } from '../loopback.ts';
import { escapeHtml, linkIn } from './letters.ts';
import type { KeptLetter, Outbox } from './outbox.ts';

/** A request that came through a proxy carries one of these, and its real sender may be anywhere. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Serves the page and gives back its path from the root, with a key in the query: a proxy that says nothing of itself makes everybody
 * seem to sit at this machine. The key stays the same as long as the secret of the installation does.
 */
export function serveOutbox(app: FastifyInstance, outbox: Outbox, secret: string): string {
  const key = deriveKey(secret, 'outbox').toString('base64url');
  app.get('/outbox', async (request, reply) => {
    // To others there is no such page.
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const { key: given } = request.query as Record<string, unknown>;
    if (typeof given !== 'string' || !isSame(given, key)) {
      return reply.code(403).header('cache-control', 'no-store').type('text/plain').send(whereItIs);
    }
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageOf(await outbox.letters(), outbox.folder));
  });
  return `outbox?key=${key}`;
}

const whereItIs = 'The outbox stands at the whole address that the server printed when it started.\n';

function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  // The name in the address bar too, or a web page elsewhere could have its own name point here and read along.
  const name = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
  const isProxied = proxyHeaders.some((header) => header in request.headers);
  return !isProxied && isLoopbackHost(address.replace(/^::ffff:/, '')) && isLoopbackHost(name);
}

const style = `
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; font: 1rem/1.6 system-ui, sans-serif;
  color: #1f2937; background: #ffffff; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; }
article { margin-top: 1.5rem; padding: 1rem 1.25rem; border: 1px solid #d1d5db; border-radius: .5rem; }
h2 { margin: 0; font-size: 1.125rem; }
.facts { margin: .25rem 0 1rem; color: #4b5563; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #1d4ed8; }
a:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
`;

/** The page is its HTML, this one style and the icon; it runs no script. */
const policy =
  `default-src 'none';style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';` +
  "img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

function pageOf(letters: readonly KeptLetter[], folder: string): string {
  const empty = '<p>No mail has been sent yet. Sign up or reset a password, then look here again.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<title>Outbox - Homeplot</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set, so what would be mailed is kept here, newest first, and shown on this machine only.
The files are in ${escapeHtml(folder)}.</p>
${letters.length === 0 ? empty : letters.map(articleOf).join('\n')}
</main>
</body>
</html>
`;
}

function articleOf({ subject, to, sent_at: sentAt, text }: KeptLetter): string {
  const link = linkIn(text) ?? '';
  const safe = escapeHtml(link);
  const time = `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.replace('T', ' ').slice(0, 19))} UTC</time>`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="facts">To ${escapeHtml(to)}, ${time}</p>
<pre>${escapeHtml(text).replace(safe, () => `<a href="${safe}">${safe}</a>`)}</pre>
</article>`;
}
