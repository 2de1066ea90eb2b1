// The packages of others that reach whoever uses the product or runs its server, found in the lock file.
import type { Lock } from './lock.ts';

/** The workspaces that are shipped. What only builds or tests them stands under their devDependencies. */
const roots = ['packages/web', 'packages/server'];

/** The paths of the packages in the lock file, in the order of their names. */
export function shippedPackages(lock: Lock): string[] {
  const reached = new Set(roots);
  for (const path of reached) {
    const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      reached.add(resolvedFrom(path, name, lock));
    }
  }
  return [...reached].filter((path) => path.includes('node_modules/')).toSorted();
}

/** As Node looks a package up: in the node_modules of the package that asks, then in those above it. */
function resolvedFrom(asker: string, name: string, { packages }: Lock): string {
  for (let folder = asker; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder}/node_modules/${name}`.replace(/^\//, '');
    const entry = packages[path];
    if (entry !== undefined) return entry.link === true ? (entry.resolved ?? path) : path;
    if (folder === '') throw new Error(`package-lock.json has no ${name}, on which ${asker} depends.`);
  }
}
