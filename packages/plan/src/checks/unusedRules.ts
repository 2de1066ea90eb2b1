// The rules for lot lines with a role, such as a street side, that no line of the lot has. They are reported, so that no typed
// number is silently ignored.
import { type Pack, type SetbackRole, setbackRoles } from '../packs/pack.ts';
import type { Units } from '../measure/units.ts';
import { type Ground, say } from '../site/check.ts';
import { roleNames } from '../site/edgeRoles.ts';
import { sightTriangles } from './sightTriangles.ts';

interface UnusedRule {
  readonly name: SetbackRole | 'sightTriangle';
  readonly sentence: string;
}

/** The unused rules; none if a lot has faults, since its lines then have no certain roles. */
export function unusedRules(ground: Ground): readonly UnusedRule[] {
  const { lots, pack } = ground;
  if (lots.length === 0 || lots.some(({ faults }) => faults.length > 0)) return [];
  const roles = new Set(lots.flatMap(({ lines }) => lines.map(({ role }) => role)));
  const setbacks = unusedSetbacks(roles, ground);
  const feet = pack?.limits?.sightTriangle;
  if (!feet || lots.some((lot) => sightTriangles(lot, feet).length > 0)) return setbacks;
  const sentence = `The sight triangle of ${say(feet, ground)} isn't used: no edges of the lot along two streets meet in a corner. If there is such a corner, name both edges.`;
  return [...setbacks, { name: 'sightTriangle', sentence }];
}

/** The setbacks for roles that aren't among those of the edges. */
export function unusedSetbacks(
  roles: ReadonlySet<SetbackRole>,
  { pack, units }: { readonly pack?: Pack | undefined; readonly units: Units },
): readonly UnusedRule[] {
  return setbackRoles.flatMap((role): readonly UnusedRule[] => {
    const [ofMain, ofAccessory] = [pack?.setbacks?.[role], pack?.accessory?.[role]];
    const feet = ofMain || ofAccessory;
    if (!feet || roles.has(role)) return [];
    const name = roleNames[role];
    const rule = `The ${name} setback${ofMain ? '' : ' of accessory buildings'} of ${say(feet, { units })}`;
    const which = role === 'streetSide' ? 'is along a second street' : `is the ${name}`;
    const sentence = `${rule} isn't used: the lot has no ${name} edge. If one ${which}, name it "${name}".`;
    return [{ name: role, sentence }];
  });
}
