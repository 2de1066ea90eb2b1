// Exports the whole plan as a plan file or a picture. The pens for pictures are fetched when first needed.
import type { TiedPlan } from '@homeplot/formats/tiedPlan';
import { isTied } from '@homeplot/plan/ground';
import type { Plan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { download, fileName } from './download.ts';

/** Objects of a plan whose file somebody may read. */
const maxIndented = 20_000;

export type ExportFormat = 'json' | 'svg' | 'png' | 'geojson' | 'kml';

async function svgOf(plan: Plan): Promise<string> {
  const [{ planToSvg }, { svgWithPictures }] = await Promise.all([
    import('@homeplot/formats/svgPen'),
    import('../../underlays/printing.ts'),
  ]);
  return svgWithPictures(plan, (hasPicture) => planToSvg(plan, { hasPicture }));
}

const make: Readonly<Record<ExportFormat, (plan: Plan) => Promise<Blob>>> = {
  json: async (plan) => {
    const file = writePlanFile(plan, new Date().toISOString());
    // Indented, a huge plan would be too long to be imported again.
    const indent = plan.objects.size > maxIndented ? undefined : 2;
    return new Blob([JSON.stringify(file, null, indent)], { type: 'application/json' });
  },
  svg: async (plan) => {
    return new Blob([await svgOf(plan)], { type: 'image/svg+xml' });
  },
  png: async (plan) => {
    const [svg, { svgToPng }] = await Promise.all([svgOf(plan), import('./svgToPng.ts')]);
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

/** A file of the whole plan, to be sent. */
export async function exportedFile(plan: Plan, format: ExportFormat): Promise<File> {
  const content = await make[format](plan);
  return new File([content], fileName(format), { type: content.type });
}

/** Returns the name of the file. */
export async function exportPlan(plan: Plan, format: ExportFormat): Promise<string> {
  return download(await make[format](plan), format);
}
