// The arrows between the packages, and between the floors of each: what may import what, type imports included.
// scripts/arrows.ts runs it.
import { filesOfFloor, floorsOf, packageNames } from './scripts/floors.ts';

const testFiles = '\\.test\\.tsx?$';
const tests = '\\.test\\.tsx?$|^packages/(formats|server/src)/testing/';
const drawingSide = '^packages/(plan|editor|formats|live)/';
const uiLibraries = '(^|/)node_modules/(react|react-dom|wouter|@radix-ui|lucide-react|sonner)/';

const arrow = (/** @type {string} */ from, /** @type {string[]} */ to) => ({
  name: `${from}-imports-only-${to.join('-') || 'itself'}`,
  comment: `packages/${from} may import ${to.length > 0 ? to.join(', ') : 'nothing'} of ours.`,
  severity: 'error',
  from: { path: `^packages/${from}/` },
  to: { path: '^packages/', pathNot: [from, ...to].map((name) => `^packages/${name}/`) },
});

/** One rule for each floor. */
const floorRules = packageNames.flatMap((name) =>
  floorsOf(name).map((floor, index, floors) => ({
    name: `${name}-${floor.replaceAll(/\W+/g, '-')}-imports-only-lower-floors`,
    comment: `packages/${name}/README.md tells the floors of the package. Import from ${floor} and the floors before it.`,
    severity: 'error',
    from: { path: filesOfFloor(name, floor), pathNot: testFiles },
    to: {
      path: `^packages/${name}/src/`,
      pathNot: floors.slice(0, index + 1).map((lower) => filesOfFloor(name, lower)),
    },
  })),
);

export default {
  forbidden: [
    arrow('plan', []),
    arrow('editor', ['plan']),
    arrow('formats', ['plan']),
    arrow('live', ['plan']),
    arrow('web', ['plan', 'editor', 'formats', 'live']),
    arrow('server', ['plan', 'live']),
    {
      name: 'other-packages-by-name',
      comment: 'Import another package by its name and an entry of its "exports", never by a path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'every-import-is-found',
      comment: 'The file is not there, or the package does not name it in its "exports".',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...floorRules,
    {
      name: 'features-fetch-their-own-parts',
      comment: 'Only the folder of a feature knows which of its parts are fetched later.',
      severity: 'error',
      from: { path: '^packages/web/src/(features/[^/]+|)', pathNot: tests },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/$1/', dynamic: true },
    },
    {
      name: 'no-node-where-the-plan-is',
      comment: 'plan, editor, formats and live run in any JavaScript engine.',
      severity: 'error',
      from: { path: drawingSide, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-only-in-web',
      comment: 'React and everything built on it live in packages/web.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/' },
      to: { path: uiLibraries },
    },
    {
      name: 'only-declared-libraries',
      comment: "Add the library to the package's own package.json.",
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
