// Checks the imports between packages and between their folders: against the rules in .dependency-cruiser.mjs, and for import
// cycles between folders.
import { dirname, join } from 'node:path';
import { featuresAreListed, packageNames, unlistedFloors } from './floors.ts';
import { capture, commandFile, root } from './tool.ts';

export type ImportReport = {
  readonly modules: number;
  /** A line for each forbidden import. */
  readonly violations: readonly string[];
  /** A line for each cycle of folders. */
  readonly circles: readonly string[];
};

type Module = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] };

type Report = {
  readonly modules: readonly Module[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
      readonly comment?: string;
    }[];
  };
};

/** Reads every module in `packages`. */
export async function readImports(folder = root): Promise<ImportReport> {
  const rules = join(root, '.dependency-cruiser.mjs');
  const args = ['--config', rules, '--output-type', 'json', 'packages'];
  const cruise = commandFile('dependency-cruiser', 'depcruise');
  const { output } = await capture([cruise, ...args], { folder, isLowPriority: true });
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser failed: ${output}`);
  const report = JSON.parse(output) as Report;
  const modules = report.modules.filter(({ source }) => source.startsWith('packages/'));
  return {
    modules: modules.length,
    violations: report.summary.violations.map(
      ({ from, to, rule, comment }) => `${from} -> ${to}: ${rule.name}. ${comment ?? ''}`,
    ),
    circles: circlesOf(modules),
  };
}

const isSource = (file: string): boolean =>
  /^packages\/\w+\/src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

/** Cycles of folders of sources that import one another. Tests are left out, since they may import from anywhere. */
function circlesOf(modules: readonly Module[]): readonly string[] {
  const imported = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    if (!isSource(source)) continue;
    const from = dirname(source);
    const to = imported.get(from) ?? new Set();
    imported.set(from, to);
    for (const { resolved } of dependencies) {
      if (isSource(resolved) && dirname(resolved) !== from) to.add(dirname(resolved));
    }
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): void => {
    const start = path.indexOf(folder);
    if (start >= 0) circles.push([...path.slice(start), folder].join(' -> '));
    if (done.has(folder)) return;
    done.add(folder);
    for (const next of imported.get(folder) ?? []) visit(next, [...path, folder]);
  };
  for (const folder of imported.keys()) visit(folder, []);
  return circles;
}

/** Prints what is wrong, and returns true if nothing is. */
export async function checkImports(): Promise<boolean> {
  const { modules, violations, circles } = await readImports();
  const problems = [
    ...violations,
    ...circles.map((circle) => `These folders import one another: ${circle}.`),
    ...packageNames.flatMap(unlistedFloors),
    ...(featuresAreListed()
      ? []
      : ['packages/web/README.md lists the features as they were. Run npm run format.']),
    // Without its parser, dependency-cruiser reads no module and reports nothing.
    ...(modules > 0 ? [] : ['No module was read. Is @swc/core installed for this platform?']),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
