// Where the server under test and what it writes are to be found.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const port = Number(process.env.HOMEPLOT_E2E_PORT ?? 4173);
export const origin = `http://127.0.0.1:${port}`;

/** The same web app at another origin, as a host of files serves it; the backend is that of the server under test. */
export const otherPort = Number(process.env.HOMEPLOT_E2E_OTHER_PORT ?? port + 1);
export const otherOrigin = `http://127.0.0.1:${otherPort}`;

/** Holds the database and the mails of one run. */
export const dataFolder = join(tmpdir(), `homeplot-e2e-${port}`);
export const outbox = join(dataFolder, 'outbox');
