// Checks the arrows between the packages with the rules of .dependency-cruiser.cjs.
import { join } from 'node:path';
import { capture, commandFile, root } from './tool.ts';

export type Arrows = {
  readonly modules: number;
  /** One line for each import that is not allowed. */
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

/** Reads every module below `packages` of a folder, which is ours unless a test says otherwise. */
export async function readArrows(folder = root): Promise<Arrows> {
  const rules = join(root, '.dependency-cruiser.cjs');
  const args = ['--config', rules, '--output-type', 'json', 'packages'];
  const cruise = commandFile('dependency-cruiser', 'depcruise');
  const { output } = await capture([cruise, ...args], { folder });
  if (!output.startsWith('{')) throw new Error(`The arrows could not be read: ${output}`);
  const report = JSON.parse(output) as Report;
  return {
    modules: report.modules.filter(({ source }) => source.startsWith('packages/')).length,
    violations: report.summary.violations.map(
      ({ from, to, rule, comment }) => `${from} -> ${to}: ${rule.name}. ${comment ?? ''}`,
    ),
  };
}

/** Tells what is wrong; true when nothing is. */
export async function arrowsHold(): Promise<boolean> {
  const { modules, violations } = await readArrows();
  for (const violation of violations) console.error(violation);
  // Without its parser the checker reads no module and finds nothing wrong with any.
  if (modules === 0) console.error('No module was read. Is @swc/core installed for this platform?');
  return modules > 0 && violations.length === 0;
}
