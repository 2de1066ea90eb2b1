// Checks whether the chosen layers of a drawing fit into the plan, and into a project in the cloud.
import { planLimits } from '@homeplot/plan/planLimits';
import { withSeparators } from '@homeplot/plan/units';
import type { DrawingLayer } from './worker/drawingFacts.ts';

/** Estimated size of an object that is in the plan already, in characters. */
const charactersPerObject = 200;

/** Maximum size of a project that the server accepts, in bytes. */
const maxProjectBytes = 5 * 1024 * 1024;

/** Warns if the plan couldn't be saved in the cloud with these layers. existing: the number of objects in the plan. */
export function cloudWarning(layers: readonly DrawingLayer[], existing: number): string | undefined {
  const bytes = charactersOf(layers, existing);
  if (bytes <= maxProjectBytes) return undefined;
  const size = Math.ceil(bytes / 1024 / 1024);
  return `With these layers the plan has about ${size} MB; a project in the cloud can have 5 MB. Export the plan as a file to keep it, or choose fewer layers.`;
}

const charactersOf = (layers: readonly DrawingLayer[], existing: number): number =>
  layers.reduce((sum, layer) => sum + layer.characters, existing * charactersPerObject);

/** Says why the layers don't fit into the plan; undefined if they do. existing: the number of objects in the plan. */
export function overLimit(layers: readonly DrawingLayer[], existing: number): string | undefined {
  const objects = layers.reduce((sum, layer) => sum + layer.objects, 0);
  const characters = charactersOf(layers, existing);
  if (objects + existing > planLimits.objects) {
    const own = existing > 0 ? ` This one has ${withSeparators(existing)}.` : '';
    return `These layers have ${withSeparators(objects)} objects; a plan can have ${withSeparators(planLimits.objects)}.${own} Choose fewer layers.`;
  }
  if (characters <= planLimits.characters) return undefined;
  const share = Math.round((characters / planLimits.characters) * 100);
  return `These layers take ${share}% of what a plan can hold. Choose fewer layers.`;
}
