// Starts the server, prints the one address where the product stands, and stops it when it is told to.
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, type Environment, readConfig } from './config.ts';
import { openStore, type Store } from './db/open.ts';
import { StartError } from './db/startError.ts';
import { siteUrlOf } from './siteUrl.ts';

/** How long running answers may take after the order to stop. */
const patience = 5_000;

/** Serves until it is told to stop. Gives back a sentence when it cannot start. */
export async function serve(config: Config): Promise<string | undefined> {
  const page = join(config.webRoot, 'index.html');
  if (!existsSync(page)) {
    return `The web app is not built: ${page} is missing. Run "npm start", which builds it, or "npm run build".`;
  }
  // Also before it listens, so that nothing that was begun is left behind.
  const told = toldToStop();
  // The database opens while the rest is read.
  const reading = import('./app.ts');
  let store: Store | null = null;
  try {
    if (config.backend === null) store = await openStore(config, (sentence) => console.error(sentence));
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  const { buildApp } = await reading;
  const app = await buildApp(config, store).catch(async (error: unknown) => {
    await store?.database.close();
    throw error;
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    return whyNotListening(error, config);
  }
  void told.then(() => stop(app));
  console.log(`Homeplot is at ${siteUrlOf(app, config)}`);
  return undefined;
}

function whyNotListening(error: unknown, { host, port }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop that program, or choose another port with PORT, such as PORT=${port + 1}.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs rights that this account does not have. Choose a port above 1023 with PORT.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is "${host}", which is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all its addresses.`;
  }
  throw error;
}

/** Answered at the first signal to stop; further ones change nothing. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), patience).unref();
  await app.close();
  process.exit(0);
}

/** Starts with the settings of an environment, and tells what is in the way when it cannot. */
export async function start(environment: Environment): Promise<void> {
  const config = readConfig(environment);
  const problem = 'problems' in config ? config.problems.join('\n') : await serve(config);
  if (problem === undefined) return;
  console.error(problem);
  process.exitCode = 1;
}

if (import.meta.main) await start(process.env);
