// The pages of the site and their addresses, for the build and for the dev and preview servers.
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';

const files: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/roadmap': '/roadmap.html',
  '/terms': '/terms.html',
  '/privacy': '/privacy.html',
  '/app': '/app.html',
  '/reset-password': '/app.html',
};
const missing = '/404.html';
/** Shared plans: by the token of a link, by the project, by the token of a request for approval. */
const viewer = '/viewer.html';
const ofViewer = /^\/(s|view|a)\/[^/]+$/;

export const pageInputs = (root: string): string[] =>
  [...new Set([...Object.values(files), missing, viewer])].map((file) => join(root, file));

/** Serves the same pages as the product's own server; `/config.json` names no backend. */
export function pageAddresses(): Plugin {
  return {
    name: 'homeplot-page-addresses',
    configureServer: (server) => void server.middlewares.use(toPage),
    configurePreviewServer: (server) => void server.middlewares.use(toPage),
  };
}

const toPage: Connect.NextHandleFunction = (request, response, next) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/config.json') {
    response.setHeader('content-type', 'application/json');
    response.end('{"url":null,"key":null}');
    return;
  }
  if (!request.headers.accept?.includes('text/html')) return next();
  request.url = ofViewer.test(path) ? viewer : (files[path] ?? missing);
  next();
};
