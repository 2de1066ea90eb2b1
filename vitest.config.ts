// Unit and property tests: they lie beside the sources. Tests in a real browser are in e2e/.
import { defineConfig } from 'vitest/config';
import { leftOut } from './scripts/slowTests.ts';

/** How many times as many cases are tried as in CI. */
const thoroughness = process.env.HOMEPLOT_FUZZ === undefined ? 1 : 12;

const server = 'packages/server/src/**/*.test.ts';

/** They change what modules keep, which the other units share: kinds and tools, or the backend that was asked for. */
const changing = [
  'packages/editor/src/editor/extension.test.ts',
  'packages/editor/src/paths/lines.test.ts',
  'packages/editor/src/paths/trimming.test.ts',
  'packages/editor/src/paths/vertices.test.ts',
  'packages/formats/src/svg/newKind.test.ts',
  'packages/live/src/parts/objectParts.test.ts',
  'packages/plan/src/file/readPlan.test.ts',
  'packages/web/src/account/backend/backend.test.ts',
  'packages/web/src/store/files/linkedFiles.test.ts',
  'packages/web/src/store/local/readDrawing.test.ts',
];

export default defineConfig({
  test: {
    restoreMocks: true,
    exclude: ['**/node_modules/**', ...leftOut()],
    // Databases wait for their disks: a core that is left free is wasted.
    maxWorkers: '100%',
    // On a busy machine what takes a second takes ten: the limit is for what would never end.
    testTimeout: 240_000 * thoroughness,
    hookTimeout: 240_000,
    provide: { thoroughness },
    setupFiles: 'scripts/propertyTests.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [server, ...changing],
          // Each worker reads the sources once, which is half of the work.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'units apart', include: changing },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [server],
          // A Postgres is started once; the suites take copies of its database.
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
        },
      },
    ],
  },
});
