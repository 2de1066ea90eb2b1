// The items of a pack's checklist about the lot: its lines, their lengths and bearings.
import { kindOf } from '../kinds/index.ts';
import { dimensionLayer } from '../lettering/ink.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';

export function lotLines(context: ItemContext): ItemState {
  const { lot } = context;
  if (!lot || context.of('lot').every(({ object }) => object.id !== lot.subject.object.id))
    return absent('No lot is drawn. Enter its deed, or draw the lot lines.');
  const [fault] = lot.faults;
  const objects = [lot.subject.object.id];
  return fault
    ? { state: 'incomplete', sentence: `${lot.subject.title}: ${fault}`, objects }
    : shown('The lot lines are drawn.');
}

/** A lot draws the lengths of its lines itself, unless their layer is hidden or not printed. */
export function lotLengths(context: ItemContext): ItemState {
  const { lot, plan } = context;
  if (!lot) return shown('There is no lot to measure.');
  const layer = plan.settings.layers.find(({ id }) => id === dimensionLayer);
  return layer?.hidden || layer?.unprinted
    ? {
        state: 'incomplete',
        sentence: `The lengths of the lot lines and other dimensions aren't printed, because the layer ${layer.title} isn't.`,
        objects: [lot.subject.object.id],
      }
    : shown('The lengths of the lot lines are printed.');
}

export function bearings({ lot }: ItemContext): ItemState {
  if (!lot) return shown('There is no lot to measure.');
  const edges = kindOf(lot.subject.object).path?.edges?.(lot.subject.object) ?? [];
  const withBearing = edges.filter(({ recorded }) => recorded?.direction !== undefined);
  if (withBearing.length === 0)
    return absent('No bearings are known. Enter them from the deed or the survey.');
  return withBearing.length === edges.length
    ? shown('The bearings of the lot lines are printed.')
    : {
        state: 'incomplete',
        sentence: `Only ${withBearing.length} of ${edges.length} lot lines have a bearing. Enter the others from the deed or the survey.`,
        objects: [lot.subject.object.id],
      };
}
