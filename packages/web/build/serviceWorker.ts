// Builds the service worker with the lists of the files that it keeps: at once the planner's page, every script that the
// planner may load, styles, fonts, and the worker that sheets are printed with; when nothing else happens, the large ones of
// other workers; when they are first used, what few people need, or needs a network anyway.
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
    writeBundle(_options, bundle) {
      files = plannerFiles(Object.values(bundle));
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

/** Scripts of workers, and what they are sent; not the worker that draws sheets, so that a plan can be printed. */
const ofWorkers = /^(?!.*sheetWorker).*\.(js|ttf)$/;
/** What only such a worker needs, as scans and drawings do, and the font of letters that few people need. */
const later =
  /\/(?:FitCard|pickFitTool|whereItFits|ImportDrawing|ParcelDialog|PdfPageDialog|ReadingDialog|StakeOutDialog|DxfDialog|addUnderlays|UnderlayCard|SetScaleCard|StraightenCard|CropCard|takeLines|turnInto|turnBlocks|MapCard|geocode|printedMapPicture|tileSource|esm|StartDialog|PackDialog|PackQuestion|packFields|cityPack|readParcels|ibm-plex-sans-latin-ext-wght-normal)-/;
/** What needs a network anyway. */
const online =
  /\/(?:AccountDialog|ApprovalMark|ApprovalsDialog|CommentCard|CommentForm|CommentList|CommentPins|commentTool|CommentsBadge|CommentsPlace|ComparedPicture|DifferenceList|FindLotDialog|concernWords|standing|useComments|useProjectComments|messages|useStandings|versionCalls|PlanComments|Together|VersionsDialog|MapUnder|approvalCalls|commentStore|printedComments|importArchive|makeArchive|liveView|lostFiles|uploadFiles|proofOfWork|resetPassword)-/;
/** What pdf.js fetches for many PDFs: decoders of scans, and fonts that PDFs name but don't contain. */
const ofPdfs =
  /^assets\/pdfjs-.*\/(?:wasm\/.*\.js|standard_fonts\/(?:.*\.pfb|LiberationSans-(?:Regular|Bold)\.ttf))$/;
/** What it fetches for few: slanted letters, and Asian character maps. */
const ofFewPdfs = /^assets\/pdfjs-.*\.(?:ttf|bcmap)$/;

/** Everything that the planner's page may load, without the pictures of the landing page. */
function plannerFiles(outputs: readonly Rolldown.OutputBundle[string][]): PlannerFiles {
  const chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const [entry] = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith(page));
  if (!entry) throw new Error(`The build has no script for ${page}.`);
  const scripts = new Set([entry.fileName]);
  for (const name of scripts) {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
    for (const imported of [...imports, ...dynamicImports]) if (chunks.has(imported)) scripts.add(imported);
  }
  const styles = outputs.map(({ fileName }) => fileName).filter((name) => /\.(css|woff2)$/.test(name));
  const assets = [...scripts].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedAssets ?? [])]);
  const isOfWorker = (name: string): boolean => ofWorkers.test(name);
  const pictures = assets.filter((name) => !isOfWorker(name));
  const all = [...new Set([...scripts, ...styles, ...pictures])].toSorted();
  const names = outputs.map(({ fileName }) => fileName);
  const workers = assets.filter(isOfWorker);
  /** With what they import at once, whose name says nothing. */
  const atOnce = new Set(all.filter((name) => !later.test(name) && !online.test(name)));
  for (const name of atOnce) for (const imported of chunks.get(name)?.imports ?? []) atOnce.add(imported);
  const rest = all.filter((name) => !atOnce.has(name));
  const pdfs = names.filter((name) => ofPdfs.test(name));
  return {
    atOnce: [...atOnce].toSorted(),
    whenIdle: [...new Set([...workers, ...pdfs, ...rest.filter((name) => later.test(name))])].toSorted(),
    onUse: [
      ...rest.filter((name) => online.test(name)),
      ...names.filter((name) => ofFewPdfs.test(name) && !ofPdfs.test(name)),
    ].toSorted(),
  };
}
