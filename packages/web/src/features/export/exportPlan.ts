// Exports the whole plan as a plan file or a picture. The pens for pictures are fetched when first needed.
import type { TiedPlan } from '@homeplot/formats/tiedPlan';
import { isTied } from '@homeplot/plan/ground';
import { filesOf } from '@homeplot/plan/filesOf';
import type { Plan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { download, fileName } from '../../kit/download.ts';

/** Objects: the file of a larger plan isn't indented, which would make it too long to be imported again. */
const maxIndented = 20_000;

export type ExportFormat = 'json' | 'svg' | 'png' | 'geojson' | 'kml';

async function svgOf(plan: Plan): Promise<string> {
  const [{ planToSvg }, { svgWithPictures }] = await Promise.all([
    import('@homeplot/formats/planToSvg'),
    import('../../printing/picturesOf.ts'),
  ]);
  return svgWithPictures(plan, (hasPicture) => planToSvg(plan, { hasPicture }));
}

const contentOf: Readonly<Record<ExportFormat, (plan: Plan) => Promise<Blob>>> = {
  json: async (plan) => {
    const file = writePlanFile(plan, new Date().toISOString());
    const indent = plan.objects.size > maxIndented ? undefined : 2;
    return new Blob([JSON.stringify(file, null, indent)], { type: 'application/json' });
  },
  svg: async (plan) => {
    return new Blob([await svgOf(plan)], { type: 'image/svg+xml' });
  },
  png: async (plan) => {
    const [svg, { svgToPng }] = await Promise.all([svgOf(plan), import('../../kit/svgToPng.ts')]);
    return svgToPng(svg);
  },
  geojson: async (plan) => {
    const { writeGeoJson } = await import('@homeplot/formats/writeGeoJson');
    return new Blob([writeGeoJson(tied(plan))], { type: 'application/geo+json' });
  },
  kml: async (plan) => {
    const { writeKml } = await import('@homeplot/formats/writeKml');
    return new Blob([writeKml(tied(plan))], { type: 'application/vnd.google-earth.kml+xml' });
  },
};

function tied({ settings, ...plan }: Plan): TiedPlan {
  if (!isTied(settings)) throw new Error('The plan is not tied to the ground.');
  return { ...plan, settings };
}

/** Bytes: if the plan's files are larger together, the user decides whether the plan file contains them. */
const maxUnasked = 5 * 1024 * 1024;

/** Whether a plan file contains the scans and pictures of its plan; if undecided, the user is asked about large ones. */
export type Carrying = 'undecided' | 'with files' | 'without files';

type Exported =
  /** problems: sentences about files that the content lacks. */
  | { readonly content: Blob; readonly problems: readonly string[] }
  /** The bytes of the plan's files, about which the user has to decide first. */
  | { readonly askAbout: number };

async function makeExport(plan: Plan, format: ExportFormat, carrying: Carrying): Promise<Exported> {
  const content = await contentOf[format](plan);
  const files = format === 'json' ? filesOf(plan.objects.values()) : [];
  if (files.length === 0) return { content, problems: [] };
  if (carrying === 'without files')
    return { content, problems: ["The plan's files were left out, as you chose."] };
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (carrying === 'undecided' && bytes > maxUnasked) return { askAbout: bytes };
  const { withFiles } = await import('../../store/planFiles/carriedFiles.ts');
  return withFiles(await content.text(), files);
}

/** A file of the whole plan, to be sent. A plan file contains the plan's scans and pictures. */
export async function exportedFile(plan: Plan, format: ExportFormat): Promise<File> {
  const exported = await makeExport(plan, format, 'with files');
  const content = 'content' in exported ? [exported.content] : [];
  return new File(content, fileName(format), { type: content[0]?.type ?? '' });
}

/** Downloads the plan. Returns the name of the file and notes about it, or what to ask the user first. */
export async function exportPlan(
  plan: Plan,
  format: ExportFormat,
  carrying: Carrying = 'undecided',
): Promise<{ readonly name: string; readonly notes: readonly string[] } | { readonly askAbout: number }> {
  const exported = await makeExport(plan, format, carrying);
  if ('askAbout' in exported) return exported;
  return { name: download(exported.content, format), notes: exported.problems };
}
