// CORS for the backend: its own origin and those of REDIRECT_ALLOW may call it. Tokens travel in headers, not in cookies,
// so credentials are not enabled.
import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { isSameServer } from '../kit/network.ts';
import { isBackendUrl } from '../kit/urls.ts';

/** What supabase-js sends, and what browsers and tracing tools add. */
const allowedHeaders =
  'authorization, apikey, content-type, accept, x-client-info, x-supabase-api-version, prefer, accept-profile, ' +
  'content-profile, range, range-unit, x-retry-count, traceparent, tracestate, baggage, ' +
  // Uploads, by storage-js and by TUS.
  'cache-control, x-upsert, tus-resumable, upload-length, upload-offset, upload-metadata, ' +
  // Visitors by a share link.
  'x-share-token, x-guest-key';

/** Without X-Supabase-Api-Version, supabase-js can't read the codes of errors. */
const exposedHeaders =
  'X-Supabase-Api-Version, Content-Range, Content-Location, Location, Preference-Applied, Retry-After, ' +
  'X-Total-Count, Link, Tus-Resumable, Upload-Length, Upload-Offset, ETag';

export interface Origins {
  /** Where visitors reach the product. */
  readonly siteUrl: () => string;
  /** Further origins, such as `https://plan.example.org`. */
  readonly allowed: readonly string[];
}

/** Whether pages of this origin may call the backend. */
export function isAllowedOrigin(origin: string, { siteUrl, allowed }: Origins): boolean {
  const site = new URL(siteUrl());
  if (origin === site.origin || allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && isSameServer(url, site);
}

export async function allowOrigins(app: FastifyInstance, origins: Origins): Promise<void> {
  const options: FastifyCorsOptions = {
    origin: (origin, done) => done(null, origin !== undefined && isAllowedOrigin(origin, origins)),
    methods: 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
    allowedHeaders,
    exposedHeaders,
    maxAge: 86_400,
    strictPreflight: false,
  };
  await app.register(fastifyCors, {
    delegator: (request, done) => done(null, isBackendUrl(request.url) ? options : { origin: false }),
  });
}
