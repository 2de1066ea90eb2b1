// Builds the service worker with the lists of the files that it keeps: at once the planner's page, every script that the
// planner may load, styles, fonts, and the worker that sheets are printed with; when nothing else happens, the large ones of
// other workers; when they are first used, what few people need, or needs a network anyway. A file that is fetched late says
// in a comment if it is not kept at once: `// Kept offline when idle.` or `// Kept offline once used.` What it loads follows.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const page = 'app.html';

export function serviceWorker(root: string): Plugin {
  let folder = '';
  let files: PlannerFiles = { atOnce: [], whenIdle: [], onUse: [] };
  return {
    name: 'homeplot-service-worker',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async writeBundle(_options, bundle) {
      files = await plannerFiles(Object.values(bundle));
    },
    closeBundle: {
      sequential: true,
      async handler(error?: Error) {
        // After a failed build there is nothing to keep, and that error is the one to report.
        if (error) return;
        const content = await readFile(join(folder, page));
        const revision = createHash('sha256').update(content).digest('hex');
        const hashed = files.atOnce.map((file) => ({ url: `/${file}`, revision: null }));
        const kept = [{ url: '/app', revision }, ...hashed];
        const addresses = (some: readonly string[]) => JSON.stringify(some.map((file) => `/${file}`));
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            plannerFiles: JSON.stringify(kept),
            filesWhenIdle: addresses(files.whenIdle),
            filesOnUse: addresses(files.onUse),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            target: 'es2023',
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(root, 'worker/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

interface PlannerFiles {
  readonly atOnce: readonly string[];
  readonly whenIdle: readonly string[];
  readonly onUse: readonly string[];
}

/**
 * Scripts of workers, and what they are sent, which are kept when idle unless what starts them is kept once used; not the worker
 * that draws sheets, so that a plan can be printed.
 */
const ofWorkers = /^(?!.*sheetWorker).*\.(js|ttf)$/;
/** The font of letters that few people need. */
const rareFont = /\/ibm-plex-sans-latin-ext-wght-normal-/;
/** What pdf.js fetches for many PDFs: decoders of scans, and fonts that PDFs name but don't contain. */
const ofPdfs =
  /^assets\/pdfjs-.*\/(?:wasm\/.*\.js|standard_fonts\/(?:.*\.pfb|LiberationSans-(?:Regular|Bold)\.ttf))$/;
/** What it fetches for few: slanted letters, and Asian character maps. */
const ofFewPdfs = /^assets\/pdfjs-.*\.(?:ttf|bcmap)$/;

/** Everything that the planner's page may load, without the pictures of the landing page. */
async function plannerFiles(outputs: readonly Rolldown.OutputBundle[string][]): Promise<PlannerFiles> {
  const chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const [entry] = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith(page));
  if (!entry) throw new Error(`The build has no script for ${page}.`);
  const scripts = await scriptsByTime(entry, chunks);
  const assetsOf = (names: Iterable<string>): readonly string[] =>
    [...names].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedAssets ?? [])]);
  const isOfWorker = (name: string): boolean => ofWorkers.test(name);
  const names = outputs.map(({ fileName }) => fileName);
  const styles = names.filter((name) => /\.(css|woff2)$/.test(name));
  const assets = assetsOf([...scripts.atOnce, ...scripts.whenIdle]);
  const used = assetsOf(scripts.onUse).filter((name) => !assets.includes(name));
  return {
    atOnce: sorted([
      ...scripts.atOnce,
      ...[...styles, ...assets].filter((name) => !isOfWorker(name) && !rareFont.test(name)),
    ]),
    whenIdle: sorted([
      ...assets.filter(isOfWorker),
      ...names.filter((name) => ofPdfs.test(name) || rareFont.test(name)),
      ...scripts.whenIdle,
    ]),
    onUse: sorted([
      ...scripts.onUse,
      ...used,
      ...names.filter((name) => ofFewPdfs.test(name) && !ofPdfs.test(name)),
    ]),
  };
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The scripts that the entry may load, by when they are kept; one that is loaded at several times is kept at the first. */
async function scriptsByTime(entry: Rolldown.OutputChunk, chunks: Chunks): Promise<PlannerFiles> {
  const seen = new Set<string>();
  /** Late scripts met on the way that are kept later than what loads them. */
  const waiting = { whenIdle: new Set<string>(), onUse: new Set<string>() };
  const reached = async (first: Iterable<string>, now: 'atOnce' | 'whenIdle' | 'onUse') => {
    const found = new Set([...first].filter((name) => !seen.has(name)));
    for (const name of found) {
      const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
      for (const imported of imports) if (chunks.has(imported) && !seen.has(imported)) found.add(imported);
      for (const late of dynamicImports) {
        const chunk = chunks.get(late);
        if (!chunk || seen.has(late)) continue;
        const said = await saidTime(chunk);
        if (said === undefined || said === now || now === 'onUse') found.add(late);
        else waiting[said].add(late);
      }
    }
    for (const name of found) seen.add(name);
    return [...found];
  };
  const atOnce = await reached([entry.fileName], 'atOnce');
  const whenIdle = await reached(waiting.whenIdle, 'whenIdle');
  return { atOnce, whenIdle, onUse: await reached(waiting.onUse, 'onUse') };
}

/** When a file of this chunk says that it is kept. */
async function saidTime({ moduleIds }: Rolldown.OutputChunk): Promise<'whenIdle' | 'onUse' | undefined> {
  for (const id of moduleIds) {
    if (!/\/packages\/\w+\/src\/.*\.tsx?$/.test(id)) continue;
    const [, time] = /^\/\/ Kept offline (when idle|once used)\.$/m.exec(await readFile(id, 'utf8')) ?? [];
    if (time) return time === 'once used' ? 'onUse' : 'whenIdle';
  }
  return undefined;
}
