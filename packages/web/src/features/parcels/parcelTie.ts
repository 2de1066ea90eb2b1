// The tie of a plan to the ground, for a parcel that is added: the existing one, or a new one if there is none or it is
// far. Decides how far away another site begins, and what is said of a plan whose location moves.
import type { Editor } from '@homeplot/editor/editor';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { isTied, LocalProjection, type Tied } from '@homeplot/plan/ground';
import { distance } from '@homeplot/plan/point';
import { withSeparators } from '@homeplot/plan/units';
import { siteCenter } from '../map/siteCenter.ts';
import { middleOf } from './parcelShapes.ts';

const feetPerMile = 5280;
/** A parcel that is this many miles or more from the plan isn't of the same site. */
export const sameSiteMiles = 5;

/** The tie of the plan with the parcel. isNew: whether it isn't the present one. undefined if the parcels have no points. */
export function tieFor(
  editor: Editor,
  chosen: readonly ParcelFeature[],
): (Tied & { readonly isNew: boolean }) | undefined {
  const { settings } = editor.plan;
  const middle = middleOf(chosen);
  if (!middle) return undefined;
  if (isTied(settings) && milesAway(editor, chosen) < sameSiteMiles)
    return { ground: settings.ground, north: settings.north, isNew: false };
  const at = siteCenter(editor.plan);
  return { ground: { ...middle, at, source: 'parcel' }, north: settings.north, isNew: true };
}

/** Miles from the tied plan to features; 0 if it isn't tied. */
export function milesAway(editor: Editor, features: readonly ParcelFeature[]): number {
  const { settings } = editor.plan;
  const middle = middleOf(features);
  if (!isTied(settings) || !middle) return 0;
  return distance(siteCenter(editor.plan), new LocalProjection(settings).fromGround(middle)) / feetPerMile;
}

/** Sentences about what a new tie means for the drawing, which isn't moved. */
export function tieNotes(editor: Editor, chosen: ParcelFeature): readonly string[] {
  const { objects, settings } = editor.plan;
  if (isTied(settings))
    return [
      `The plan's location moved ${milesText(milesAway(editor, [chosen]))}, to the parcel. Undo restores it.`,
    ];
  if (objects.size === 0) return [];
  return [
    "The plan had no location. It now has the parcel's, and the lot is in the middle of your drawing, which was not moved. Match the map to line it up.",
  ];
}

export const milesText = (miles: number): string => `${withSeparators(miles, miles < 100 ? 1 : 0)} miles`;
