// Before the browser tests, once a run: the server under test with an empty database, and a host of files at another
// origin, each on a port of its own choosing. Returns what ends them.
import { FileHost } from './fileHost.ts';
import { tellSite } from './site.ts';
import { startServer } from './testServer.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const files = await FileHost.start();
  const server = await startServer({
    REDIRECT_ALLOW: files.origin,
    // A second letter to an address can be waited for.
    MAIL_INTERVAL_S: '1',
    // All tests come from one address, faster than any person.
    RATE_LIMIT_FACTOR: '0',
  });
  files.backend = server.origin;
  tellSite({ origin: server.origin, otherOrigin: files.origin, outbox: server.outbox });
  return async () => {
    await files.close();
    await server.close();
  };
}
