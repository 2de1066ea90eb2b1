// Setbacks of a lot: the role of each edge and the distance to keep for each role. Writes the names of the edges, and adds
// the setback line, tied to the lot, or updates the existing one.
import { capitalized } from '@homeplot/plan/letterCase';
import type { SetbackDistance } from '@homeplot/plan/capabilities';
import { roleNames, edgeRoles } from '@homeplot/plan/edgeRoles';
import { kindOf } from '@homeplot/plan/kinds';
import { namesOfEdges } from '@homeplot/plan/lotEdges';
import { areaOf, edgeLength, edgesOf } from '@homeplot/plan/outline';
import type { Plan } from '@homeplot/plan/plan';
import {
  setbackLine,
  type SetbackLine,
  setbackName,
  setbackProblems,
  distanceFor,
} from '@homeplot/plan/setbackLine';
import { isDifferent, requiredDistancesTitle, ruleSentence } from '@homeplot/plan/setbackDifferences';
import { withSetbackDistances, setbackDistancesOf } from '@homeplot/plan/setbackDistances';
import { newSetbackLine } from '@homeplot/plan/drawnSetbacks';
import { formatArea, formatLength } from '@homeplot/plan/units';
import { isSetbackLine, type SetbackGround, setbackGround } from './setbackGround.ts';
import {
  numberOf,
  type Outcome,
  type Question,
  type Subject,
  type Transform,
  type Values,
} from './transform.ts';
import { sidesOfLot } from '@homeplot/plan/lotDistances';
import type { PlanObject } from '@homeplot/plan/kind';
import { type LotLine, siteLotIn } from '@homeplot/plan/siteLot';
import { unusedSetbacks } from '@homeplot/plan/unusedRules';

/** Maximum number of edges that are asked for; the others can be named in the Lot card. */
const maxAsked = 24;

/** The names of the questions for the distance from edges with a name, and for the name of an edge. */
const distanceOf = (name: string): string => `from ${name}`;
const nameOf = (edge: number): string => `edge ${edge}`;

/** A lot with its setback line, if it has one. */
interface SetbackTarget {
  readonly ground: SetbackGround;
  readonly line: PlanObject | undefined;
}

/** The lot that is meant; undefined if none is. */
function lotOf({ plan, objects: [object, more], tiedTo }: Subject): SetbackTarget | undefined {
  const ground = object && !more ? setbackGround(object, plan) : undefined;
  return ground && { ground, line: tiedTo(ground.id).find(isSetbackLine) };
}

/** The line, or the problem with the questions whose distances cause it. */
function computeLine(
  ground: SetbackGround,
  names: readonly string[],
  distances: readonly SetbackDistance[],
): SetbackLine | { readonly problem: string; readonly of: readonly string[] } {
  const edges = names.map((name) => ({ name }));
  const below = distances.filter(({ feet }) => feet < 0);
  if (below.length > 0) return { problem: 'A setback is 0 or more.', of: questionsOf(below) };
  const line = setbackLine({ ...ground, edges }, distances);
  if (!('problem' in line)) return line;
  const problem = setbackProblems[line.problem];
  const hasLineWithout = (left: readonly SetbackDistance[]): boolean => {
    const others = distances.map((one) => (left.includes(one) ? { ...one, feet: 0 } : one));
    return !('problem' in setbackLine({ ...ground, edges }, others));
  };
  if (!hasLineWithout(distances)) return { problem, of: [] };
  const typed = distances.filter(({ feet }) => feet > 0);
  // Each without which there would be a line; if there is none, all of them.
  const decisive = typed.filter((one) => hasLineWithout([one]));
  return { problem, of: questionsOf(decisive.length > 0 ? decisive : typed) };
}

const questionsOf = (distances: readonly SetbackDistance[]): readonly string[] =>
  distances.map(({ edges }) => distanceOf(edges));

/** The lot, if it changes: it gets names of its edges, or is made from a rectangle. */
function lotChanges({ lot, edges }: SetbackGround, names: readonly string[], { objects }: Plan) {
  const isNamed = edges.every((edge, i) => setbackName(edge) === names[i]);
  if (isNamed && objects.get(lot.id) === lot) return [];
  const kept = names.map((name, i) => (setbackName(edges[i] ?? {}) === name ? (edges[i]?.name ?? '') : name));
  return [{ put: kindOf(lot).path?.withEdgeNames?.(lot, kept) ?? lot }];
}

