// Which modules share a file of the build. By default the bundler creates a file for every set of lazy parts that have
// something in common, which was forty files for the planner to appear, and eighty more at the first move of the pointer;
// each takes the browser extra time, and together they compress better. No other page fetches the planner's files for what
// they share.
import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;
type Next = (id: string) => readonly string[];

/** The end of the id of the planner's route. */
export const planner = '/src/routes/planner.tsx';
const appPage = '/app.html';
const viewer = '/viewer.html';
const ofViewer = /\/viewer\.html$|\/src\/(?:routes\/viewer\.ts|site\/viewer\/)/;
/** The end of the id of the module with what the page of a shared plan shows after the plan. */
const afterPlan = '/src/site/viewer/showPage.tsx';
/** The end of the id of the module that opens plans. */
const opener = '/src/features/opening/startWorkspace.ts';
/** What is fetched to show a plan that needs it, what more plans need first: each is a file with all that it needs. */
const shownWith = ['/kinds/usualKinds.ts', '/kinds/rareKinds.ts', '/pictures/pictureSource.ts'] as const;
/** In the code of a module that fetches something at the first sign of a user. */
const fetchesAhead = /\bwhen: ['"](?:ahead|used)['"]|\b(?:fetchAhead|onFirstSign)\(/;
/** It changes less often than our code, so that its file stays cached across our releases. */
const react = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * Icons: every module that imports one imports the index of all, so which file needs which is left to the bundler, which
 * knows that after dropping what is unused. Files of less than 3,000 bytes are merged.
 */
export const iconGroup: Rolldown.CodeSplittingGroup = {
  name: 'icons',
  test: /node_modules\/lucide-react\//,
  entriesAware: true,
  entriesAwareMergeThreshold: 3000,
  includeDependenciesRecursively: false,
};

/** Templates have much in common: one file with all of them is half the size of separate files. */
export const templateGroup: Rolldown.CodeSplittingGroup = {
  name: 'templates',
  test: /\/src\/features\/templates\/[^/]*\.json$/,
};

/** Returns the file that a module goes to; null if the bundler decides. */
export function sharing(entries: readonly string[]): Rolldown.CodeSplittingNameFunction {
  let found: Needs | undefined;
  return (id, modules) => {
    if (react.test(id)) return 'react';
    found ??= needs(entries, modules);
    if (found.planner.has(id)) return inPlanner(found, id);
    const fetchedWith = found.shownWith.get(id);
    if (fetchedWith !== undefined) return fetchedWith;
    if (found.app.has(id) && found.viewer.has(id)) return 'start';
    if (found.elsewhere.has(id)) return found.app.has(id) && !found.viewer.has(id) ? 'shared' : null;
    if (found.viewer.has(id)) return ofViewer.test(id) ? null : 'reading';
    if (found.opening.has(id)) return 'opening';
    return found.ahead.has(id) ? 'ahead' : null;
  };
}

function inPlanner(found: Needs, id: string): string {
  if (found.atOnce.has(id)) return 'start';
  if (found.site.has(id)) return found.viewer.has(id) ? 'start' : 'shared';
  if (found.viewer.has(id) || found.afterDrawing.has(id) || found.shownWith.has(id)) return 'drawing';
  return found.elsewhere.has(id) ? 'shared' : 'planner';
}

interface Needs {
  /** What the page of the app needs before any route. */
  readonly app: ReadonlySet<string>;
  /** What the planner needs to appear. */
  readonly planner: ReadonlySet<string>;
  /** What it fetches to open a plan. */
  readonly opening: ReadonlySet<string>;
  /** What its modules fetch that fetch something at the first sign of a user: nearly all of it then. */
  readonly ahead: ReadonlySet<string>;
  /** What the page of a shared plan needs to show it: the plan, its reading and its drawing. */
  readonly viewer: ReadonlySet<string>;
  /** What it fetches besides for some plans, with the name of the first file that has it. */
  readonly shownWith: ReadonlyMap<string, string>;
  /** What any other part of the site may need, but for that page. */
  readonly site: ReadonlySet<string>;
  /** What that page shows after the plan and can't be without what draws it. */
  readonly afterDrawing: ReadonlySet<string>;
  /** What any other part of the site may need; of the page of a shared plan only what it shows at once. */
  readonly elsewhere: ReadonlySet<string>;
  /** What prerendered pages fetch before any interaction, which is next to nothing. */
  readonly atOnce: ReadonlySet<string>;
}

function needs(entries: readonly string[], modules: Modules): Needs {
  const imported: Next = (id) => modules.getModuleInfo(id)?.importedIds ?? [];
  const fetched: Next = (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const isPlanner = (id: string): boolean => id.endsWith(planner);
  const others = entries.filter((id) => !id.endsWith(viewer));
  const all = reached(entries, (id) => [...imported(id), ...fetched(id)]);
  const ofPlanner = reached([...all].filter(isPlanner), imported);
  const fetchedBy = (isMeant: (id: string) => boolean): ReadonlySet<string> =>
    reached([...ofPlanner].filter(isMeant).flatMap(fetched), imported);
  const app = reached(
    entries.filter((id) => id.endsWith(appPage)),
    imported,
  );
  const viewed = reached(
    entries.filter((id) => id.endsWith(viewer)),
    imported,
  );
  const site = reached(
    reached(others, (id) => [...imported(id), ...fetched(id)].filter((to) => !isPlanner(to))),
    (id) => imported(id).filter((to) => !isPlanner(to)),
  );
  const after = reached(
    [...all].filter((id) => id.endsWith(afterPlan)),
    imported,
  );
  const draws = (id: string): boolean => viewed.has(id) && ofPlanner.has(id) && !site.has(id);
  return {
    site,
    afterDrawing: new Set([...after].filter((id) => [...reached([id], imported)].some(draws))),
    app: new Set([...app].filter((id) => /\/src\/kit\//.test(id))),
    planner: ofPlanner,
    opening: fetchedBy((id) => id.endsWith(opener)),
    ahead: fetchedBy((id) => fetchesAhead.test(modules.getModuleInfo(id)?.code ?? '')),
    viewer: viewed,
    shownWith: new Map(
      shownWith.toReversed().flatMap((end) => {
        const [id = ''] = [...all].filter((one) => one.endsWith(end));
        const own = [...reached([id], imported)].filter(
          (one) => !viewed.has(one) && !site.has(one) && !after.has(one),
        );
        return own.map((one) => [one, basename(end, '.ts')] as const);
      }),
    ),
    elsewhere: new Set([...site, ...after]),
    atOnce: reached(
      others.filter((id) => !id.endsWith(appPage)),
      imported,
    ),
  };
}

function reached(from: Iterable<string>, next: Next): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
