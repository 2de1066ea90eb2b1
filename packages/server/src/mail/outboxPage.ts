// The page /outbox shows the mails in the outbox to the operator only: it can be opened only on this machine, at an
// address with a key that is printed on the terminal.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { isEqual } from '../http/gate.ts';
import { deriveKey } from '../kit/keys.ts';
import { isLoopbackHost } from '../kit/network.ts';
import type { StoredMail, Outbox } from './outbox.ts';
import { escapeHtml, linkIn } from './templates.ts';

/** With one of these, a request came through a proxy and may be from anywhere. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Returns the path of the page, with the key. The key is needed because behind a proxy that adds no header every request
 * seems to come from this machine; it is derived from the secret of the installation.
 */
export function serveOutbox(app: FastifyInstance, outbox: Outbox, secret: string): string {
  const key = deriveKey(secret, 'outbox').toString('base64url');
  app.get('/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const { key: given } = request.query as Record<string, unknown>;
    if (typeof given !== 'string' || !isEqual(given, key)) {
      return reply.code(403).header('cache-control', 'no-store').type('text/plain').send(keyMissing);
    }
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageOf(await outbox.newest(), outbox.folder));
  });
  return `outbox?key=${key}`;
}

const keyMissing = 'Open the full address of the outbox that the server printed when it started.\n';

function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  // Checked against DNS rebinding: a foreign host name could resolve to this machine.
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
.details { margin: .25rem 0 1rem; color: #4b5563; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #1d4ed8; }
a:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
`;

const policy =
  `default-src 'none';style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';` +
  "img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

function pageOf(mails: readonly StoredMail[], folder: string): string {
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
<p>No mail server is set up, so mail is stored here instead, newest first. Only this machine can see this page.
The files are in ${escapeHtml(folder)}.</p>
${mails.length === 0 ? empty : mails.map(articleOf).join('\n')}
</main>
</body>
</html>
`;
}

function articleOf({ subject, to, sent_at: sentAt, text }: StoredMail): string {
  const link = linkIn(text) ?? '';
  const safe = escapeHtml(link);
  const time = `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.replace('T', ' ').slice(0, 19))} UTC</time>`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="details">To ${escapeHtml(to)}, ${time}</p>
<pre>${escapeHtml(text).replace(safe, () => `<a href="${safe}">${safe}</a>`)}</pre>
</article>`;
}
