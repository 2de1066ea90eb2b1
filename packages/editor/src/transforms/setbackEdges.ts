// The edges of a lot by their roles: the names that they get, and the distances that the Setbacks command asks for.
import { edgeRoles, roleNames } from '@homeplot/plan/edgeRoles';
import { sidesOfLot } from '@homeplot/plan/lotDistances';
import { edgeLength, edgesOf } from '@homeplot/plan/outline';
import type { Plan } from '@homeplot/plan/plan';
import { setbackName } from '@homeplot/plan/setbackLine';
import { formatLength } from '@homeplot/plan/units';
import type { SetbackGround } from './setbackGround.ts';
import type { Values } from './transform.ts';
export const nameOf = (edge: number): string => `edge ${edge}`;

interface Named {
  readonly names: readonly string[];
  /** Whether nothing but the drawing says which edge is the front. */
  readonly guessed: boolean;
}

/** The names of the edges: as chosen, as they are, else by the street or guessed. */
export function edgeNames({ lot, edges }: SetbackGround, plan: Plan, values: Values): Named {
  const roles = edgeRoles(lot, plan);
  const asked = edges.map((edge, i) => {
    const role = roles[i];
    const initial = setbackName(edge) || roleNames[role?.role ?? 'side'];
    const name = String(values[nameOf(i)] ?? initial);
    // The other edges follow from the front.
    const isGuess = role?.role === 'front' && role.guessed === true;
    return { name, guessed: isGuess && name === initial };
  });
  return { names: asked.map(({ name }) => name), guessed: asked.some(({ guessed }) => guessed) };
}

/** `Edge 1 (top, 100')`. */
export function edgeLabels(
  { lot, vertices }: SetbackGround,
  { settings: { units } }: Plan,
): readonly string[] {
  const sides = sidesOfLot(lot);
  return edgesOf({ vertices, closed: true }).map(
    (edge, i) => `Edge ${i + 1} (${sides[i]}, ${formatLength(edgeLength(edge), units)})`,
  );
}
