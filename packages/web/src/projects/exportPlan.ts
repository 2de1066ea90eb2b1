// Exports the whole plan: as the plan file, or as a picture. The pens for pictures are fetched when first needed.
import type { Editor } from '@homeplot/editor/editor';
import { writePlanFile } from '@homeplot/plan/planFile';
import { download } from './download.ts';

export type ExportFormat = 'json' | 'svg' | 'png';

const make: Readonly<Record<ExportFormat, (editor: Editor) => Promise<Blob>>> = {
  json: async ({ plan }) => {
    const file = writePlanFile(plan, new Date().toISOString());
    return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
  },
  svg: async ({ plan }) => {
    const { planToSvg } = await import('@homeplot/formats/svgPen');
    return new Blob([planToSvg(plan)], { type: 'image/svg+xml' });
  },
  png: async ({ plan }) => {
    const [{ planToSvg }, { svgToPng }] = await Promise.all([
      import('@homeplot/formats/svgPen'),
      import('./svgToPng.ts'),
    ]);
    return svgToPng(planToSvg(plan));
  },
};

export async function exportPlan(editor: Editor, format: ExportFormat): Promise<void> {
  try {
    download(await make[format](editor), format);
    editor.say({ text: 'Project exported successfully!', tone: 'success' });
  } catch (problem) {
    console.warn('The plan could not be exported.', problem);
    editor.say({ text: 'Failed to export project', tone: 'error' });
  }
}
