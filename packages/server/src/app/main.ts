// Starts the server, prints its address, and stops it on SIGTERM or SIGINT.
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, type Environment, readConfig } from '../config/config.ts';
import { StartError } from '../db/startError.ts';
import { hasCode } from '../kit/errors.ts';
import { openStore, type Store } from '../start/open.ts';
import { siteUrlOf } from './siteUrl.ts';

/** Milliseconds that running requests may take after a signal to stop. */
const stopTimeout = 5_000;

/** Serves until a signal to stop. Returns a message if it can't start. */
export async function serve(config: Config): Promise<string | undefined> {
  const page = join(config.webRoot, 'index.html');
  if (!existsSync(page)) {
    return `The web app is not built: ${page} is missing. Run "npm start", which builds it, or "npm run build".`;
  }
  // Signals are handled from now on, so that no Postgres is left behind if the start is interrupted.
  const stopped = stopSignal();
  // The app's code loads while the database opens.
  const loading = import('./app.ts');
  let store: Store | null = null;
  try {
    if (config.backend === null) store = await openStore(config, console.error);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  const { buildApp } = await loading;
  const app = await buildApp(config, store).catch(async (error: unknown) => {
    await store?.database.close();
    if (error instanceof StartError) return error;
    throw error;
  });
  if (app instanceof StartError) return app.message;
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    return listenProblem(error, config);
  }
  void stopped.then(() => stop(app));
  console.log(`Homeplot is at ${siteUrlOf(app, config)}`);
  return undefined;
}

function listenProblem(error: unknown, { host, port }: Config): string {
  if (hasCode(error, 'EADDRINUSE')) {
    return `Port ${port} on ${host} is in use by another program. Stop that program, or set another port, such as PORT=${port + 1}.`;
  }
  if (hasCode(error, 'EACCES')) {
    return `This account may not use port ${port}. Set PORT to a number above 1023.`;
  }
  if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND')) {
    return `HOST is "${host}", which is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`;
  }
  throw error;
}

/** Resolves at the first signal; further ones are ignored. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), stopTimeout).unref();
  await app.close();
  process.exit(0);
}

/** Starts the server with the settings in the environment. Prints a message if it can't start. */
export async function start(environment: Environment): Promise<void> {
  const config = readConfig(environment);
  const problem = 'problem' in config ? config.problem.join('\n') : await serve(config.value);
  if (problem === undefined) return;
  console.error(problem);
  process.exitCode = 1;
}

if (import.meta.main) await start(process.env);
