// Unit and property tests: they lie beside the sources. Tests in a real browser are in e2e/.
import { defineConfig } from 'vitest/config';

const server = 'packages/server/src/**/*.test.ts';

export default defineConfig({
  test: {
    restoreMocks: true,
    // Databases wait for their disks: a core that is left free is wasted.
    maxWorkers: '100%',
    // On a busy machine what takes a second takes ten: the limit is for what would never end.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', server],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [server],
          // A Postgres is started once; the suites take copies of its database.
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
          // Databases and password hashes take their time where two cores run everything.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
