// The notes of a sheet on its objects: how outlines with recorded numbers were closed, the chords of their curves, which north
// the arrow shows, and how accurately places are known.
import { accuracyNote } from '@homeplot/plan/accuracyNote';
import { assumptionNote } from '@homeplot/plan/assumptions';
import { groundNotes } from '@homeplot/plan/groundWords';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { bearingNotes, closureNotes, curveNotes, sourceNotes } from '@homeplot/plan/lotNotes';
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import { northNote } from '@homeplot/plan/northReference';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import { tracedNotes } from '@homeplot/plan/sourceNotes';
import { ownName } from '@homeplot/plan/titleOf';
import { formatLength } from '@homeplot/plan/units';
import { kindName } from '../titles/titles.ts';

export function sheetNotes(plan: Plan): readonly string[] {
  const { settings } = plan;
  const notes = new Set<string>();
  for (const object of printedLayersOf(settings).visible(inOrder(plan))) {
    const { path } = kindOf(object);
    const edges = path?.edges?.(object);
    if (!path || !edges) continue;
    const { vertices } = path.outline(object);
    const outline = { vertices, edges };
    const { units, north } = settings;
    const own = [
      ...sourceNotes(outline),
      ...bearingNotes(outline, north),
      ...closureNotes(outline, units, north),
      ...curveNotes(outline, units, north),
    ];
    for (const note of own) notes.add(object.name ? `${object.name}: ${note}` : note);
  }
  if (settings.northReference && isNorthKnown(plan)) notes.add(northNote(settings.northReference));
  for (const note of [...groundNotes(plan), ...heightNotes(plan)]) notes.add(note);
  for (const note of tracedNotes(printedLayersOf(settings).visible(inOrder(plan)))) notes.add(note);
  const rest = accuracyNote(printedLayersOf(settings).visible(inOrder(plan)), plan);
  if (rest) notes.add(rest);
  const assumed = assumptionNote(printedLayersOf(settings).visible(inOrder(plan)), settings.units);
  return assumed ? [...notes, assumed] : [...notes];
}

/** The heights of the proposed buildings, where the permit rules ask for heights. */
function heightNotes({ objects, settings: { pack, units } }: Plan): readonly string[] {
  if (!pack?.items.some(({ id }) => id === 'heights')) return [];
  return [...objects.values()].flatMap((object) => {
    const role = object.status === 'proposed' ? permitRoleOf(object) : undefined;
    const tall = role?.use === 'building' ? (role.tall?.(object) ?? 0) : 0;
    return tall > 0 ? [`${ownName(object) || kindName(object)}: ${formatLength(tall, units)} tall`] : [];
  });
}
