// Unit and property tests: they lie beside the sources. Tests in a real browser are in e2e/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    restoreMocks: true,
  },
});
