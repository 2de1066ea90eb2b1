// The legal description of a plan: as it is typed, or the metes and bounds of a lot by the courses that a deed or a survey gave.
import { outlineOf } from '@homeplot/plan/anchors';
import { formatAngle } from '@homeplot/plan/angle';
import { formatBearing } from '@homeplot/plan/bearing';
import { kindOf } from '@homeplot/plan/kinds';
import { gapIndex, isOfRecord, northOfBearings } from '@homeplot/plan/lotEdge';
import { edgesOf } from '@homeplot/plan/outline';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import type { Project } from '@homeplot/plan/project';
import { printedNumbers } from '@homeplot/plan/recorded';
import { formatDistance, type Units, unitSystems } from '@homeplot/plan/units';

/** The facts of the project as they are printed, with the legal description that follows the lot if the project says so. */
export function printedFacts(plan: Plan): Project {
  const { project = {} } = plan.settings;
  const legal = project.legal ?? (project.legalFrom === 'lot' ? legalDescription(plan) : undefined);
  return legal === undefined ? project : { ...project, legal };
}

/** The description of a plan, else the one that its lot would have; '' if there is none, as where it was cleared. */
export const legalText = (plan: Plan): string =>
  printedFacts(plan).legal?.trim() ?? legalDescription(plan) ?? '';

const opening = 'Beginning at a corner;';
const closingCourse = 'thence to the point of beginning';

/**
 * Whether the stored description was taken from the lot, whose courses have changed since. Words that were added to it, and
 * units, don't count.
 */
export function isOutdated(plan: Plan): boolean {
  const legal = plan.settings.project?.legal?.trim();
  if (!legal?.startsWith(opening)) return false;
  const stored = legal.split(/\b(?=thence\b)/).slice(1);
  return !unitSystems.some((units) => {
    const courses = coursesOf(plan, units);
    return courses?.length === stored.length && courses.every((course, i) => stored[i]?.startsWith(course));
  });
}

/** What is to do about the description, wherever it is printed. */
export const outdatedNote = (plan: Plan): string | undefined =>
  isOutdated(plan)
    ? 'The legal description no longer matches the lot lines. Update it in the project facts.'
    : undefined;

/** Describes the first lot whose edges have recorded directions; undefined if there is none. */
export function legalDescription(plan: Plan): string | undefined {
  const courses = coursesOf(plan, plan.settings.units);
  if (!courses) return undefined;
  const end = courses.at(-1) === closingCourse ? '.' : ', to the point of beginning.';
  return `${opening} ${courses.join('; ')}${end}`;
}

/**
 * The courses of that lot. The last, if it is straight and all others are of record, may lack a direction, since it leads to
 * the beginning.
 */
function coursesOf(plan: Plan, units: Units): readonly string[] | undefined {
  const { north } = plan.settings;
  for (const lot of inOrder(plan)) {
    const outline = outlineOf(lot);
    const edgeData = kindOf(lot).path?.edges?.(lot);
    if (!outline || !edgeData || edgeData.length === 0) continue;
    const courses = edgesOf(outline).flatMap((edge) => {
      const { azimuth, length, radius, chord, central } = printedNumbers(
        edge,
        edgeData[edge.index]?.recorded,
        northOfBearings(edgeData, north),
      );
      if (azimuth === undefined) return [];
      const bearing = formatBearing(azimuth);
      const lengthText = formatDistance(length, units);
      if (radius === undefined) return [`thence ${bearing} ${lengthText}`];
      const phrases = [
        `thence along a curve to the ${edge.bulge > 0 ? 'right' : 'left'} with a radius of ${formatDistance(radius, units)} and an arc length of ${lengthText}`,
        central === undefined ? '' : `through a central angle of ${formatAngle(central)}`,
        `chord bearing ${bearing}${chord === undefined ? '' : ` ${formatDistance(chord, units)}`}`,
      ];
      return [phrases.filter(Boolean).join(', ')];
    });
    if (courses.length === edgeData.length) return courses;
    const closing = edgeData.length - 1;
    const isBack =
      courses.length === closing &&
      edgeData[closing]?.recorded?.direction === undefined &&
      !outline.vertices[closing]?.bulge &&
      gapIndex({ edges: edgeData }) < 0 &&
      edgeData.slice(0, closing).every((edge) => isOfRecord(edge) && edge.recorded?.length !== undefined);
    if (isBack) return [...courses, closingCourse];
  }
  return undefined;
}