export const setback: Transform = {
  name: 'setback',
  title: 'Setback lines',
  questions(subject, values): readonly Question[] {
    const target = lotOf(subject);
    if (!target) return [];
    const { ground } = target;
    const { plan } = subject;
    const { pack, units } = plan.settings;
    const { names } = edgeNames(ground, plan, values);
    const used = namesUsed(names);
    const rules = ruleDistances(ground, names, plan);
    const choices = [...new Set([...Object.values(roleNames), ...used])].map((value) => ({
      value,
      label: capitalized(value),
    }));
    const labels = edgeLabels(ground, plan);
    return [
      ...used.map((name): Question => {
        const value = Number(values[distanceOf(name)] ?? initialDistance(name, target.line, rules));
        const rule = rules.get(name);
        return {
          name: distanceOf(name),
          label: capitalized(name),
          input: 'length',
          value,
          ...(pack && isDifferent(value, rule) ? { hint: ruleSentence(value, rule, { pack, units }) } : {}),
        };
      }),
      ...names.slice(0, maxAsked).map(
        (name, edge): Question => ({
          name: nameOf(edge),
          label: labels[edge] ?? '',
          input: 'choice',
          value: name,
          choices,
          edge,
        }),
      ),
    ];
  },
  offer(subject, values) {
    const target = lotOf(subject);
    if (!target) return undefined;
    const { names } = edgeNames(target.ground, subject.plan, values);
    const differing = [...ruleDistances(target.ground, names, subject.plan)].filter(([name, rule]) =>
      isDifferent(numberOf(values, distanceOf(name)), rule),
    );
    if (differing.length === 0) return undefined;
    const required = differing.map(([name, rule]) => [distanceOf(name), rule] as const);
    return { title: requiredDistancesTitle, values: Object.fromEntries(required) };
  },
  outcome(subject, values): Outcome {
    const target = lotOf(subject);
    if (!target) return { problem: 'Select a lot.' };
    const { ground, line } = target;
    const { plan } = subject;
    const { names, guessed } = edgeNames(ground, plan, values);
    const distances = namesUsed(names).map((name) => ({
      edges: name,
      feet: numberOf(values, distanceOf(name)),
    }));
    const select = subject.objects.map(({ id }) => id);
    const isNone = distances.every(({ feet }) => feet === 0);
    if (isNone && line)
      return {
        changes: [...lotChanges(ground, names, plan), { remove: line.id }],
        select: select.filter((id) => id !== line.id),
        message: 'With all distances at 0, the setback lines are removed.',
      };
    const now = computeLine(ground, names, distances);
    if ('problem' in now) return now;
    const area = formatArea(areaOf({ vertices: now.vertices, closed: true }), plan.settings.units);
    const message = `Buildable area: ${area}`;
    const isGuess = guessed
      ? ['Check which edge is the front. This one is a guess based on the drawing.']
      : [];
    const caution = [...isGuess, ...unusedRules(ground, names, plan)].join(' ');
    if (isNone) return { problem: 'Type at least one distance.', message, caution };
    const base = line ?? newSetbackLine(plan, ground.id, subject.newId());
    const put = withSetbackDistances(base, distances, now);
    return { changes: [...lotChanges(ground, names, plan), { put }], select, message, caution };
  },
};

/** Each name once: the distances that are asked for. */
const namesUsed = (names: readonly string[]): readonly string[] =>
  namesOfEdges({ edges: names.map((name) => ({ name })) });

interface EdgeNames {
  readonly names: readonly string[];
  /** Whether the front edge is only guessed by the drawing. */
  readonly guessed: boolean;
}

/** The names of the edges: as chosen, else their current names, else by the street or guessed. */
function edgeNames({ lot, edges }: SetbackGround, plan: Plan, values: Values): EdgeNames {
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

/** Labels such as `Edge 1 (top, 100')`. */
function edgeLabels({ lot, vertices }: SetbackGround, { settings: { units } }: Plan): readonly string[] {
  const sides = sidesOfLot(lot);
  return edgesOf({ vertices, closed: true }).map(
    (edge, i) => `Edge ${i + 1} (${sides[i]}, ${formatLength(edgeLength(edge), units)})`,
  );
}

/** Feet that the rules of the plan require from edges with a name: the greatest of their roles. */
function ruleDistances(
  ground: SetbackGround,
  names: readonly string[],
  plan: Plan,
): ReadonlyMap<string, number> {
  const rules = new Map<string, number>();
  for (const { name, rule } of linesOf(ground, names, plan))
    if (rule !== undefined) rules.set(name, Math.max(rule, rules.get(name) ?? 0));
  return rules;
}

/** The required setbacks for roles that no edge of the lot has, in sentences. */
function unusedRules(ground: SetbackGround, names: readonly string[], plan: Plan): readonly string[] {
  const roles = new Set(linesOf(ground, names, plan).map(({ role }) => role));
  return unusedSetbacks(roles, plan.settings).map(({ sentence }) => sentence);
}

function linesOf({ lot }: SetbackGround, names: readonly string[], plan: Plan): readonly LotLine[] {
  const named = kindOf(lot).path?.withEdgeNames?.(lot, names) ?? lot;
  return siteLotIn(plan, named)?.lines ?? [];
}

/** Feet from edges with a name: those of the existing line, else the required ones. */
function initialDistance(
  name: string,
  line: PlanObject | undefined,
  rules: ReadonlyMap<string, number>,
): number {
  return (line && distanceFor(setbackDistancesOf(line), name)) ?? rules.get(name) ?? 0;
}
