// The floors of a package: the numbered list in its README, bottom first. It is the only place that tells them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './tool.ts';

export const packageNames = ['plan', 'editor', 'formats', 'web', 'server'] as const;

/** The folders below `src`, bottom first; none if the package has no README. */
export function floorsOf(packageName: string): readonly string[] {
  const readme = join(root, 'packages', packageName, 'README.md');
  if (!existsSync(readme)) return [];
  return [...readFileSync(readme, 'utf8').matchAll(/^\d+\. `([\w/]+)`: /gm)].flatMap(
    ([, floor]) => floor ?? [],
  );
}

/** A line for each folder with sources that the README of its package doesn't tell, or that isn't there. */
export function unlistedFloors(packageName: string): readonly string[] {
  const src = join(root, 'packages', packageName, 'src');
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  const folders = new Set(files.map((file) => relative(src, join(src, dirname(file)))));
  const floors = floorsOf(packageName);
  if (floors.length === 0) return [];
  const readme = `packages/${packageName}/README.md`;
  return [
    ...[...folders]
      .filter((folder) => folder !== '' && !floors.includes(folder))
      .map(
        (folder) => `${readme} doesn't say what ${folder} is. Add it to the list, above all that it imports.`,
      ),
    ...floors
      .filter((floor) => !folders.has(floor))
      .map((floor) => `${readme} tells of ${floor}, which has no files.`),
  ];
}
