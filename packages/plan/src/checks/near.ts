// The list of the checks of single subjects and of pairs, and the findings of one subject: by itself on its lot, and with
// the subjects near it, of which only so many are looked at.
import { capitalized } from '../measure/letterCase.ts';
import { boxGap } from '../geometry/pathDistance.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { findingId, type Found, type OwnCheck, type PairCheck } from '../site/check.ts';
import { easementCheck } from './easement.ts';
import { driveCheck } from './drive.ts';
import { drivenIntoCheck } from './drivenInto.ts';
import { heightPlaneCheck } from './heightPlanes.ts';
import { dimensionCheck } from './dimensionNumbers.ts';
import { heightCheck } from './height.ts';
import { sightCheck } from './sightTriangles.ts';
import { lotLineCheck } from './lotLine.ts';
import { overlapCheck } from './overlap.ts';
import { zoneChecks, zoneSizeCheck } from './protection.ts';
import { lineChecks, separationChecks } from './separations.ts';
import { surveyCheck } from './surveyWithin.ts';
import { setbackCheck } from './setback.ts';
import { rangeOfSubject } from '../site/ranges.ts';
import type { Site } from '../site/site.ts';
import { lotUnder } from '../site/siteLot.ts';
import { type Subject, theOther } from '../site/subject.ts';

/** The checks that measure to the lines of the lot. */
const lotChecks: readonly OwnCheck[] = [
  lotLineCheck,
  setbackCheck,
  ...lineChecks,
  surveyCheck,
  sightCheck,
  heightPlaneCheck,
];
const ownChecks: readonly OwnCheck[] = [...lotChecks, heightCheck, driveCheck, zoneSizeCheck, dimensionCheck];
const pairChecks: readonly PairCheck[] = [
  easementCheck,
  overlapCheck,
  ...zoneChecks,
  ...separationChecks,
  drivenIntoCheck,
];

/** The checks for each use. */
const checksOf = new Map<PermitUse, readonly OwnCheck[]>();
/** The pair checks for each use, with the uses that each looks for near it. */
const pairsOf = new Map<
  PermitUse,
  readonly { readonly check: PairCheck; readonly others: readonly PermitUse[] }[]
>();
for (const check of ownChecks)
  for (const use of check.uses) checksOf.set(use, [...(checksOf.get(use) ?? []), check]);
for (const check of pairChecks) {
  const [some, others] = check.between;
  for (const use of new Set([...some, ...others])) {
    const beside = [...(some.includes(use) ? others : []), ...(others.includes(use) ? some : [])];
    pairsOf.set(use, [...(pairsOf.get(use) ?? []), { check, others: [...new Set(beside)] }]);
  }
}

export function ownFindings(subject: Subject, { ground }: Site): readonly Found[] {
  const checks = checksOf.get(subject.role.use);
  if (!checks) return [];
  const lot = lotUnder(subject, ground.lots);
  const [unchecked] =
    lot && lot.faults.length === 0 && areTooDetailed(subject, lot.subject)
      ? checks.filter((check) => lotChecks.includes(check))
      : [];
  const found = checks
    .filter((check) => !unchecked || !lotChecks.includes(check))
    .flatMap((check) => check.find(subject, lot, ground));
  return lot && unchecked ? [...found, uncheckedPair(unchecked, subject, lot.subject)] : found;
}

/** Pairs that are checked for one subject. In a site plan there are a few dozen. */
const maxPairs = 300;
/** Findings about pairs that are listed for one subject. Resolving some shows the next. */
const maxFound = 20;
/**
 * Pairs of edges that are compared: ofTwo for two subjects, ofOne for one subject with all near it. More would freeze the page,
 * at the limits of a file for minutes.
 */
const maxEdgePairs = { ofTwo: 20_000, ofOne: 60_000 } as const;

const edgePairs = (a: Subject, b: Subject): number => a.ground.edges.length * b.ground.edges.length;
const areTooDetailed = (a: Subject, b: Subject): boolean => edgePairs(a, b) > maxEdgePairs.ofTwo;

/** The finding that two subjects aren't compared. There is one for all checks. */
const uncheckedPair = ({ name }: Pick<PairCheck, 'name'>, a: Subject, b: Subject): Found => {
  const objects = [a.object.id, b.object.id];
  return {
    id: findingId(name, objects, 'detail'),
    check: name,
    state: 'question',
    asks: 'user',
    sentence: `${capitalized(a.the)} and ${theOther(a, b)} have too many corners together to be checked against each other. Draw one of them with fewer corners.`,
    objects,
  };
};

/** The finding that not all near a subject was checked. */
const uncheckedRest = ({ name }: Pick<PairCheck, 'name'>, { object, the }: Subject): Found => ({
  id: findingId(name, [object.id], 'crowd'),
  check: name,
  state: 'question',
  asks: 'user',
  sentence: `There is too much near ${the} to check it all. Check the rest yourself.`,
  objects: [object.id],
});

const isCompared = (check: PairCheck, a: Subject, b: Subject): boolean =>
  (check.isConcerned?.(a, b) ?? true) && !(check.isQuiet && areTooDetailed(a, b));

/** isLeftOut: for subjects that are skipped, such as those that are dragged along. */
export function pairFindings(
  subject: Subject,
  site: Site,
  isLeftOut: (other: Subject) => boolean = () => false,
): readonly Found[] {
  const found: Found[] = [];
  const unchecked = new Set<Subject>();
  let pairs = 0;
  let compared = 0;
  const slack = Math.hypot(rangeOfSubject(subject).feet, site.ground.widest);
  for (const { check, others } of pairsOf.get(subject.role.use) ?? []) {
    const required = check.reach(site.ground);
    if (required === undefined) continue;
    const reach = check.isMeasured ? required + slack : required;
    for (const use of others)
      for (const other of site.near(use, subject.ground.box, reach)) {
        if (boxGap(subject.ground.box, other.ground.box) >= reach) continue;
        if (other.object.id === subject.object.id || isLeftOut(other)) continue;
        if (!isCompared(check, subject, other)) continue;
        pairs += 1;
        if (found.length >= maxFound) return found;
        if (pairs > maxPairs || compared > maxEdgePairs.ofOne)
          return check.isQuiet ? found : [...found, uncheckedRest(check, subject)];
        // Always in the same order, so that both subjects get the same finding.
        const [a, b] = subject.object.id < other.object.id ? [subject, other] : [other, subject];
        if (areTooDetailed(a, b)) {
          if (!unchecked.has(other)) found.push(uncheckedPair(check, a, b));
          unchecked.add(other);
          continue;
        }
        compared += edgePairs(a, b);
        const one = check.find(a, b, site.ground);
        if (one) found.push(one);
      }
  }
  return found;
}

export const findingsOf = (subject: Subject, site: Site): readonly Found[] => [
  ...ownFindings(subject, site),
  ...pairFindings(subject, site),
];
