// Reads the floors of a package, which are its folders in the order in which they may import each other: the numbered list in the
// package's README, bottom first. Also writes the list of web's features in its README, each with the header of its feature.ts.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './tool.ts';

export const packageNames = ['plan', 'editor', 'formats', 'live', 'web', 'server'] as const;

const readmeOf = (packageName: string): string => join(root, 'packages', packageName, 'README.md');

/** The folders below `src`, bottom first; `features/*` are all folders in `features`. */
export const floorsOf = (packageName: string): readonly string[] =>
  [...textOf(readmeOf(packageName)).matchAll(/^\d+\. `([\w/*]+)`: /gm)].flatMap(([, floor]) => floor ?? []);

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A pattern for the paths, from the root, of the files directly in a floor. */
export const filesOfFloor = (packageName: string, floor: string): string =>
  `^packages/${packageName}/src/${floor.replace('*', '.+')}/[^/]+$`;

/** A line for each folder of sources that the README of its package doesn't list, and for each listed one that has no files. */
export function unlistedFloors(packageName: string): readonly string[] {
  const floors = floorsOf(packageName);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(root, 'packages', packageName) });
  const folders = [...new Set(files.map((file) => `packages/${packageName}/${dirname(file)}`))];
  const isIn = (floor: string) => {
    const pattern = new RegExp(filesOfFloor(packageName, floor));
    return (folder: string) => pattern.test(`${folder}/a.ts`);
  };
  const readme = `packages/${packageName}/README.md`;
  const unlisted = folders.filter((folder) => !floors.some((floor) => isIn(floor)(folder)));
  const gone = floors.filter((floor) => !folders.some(isIn(floor)));
  return [
    ...unlisted.map(
      (folder) => `${readme} doesn't say what ${folder} is. Add it to the list, above all that it imports.`,
    ),
    ...gone.map((floor) => `${readme} lists ${floor}, which has no files.`),
  ];
}

const featureFiles = 'packages/web/src/features/*/feature.{ts,tsx}';
const listed = /(?<=<!-- features -->\n)[^]*(?=<!-- \/features -->)/;

/** The list of features as the README of web should have it. */
function featureList(): string {
  const lines = globSync(featureFiles, { cwd: root })
    .toSorted()
    .map((file) => {
      const opening = /^\/\/ (.*(?:\n\/\/ .*)*)/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
      return `- \`${basename(dirname(file))}\`: ${opening.replaceAll('\n// ', ' ')}\n`;
    });
  return lines.join('');
}

/** Whether the list of features in the README of web is up to date. */
export const featuresAreListed = (): boolean => listed.exec(textOf(readmeOf('web')))?.[0] === featureList();

export function listFeatures(): void {
  const readme = readmeOf('web');
  writeFileSync(readme, textOf(readme).replace(listed, featureList));
}
