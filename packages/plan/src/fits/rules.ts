// The rules for where an object may be: each keeps its walls, or its eave, so many feet from a shape. They are the same rules
// as those of the checks, so an object placed by them has no finding.
import { zoneAgainst } from '../checks/protection.ts';
import { requiredOn, separationRules } from '../checks/separations.ts';
import { sightTriangles } from '../checks/sightTriangles.ts';
import type { Shape, ShapeEdge } from '../geometry/pathDistance.ts';
import { exact, formatRange, isShown, type Range, rangeOf } from '../accuracy/range.ts';
import { capitalized } from '../measure/letterCase.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { type SeparationName, separationNames } from '../packs/pack.ts';
import { isAccessory } from '../site/accessory.ts';
import { type Ground, say } from '../site/check.ts';
import { lengthTolerance } from '../site/clearance.ts';
import { rangeOfSubject } from '../site/ranges.ts';
import { roleNames } from '../site/edgeRoles.ts';
import type { Site } from '../site/site.ts';
import { type LotLine, setbackOf, type SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';

export interface FitRule {
  /** A key, equal for all shapes to which one rule of the pack applies. */
  readonly name: string;
  readonly part: 'walls' | 'eave';
  /** Feet that are kept free; 0 if the shape only must not be covered, or the line not crossed. */
  readonly feet: number;
  readonly from:
    | { readonly line: LotLine }
    /** Closed, or a single point. */
    | { readonly shape: Shape; readonly object?: string };
  /** The rule with its number, such as `Rear setback: 20' from the rear edge`. */
  readonly words: string;
  /** The rule at the beginning of a sentence, such as `the rear setback of 20'`. */
  readonly what: string;
  /** Whether `feet` is the number of a rule, so that an answer may ask for a smaller one. */
  readonly isNumber: boolean;
  /** The accuracy of the line or building from which it measures. */
  readonly range: Range;
}

/** A rule without its range, which its words then don't mention. */
type BareRule = Omit<FitRule, 'range'>;

export const edgesOfRule = ({ from }: FitRule): readonly ShapeEdge[] =>
  'line' in from ? [from.line.edge] : from.shape.edges;

/** The uses of objects for which one can ask where they fit. */
export const placeableUses: readonly PermitUse[] = [
  'building',
  'pool',
  'tank',
  'field',
  'pit',
  'equipment',
  'propane',
];
/** The plurals of what is kept from lot lines, for sentences. */
const pluralNames: Readonly<Partial<Record<PermitUse, string>>> = {
  pool: 'pools',
  tank: 'septic tanks',
  field: 'septic fields',
  pit: 'seepage pits',
  propane: 'propane tanks',
};
/** The uses whose objects occupy their ground, so that none of the placeable objects may be there. */
const occupying: readonly PermitUse[] = ['building', 'pool', 'tank', 'field', 'pit', 'well'];
/** What may not stand in an easement. */
const inEasements: readonly PermitUse[] = ['building', 'pool', 'tank', 'field', 'pit'];

export function rulesFor(subject: Subject, lot: SiteLot, site: Site): readonly FitRule[] {
  const { ground } = site;
  const { units } = ground;
  const ranged =
    (range: Range) =>
    (rule: BareRule): FitRule => ({
      ...rule,
      range,
      words: isShown(range) ? `${rule.words} (known to ${formatRange(range, units)})` : rule.words,
    });
  return [
    ...lot.lines.flatMap((line) => lineRules(subject, line, lot, ground).map(ranged(rangeOfLine(line)))),
    ...sightRules(subject, lot, ground).map(ranged(exact)),
    ...objectRules(subject, site, (other) => ranged(rangeOfSubject(other))),
  ];
}

/** A new object is staked from the lot line itself if that can be found on the ground; then the distance is exact. */
const rangeOfLine = ({ accuracy }: LotLine): Range => (accuracy.isStaked ? exact : rangeOf(accuracy));

function lineRules(subject: Subject, line: LotLine, lot: SiteLot, ground: Ground): readonly BareRule[] {
  const { pack } = ground;
  const { use } = subject.role;
  const { words, role, accessory } = line;
  const ruleAt = (name: string, feet: number, title: string, part: FitRule['part'] = 'walls'): BareRule => ({
    name: `${name} ${feet}`,
    part,
    feet,
    from: { line },
    words: `${capitalized(title)}: ${say(feet, ground)} from ${words}`,
    what: `the ${title} of ${say(feet, ground)}`,
    isNumber: true,
  });
  const border = (part: FitRule['part']): BareRule => ({
    name: `lot line ${line.edge.index}`,
    part,
    feet: 0,
    from: { line },
    words: `Lot line: ${words}${part === 'eave' ? ', for the eave' : ''}`,
    what: 'the lot line',
    isNumber: false,
  });
  if (use !== 'building') {
    const name = separationNames.find(
      (one) => separationRules[one].use === use && separationRules[one].from === 'line',
    );
    const feet = name ? requiredOn(name, lot, ground) : 0;
    return [
      name && feet > 0 ? ruleAt(name, feet, `distance of ${pluralNames[use] ?? use}`) : border('walls'),
    ];
  }
  const setback = setbackOf(line, subject);
  const own = accessory !== undefined && isAccessory(subject) ? ' of accessory buildings' : '';
  const title = `${roleNames[role]} setback${own}`;
  const walls = setback > 0 ? ruleAt(`${role} setback`, setback, title) : border('walls');
  if (!subject.eave) return [walls];
  const allowed = pack?.projections?.eave;
  // Without a rule for eaves, the office decides how far they may reach into the setback.
  const eave = allowed === undefined ? 0 : setback - allowed;
  return [walls, eave > 0 ? ruleAt(`${role} eave`, eave, `${title} for eaves`, 'eave') : border('eave')];
}

function sightRules(subject: Subject, lot: SiteLot, ground: Ground): readonly BareRule[] {
  const { sightTriangle: feet, sightHeight } = ground.pack?.limits ?? {};
  const { role, object } = subject;
  const tall = role.tall?.(object) ?? 0;
  const isLow = sightHeight !== undefined && tall > 0 && tall - sightHeight <= lengthTolerance;
  if (!feet || role.use !== 'building' || isLow) return [];
  return sightTriangles(lot, feet).map((shape) => ({
    name: 'sight triangle',
    part: 'walls',
    feet: 0,
    from: { shape },
    words: `Sight triangle: ${say(feet, ground)} along each street`,
    what: `the sight triangle of ${say(feet, ground)}`,
    isNumber: false,
  }));
}

function objectRules(
  subject: Subject,
  site: Site,
  rangedFrom: (other: Subject) => (rule: BareRule) => FitRule,
): readonly FitRule[] {
  const { ground } = site;
  const { use } = subject.role;
  return [...usesToKeepFrom(use)].flatMap((of) =>
    [...site.of(of)].flatMap((other): FitRule[] => {
      const withRange = rangedFrom(other);
      if (other.object.id === subject.object.id) return [];
      const apart = Math.max(0, ...separationNames.map((name) => feetBetween(name, subject, other, ground)));
      const zone = zoneAgainst(use, other);
      const isSolid = mayNotShare(use, of);
      const feet = Math.max(apart, zone?.feet ?? 0);
      if (feet === 0 && !isSolid) return [];
      const named = { name: `${of} ${other.object.id}`, part: 'walls', feet } as const;
      const from = { shape: other.ground, object: other.object.id };
      if (feet === 0)
        return [
          withRange({ ...named, from, words: capitalized(other.the), what: other.the, isNumber: false }),
        ];
      const [words, what] =
        zone && zone.feet >= apart
          ? [
              `${zone.called} of ${say(feet, ground)}`,
              `the ${zone.called} of ${say(feet, ground)} of ${other.the}`,
            ]
          : [`${say(feet, ground)} apart`, `the distance of ${say(feet, ground)} from ${other.the}`];
      return [
        withRange({ ...named, from, words: `${capitalized(other.the)}: ${words}`, what, isNumber: true }),
      ];
    }),
  );
}

/** The uses from which an object of a use may have to be kept away. */
function usesToKeepFrom(use: PermitUse): ReadonlySet<PermitUse> {
  const apart = separationNames.flatMap((name): readonly PermitUse[] => {
    const { use: one, from } = separationRules[name];
    if (from === 'line') return [];
    return one === use ? [from] : from === use ? [one] : [];
  });
  return new Set([...occupying, 'easement', 'tree', 'shore', ...apart]);
}

/** Whether an object of a use can't be on the ground of another. Objects of the same use, except buildings, may share it. */
function mayNotShare(use: PermitUse, of: PermitUse): boolean {
  if (of === 'easement') return inEasements.includes(use);
  return occupying.includes(of) && (of === 'building' || of !== use);
}

/** Feet that a rule of the pack, or one of the two objects itself, requires between them. */
function feetBetween(name: SeparationName, subject: Subject, other: Subject, { pack }: Ground): number {
  const { use, from, own } = separationRules[name];
  const [one, next] = [subject.role.use, other.role.use];
  if ((use !== one || from !== next) && (use !== next || from !== one)) return 0;
  return Math.max(pack?.separations?.[name] ?? 0, own?.(subject, other) ?? 0);
}
