// Where visitors reach the product: PUBLIC_URL, or the address that the server listens on.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Ends with a slash. Call it once the app listens. */
export function siteUrlOf(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const port = app.addresses().find((address) => typeof address === 'object')?.port ?? config.port;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = everywhere ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}
