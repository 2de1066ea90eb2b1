// Finds the third-party packages that are shipped with the web app or the server, in the lock file.
import type { Lock } from './lock.ts';

/** The shipped workspaces. Their devDependencies are not shipped. */
const roots = ['packages/web', 'packages/server'];

/** Their paths in the lock file, sorted. */
export function shippedPackages(lock: Lock): string[] {
  const reached = new Set(roots);
  for (const path of reached) {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const resolved = resolvedFrom(path, name, lock);
      // npm omits optional packages of other platforms.
      if (resolved !== undefined) reached.add(resolved);
      else if (!(name in optionalDependencies))
        throw new Error(`package-lock.json has no ${name}, on which ${path} depends.`);
    }
  }
  return [...reached].filter((path) => path.includes('node_modules/')).toSorted();
}

/** Resolves a package as Node does: in the node_modules of the importing package, then in those above it. */
function resolvedFrom(importer: string, name: string, { packages }: Lock): string | undefined {
  for (let folder = importer; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder}/node_modules/${name}`.replace(/^\//, '');
    const entry = packages[path];
    if (entry !== undefined) return entry.link === true ? (entry.resolved ?? path) : path;
    if (folder === '') return undefined;
  }
}
