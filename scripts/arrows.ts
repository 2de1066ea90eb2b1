// Checks the imports between packages and between their floors against the rules in .dependency-cruiser.mjs.
import { join } from 'node:path';
import { packageNames, unlistedFloors } from './floors.ts';
import { capture, commandFile, root } from './tool.ts';

export type ImportReport = {
  readonly modules: number;
  /** A line for each forbidden import. */
  readonly violations: readonly string[];
};

type Report = {
  readonly modules: readonly { readonly source: string }[];
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
  const { output } = await capture([cruise, ...args], { folder, isPatient: true });
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser failed: ${output}`);
  const report = JSON.parse(output) as Report;
  return {
    modules: report.modules.filter(({ source }) => source.startsWith('packages/')).length,
    violations: report.summary.violations.map(
      ({ from, to, rule, comment }) => `${from} -> ${to}: ${rule.name}. ${comment ?? ''}`,
    ),
  };
}

/** Prints the violations, and returns true if there are none. */
export async function checkImports(): Promise<boolean> {
  const { modules, violations } = await readImports();
  for (const violation of violations) console.error(violation);
  // Without its parser, dependency-cruiser reads no module and reports nothing.
  if (modules === 0) console.error('No module was read. Is @swc/core installed for this platform?');
  const unlisted = packageNames.flatMap(unlistedFloors);
  for (const line of unlisted) console.error(line);
  return modules > 0 && violations.length === 0 && unlisted.length === 0;
}
