// Runs once before the browser tests: starts the server under test with an empty database, and a file host at another
// origin, each on a free port. Returns the function that stops them.
import { CountyHost } from './countyHost.ts';
import { FileHost } from './fileHost.ts';
import { tellSite } from './site.ts';
import { TileHost } from './tileHost.ts';
import { startServer } from './testServer.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const files = await FileHost.start();
  const tiles = await TileHost.start();
  const county = await CountyHost.start();
  const server = await startServer({
    MAP_TILES: tiles.mapTiles,
    SOURCES: county.sources,
    REDIRECT_ALLOW: files.origin,
    // Short enough for a test to wait for a second mail to an address.
    MAIL_INTERVAL_S: '1',
    // All tests come from one address, faster than any person.
    RATE_LIMIT_FACTOR: '0',
  });
  files.backend = server.origin;
  tellSite({ origin: server.origin, otherOrigin: files.origin, outbox: server.outbox });
  return async () => {
    await files.close();
    await tiles.close();
    await county.close();
    await server.close();
  };
}
