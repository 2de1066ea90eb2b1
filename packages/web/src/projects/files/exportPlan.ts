// Exports the whole plan as a plan file or a picture. The pens for pictures are fetched when first needed.
import type { TiedPlan } from '@homeplot/formats/tiedPlan';
import { isTied } from '@homeplot/plan/ground';
import type { Plan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { download, fileName } from './download.ts';

export type ExportFormat = 'json' | 'svg' | 'png' | 'geojson' | 'kml';

const make: Readonly<Record<ExportFormat, (plan: Plan) => Promise<Blob>>> = {
  json: async (plan) => {
    const file = writePlanFile(plan, new Date().toISOString());
    return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
  },
  svg: async (plan) => {
    const { planToSvg } = await import('@homeplot/formats/svgPen');
    return new Blob([planToSvg(plan)], { type: 'image/svg+xml' });
  },
  png: async (plan) => {
    const [{ planToSvg }, { svgToPng }] = await Promise.all([
      import('@homeplot/formats/svgPen'),
      import('./svgToPng.ts'),
    ]);
    return svgToPng(planToSvg(plan));
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
