// Whether the chosen layers fit into a plan, and into a project in the cloud.
import { planLimits } from '@homeplot/plan/planLimits';
import { withSeparators } from '@homeplot/plan/units';
import type { DrawingLayer } from './worker/drawingFacts.ts';

/** Characters of an object of the plan as it is. */
const usualObject = 200;

/** The server refuses a project with more. */
const largestProject = 5 * 1024 * 1024;

/** What to know before they are imported: that the plan can't be saved in the cloud then. present: as in overLimit. */
export function cloudWarning(layers: readonly DrawingLayer[], present: number): string | undefined {
  const bytes = charactersOf(layers, present);
  if (bytes <= largestProject) return undefined;
  const size = Math.ceil(bytes / 1024 / 1024);
  return `With these layers the plan has about ${size} MB; a project in the cloud can have 5 MB. Export the plan as a file to keep it, or choose fewer layers.`;
}

const charactersOf = (layers: readonly DrawingLayer[], present: number): number =>
  layers.reduce((sum, layer) => sum + layer.characters, present * usualObject);

/** Why they don't fit; undefined if they do. present: objects in the plan. */
export function overLimit(layers: readonly DrawingLayer[], present: number): string | undefined {
  const objects = layers.reduce((sum, layer) => sum + layer.objects, 0);
  const characters = charactersOf(layers, present);
  if (objects + present > planLimits.objects) {
    const own = present > 0 ? ` This one has ${withSeparators(present)}.` : '';
    return `These layers have ${withSeparators(objects)} objects; a plan can have ${withSeparators(planLimits.objects)}.${own} Choose fewer layers.`;
  }
  if (characters <= planLimits.characters) return undefined;
  const share = Math.round((characters / planLimits.characters) * 100);
  return `These layers take ${share}% of what a plan can hold. Choose fewer layers.`;
}
