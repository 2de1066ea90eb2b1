// The rules that say where an object may stand: each keeps its walls, or its eave, so many feet from a shape. They are the
// rules of the checks: what is placed by them has no finding.
import { separationRules } from '../checks/separations.ts';
import { sightTriangles } from '../checks/limits.ts';
import type { Shape, ShapeEdge } from '../geometry/pathDistance.ts';
import { capitalized } from '../measure/letterCase.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { separationNames } from '../packs/pack.ts';
import { isAccessory } from '../site/accessory.ts';
import { type Ground, say } from '../site/check.ts';
import { lengthTolerance } from '../site/clearance.ts';
import { roleNames } from '../site/edgeRoles.ts';
import type { Site } from '../site/site.ts';
import { type LotLine, setbackOf, type SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';

export interface FitRule {
  /** The same for all shapes that one rule of the pack concerns. */
  readonly name: string;
  readonly part: 'walls' | 'eave';
  /** Feet that are kept free; 0 if the shape itself must not be covered, or the line not crossed. */
  readonly feet: number;
  readonly from:
    | { readonly line: LotLine }
    /** Closed, or a single point. */
    | { readonly shape: Shape; readonly object?: string };
  /** Names it with its number: `Rear setback: 20' from the rear edge`. */
  readonly words: string;
  /** Begins a sentence about it: `the rear setback of 20'`. */
  readonly what: string;
  /** Whether its number is a rule's, so that a smaller one is thinkable. */
  readonly isNumber: boolean;
}

export const edgesOfRule = ({ from }: FitRule): readonly ShapeEdge[] =>
  'line' in from ? [from.line.edge] : from.shape.edges;

/** The uses whose ground a building or a pool may not take. */
const taken: readonly PermitUse[] = ['building', 'pool', 'tank', 'field', 'well'];

export function rulesFor(subject: Subject, lot: SiteLot, site: Site): readonly FitRule[] {
  const { ground } = site;
  return [
    ...lot.lines.flatMap((line) => lineRules(subject, line, ground)),
    ...sightRules(subject, lot, ground),
    ...objectRules(subject, site),
  ];
}

function lineRules(subject: Subject, line: LotLine, ground: Ground): readonly FitRule[] {
  const { pack } = ground;
  const { use } = subject.role;
  const { words, role, accessory } = line;
  const ruleAt = (name: string, feet: number, title: string, part: FitRule['part'] = 'walls'): FitRule => ({
    name: `${name} ${feet}`,
    part,
    feet,
    from: { line },
    words: `${capitalized(title)}: ${say(feet, ground)} from ${words}`,
    what: `the ${title} of ${say(feet, ground)}`,
    isNumber: true,
  });
  const border = (part: FitRule['part']): FitRule => ({
    name: `lot line ${line.edge.index}`,
    part,
    feet: 0,
    from: { line },
    words: `Lot line: ${words}${part === 'eave' ? ', for the eave' : ''}`,
    what: 'the lot line',
    isNumber: false,
  });
  if (use === 'pool') {
    const feet = pack?.separations?.poolToLine ?? 0;
    return [feet > 0 ? ruleAt('poolToLine', feet, 'distance of pools') : border('walls')];
  }
  const setback = setbackOf(line, subject);
  const own = accessory !== undefined && isAccessory(subject) ? ' of accessory buildings' : '';
  const title = `${roleNames[role]} setback${own}`;
  const walls = setback > 0 ? ruleAt(`${role} setback`, setback, title) : border('walls');
  if (!subject.eave) return [walls];
  const allowed = pack?.projections?.eave;
  // Without a rule for eaves the office decides how far they may reach in.
  const eave = allowed === undefined ? 0 : setback - allowed;
  return [walls, eave > 0 ? ruleAt(`${role} eave`, eave, `${title} for eaves`, 'eave') : border('eave')];
}

function sightRules(subject: Subject, lot: SiteLot, ground: Ground): readonly FitRule[] {
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

function objectRules(subject: Subject, site: Site): readonly FitRule[] {
  const { ground } = site;
  const { use } = subject.role;
  const others = (of: PermitUse): readonly Subject[] =>
    [...site.of(of)].filter(({ object }) => object.id !== subject.object.id);
  const ruleFor = (other: Subject, feet: number, name: string): FitRule => ({
    name: `${name} ${other.object.id}`,
    part: 'walls',
    feet,
    from: { shape: other.ground, object: other.object.id },
    words: feet > 0 ? `${capitalized(other.the)}: ${say(feet, ground)} apart` : capitalized(other.the),
    what: feet > 0 ? `the distance of ${say(feet, ground)} from ${other.the}` : other.the,
    isNumber: feet > 0,
  });
  const feetFrom = (of: PermitUse): number =>
    Math.max(
      0,
      ...separationNames.map((name) => {
        const rule = separationRules[name];
        const isOfBoth = (rule.use === use && rule.from === of) || (rule.use === of && rule.from === use);
        return isOfBoth ? (ground.pack?.separations?.[name] ?? 0) : 0;
      }),
    );
  const easements = others('easement').map((one) => ruleFor(one, 0, 'easement'));
  // Things of one use but buildings may share ground.
  const solid = taken.filter((of) => of === 'building' || of !== use);
  const beside = [...solid, 'tree' as const].flatMap((of) => {
    const feet = feetFrom(of);
    return of === 'tree' && feet === 0 ? [] : others(of).map((one) => ruleFor(one, feet, of));
  });
  return [...easements, ...beside];
}
