// The checks of grades. They depend on the ground as a whole, so all of them run again when it changes, and only then.
// Kept offline when idle.
import { groundOf } from '../grading/ground.ts';
import { terrainUnder, terrainSentence } from '../grading/groundWords.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Units } from '../measure/units.ts';
import { findingId, type Found } from '../site/check.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { type Subject, subjectOf } from '../site/subject.ts';
import { buildingGradeFindings } from './awayFromBuildings.ts';
import { datumFindings, unnamedDatumFindings } from './datums.ts';
import { doorFindings } from './doors.ts';
import { driveProfileFindings } from './driveProfile.ts';
import type { GradingContext } from './gradingContext.ts';
import { groundFaultFindings } from './groundFaults.ts';
import { isReadSpot, type ReadSpot, readSpotFindings } from './readSpots.ts';
import { slopeFindings } from './slopes.ts';
import { wallFindings } from './walls.ts';
import { waterFindings } from './waterFindings.ts';
import { isPaving } from './wayOut.ts';

/** Cached findings, with all that they depend on. */
interface Cached extends GradingContext {
  readonly elevations: Plan['settings']['elevations'];
  readonly project: Plan['settings']['project'];
  readonly spots: readonly ReadSpot[];
  readonly found: readonly Found[];
}

const cache = new WeakMap<Plan['objects'], Cached>();

/** The findings about the grades of a plan; none if it has no grades. A check for `Checks`. */
export function gradingFindings(plan: Plan, lots: readonly SiteLot[]): readonly Found[] {
  const { pack, units, north, elevations, project } = plan.settings;
  const ground = groundOf(plan);
  const subjects = [...plan.objects.values()].flatMap((object): Subject[] => {
    const subject = subjectOf(object);
    if (!subject) return [];
    const hasGrades = gradeRoleOf(object) !== undefined || kindOf(object).ground !== undefined;
    return hasGrades || isPaving(subject) ? [subject] : [];
  });
  const spots = [...plan.objects.values()].filter(isReadSpot);
  const before = cache.get(plan.objects);
  if (
    before?.ground === ground &&
    before.pack === pack &&
    before.units === units &&
    before.north === north &&
    before.elevations === elevations &&
    before.lots === lots &&
    before.project === project &&
    before.subjects.length === subjects.length &&
    subjects.every((subject, i) => subject === before.subjects[i]) &&
    before.spots.length === spots.length &&
    spots.every((spot, i) => spot === before.spots[i])
  )
    return before.found;
  const context: GradingContext = { ground, pack, units, north, subjects, lots };
  const terrain = terrainUnder(plan);
  const found = [
    ...groundFaultFindings(context),
    ...buildingGradeFindings(context),
    ...doorFindings(context),
    ...slopeFindings(context),
    ...driveProfileFindings(context),
    ...wallFindings(context),
    ...waterFindings(context),
    ...readSpotFindings(spots, context),
    ...terrain.map((object) => terrainFinding(object, units)),
    ...datumFindings(
      [...subjects, ...terrain.map((object) => ({ object, the: 'the terrain' }))],
      plan.settings,
    ),
    ...unnamedDatumFindings(plan.objects.values(), plan.settings),
  ].map(qualified);
  cache.set(plan.objects, { ...context, elevations, project, spots, found });
  return found;
}

/** The finding; if it is close, its sentence says that the elevations may be wrong. */
const qualified = (found: Found): Found =>
  found.state === 'close'
    ? { ...found, sentence: `The elevations are too rough to be sure of this: ${found.sentence}` }
    : found;

/** A note that the checks are based on terrain that wasn't surveyed. */
const terrainFinding = (object: PlanObject, units: Units): Found => ({
  id: findingId('grading', [object.id], 'terrain'),
  check: 'grading',
  state: 'note',
  objects: [object.id],
  sentence: `${terrainSentence(object, units)} What is checked there is no better than that.`,
});
