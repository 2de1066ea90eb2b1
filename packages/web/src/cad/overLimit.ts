// Whether the chosen layers fit into a plan.
import { planLimits } from '@homeplot/plan/planLimits';
import { grouped } from '@homeplot/plan/units';
import type { DrawingLayer } from './worker/cadJob.ts';

/** Characters of an object of the plan as it is. */
const usualObject = 200;

/** Why they don't fit; undefined if they do. present: objects in the plan. */
export function overLimit(layers: readonly DrawingLayer[], present: number): string | undefined {
  const objects = layers.reduce((sum, layer) => sum + layer.objects, 0);
  const characters = layers.reduce((sum, layer) => sum + layer.characters, present * usualObject);
  if (objects + present > planLimits.objects) {
    const own = present > 0 ? ` This one has ${grouped(present)}.` : '';
    return `These layers have ${grouped(objects)} objects; a plan can have ${grouped(planLimits.objects)}.${own} Choose fewer layers.`;
  }
  if (characters <= planLimits.characters) return undefined;
  const share = Math.round((characters / planLimits.characters) * 100);
  return `These layers take ${share}% of what a plan can hold. Choose fewer layers.`;
}
