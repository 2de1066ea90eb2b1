// Lines whose ends meet become one, and one whose own ends meet is closed.
import { kindOf } from '@homeplot/plan/kinds';
import type { Path, Vertex } from '@homeplot/plan/pen';
import { edgesOf, reversed } from '@homeplot/plan/outline';
import { minVertices, maxVertices, type Reshaped } from '@homeplot/plan/pathEdits';
import type { Change } from '@homeplot/plan/plan';
import { cross, distance, dot, subtract, unit } from '@homeplot/plan/point';
import { held, type Line, lineOf, near, type Outcome, refuse, withPath } from './lines.ts';
import type { Scene } from '../tools/tool.ts';

/** Feet: a sixteenth of an inch. What is further apart does not meet. */
const meets = 1 / 192;

const numbers = (path: Path): number[] => edgesOf(path).map(({ index }) => index);

/** A path with its edges' numbers, as it runs or the other way round. */
interface Run {
  readonly vertices: readonly Vertex[];
  readonly from: readonly number[];
}
const asIs = (path: Path): Run => ({ vertices: path.vertices, from: numbers(path) });
const back = (path: Path): Run => ({ vertices: reversed(path).vertices, from: numbers(path).toReversed() });

/** Two runs end to end, of which the second begins where the first ends; undefined where it does not. */
function chained(one: Run, two: Run): { vertices: readonly Vertex[]; at: number } | undefined {
  const [end, start] = [one.vertices.at(-1), two.vertices[0]];
  if (!end || !start || distance(end, start) > meets) return undefined;
  return { vertices: [...one.vertices.slice(0, -1), ...two.vertices], at: one.vertices.length - 1 };
}

/** The line with another added to it; a sentence where the two cannot be one; undefined where they do not meet. */
function joined(line: Line, other: Line): Line | string | undefined {
  const { path } = line;
  for (const [mine, theirs, isFirst] of [
    [asIs(path), asIs(other.path), true],
    [asIs(path), back(other.path), true],
    [asIs(path), asIs(other.path), false],
    [asIs(path), back(other.path), false],
  ] as const) {
    const chain = isFirst ? chained(mine, theirs) : chained(theirs, mine);
    if (!chain) continue;
    if (line.joints) return straightened(line, other, chain.vertices);
    if (chain.vertices.length > maxVertices)
      return `Joined they would have ${chain.vertices.length} vertices; a ${kindOf(line.object).title.toLowerCase()} has at most ${maxVertices}. Join fewer of them`;
    const blank = theirs.from.map(() => undefined);
    const ours = mine.from.map(() => undefined);
    const put = withPath(line, {
      vertices: chain.vertices,
      from: isFirst ? [...mine.from, ...blank] : [...blank, ...mine.from],
    });
    const whole =
      put &&
      adopted(put, other, {
        vertices: chain.vertices,
        from: isFirst ? [...ours, ...theirs.from] : [...theirs.from, ...ours],
      });
    const next = whole && lineOf(whole);
    return next ?? `The ${kindOf(other.object).parts?.title.toLowerCase() ?? 'part'}s on it would be lost`;
  }
  return undefined;
}

/** The object with the parts of another whose path it has taken in; undefined where they would be lost. */
function adopted(put: Line['object'], { object: other }: Line, path: Reshaped): Line['object'] | undefined {
  const kind = kindOf(other);
  const { parts } = kind;
  if (!parts || parts.list(other, 'decimal-feet').length === 0) return put;
  const carrier = kind.reshape?.(other, path.vertices, path.from);
  return carrier && parts.adopt?.(put, carrier);
}

/** Two stretches between joints as one, where they go straight on and are alike. */
function straightened(line: Line, other: Line, vertices: readonly Vertex[]): Line | string {
  const [a, b, c] = vertices;
  const plural = `${kindOf(line.object).title}s`;
  if (!a || !b || !c) return `${plural} become one only end to end`;
  const [one, two] = [unit(subtract(b, a)), unit(subtract(c, b))];
  if (Math.abs(cross(one, two)) > 1e-4 || dot(one, two) < 0)
    return `${plural} become one only where they go straight on; these meet at an angle`;
  const [width, theirs] = [line, other].map(({ joints }) => joints?.[0].leg?.width ?? 0);
  if (Math.abs((width ?? 0) - (theirs ?? 0)) > near) return `${plural} of different width stay two`;
  const put = withPath(line, { vertices: [a, c], from: [0] });
  return (put && lineOf(put)) ?? `${plural} become one only end to end`;
}

/** Joins all that meet to the first of them; a single line whose ends meet is closed. */
export function joinLines(lines: readonly Line[], scene: Scene): Outcome {
  const [first, ...others] = lines;
  if (!first) return refuse('Select a line whose ends meet, or lines that meet end to end');
  const { title, type } = kindOf(first.object);
  const word = title.toLowerCase();
  const strange = others.find(({ object }) => object.type !== type);
  if (strange)
    return refuse(
      `${title} and ${kindOf(strange.object).title.toLowerCase()} cannot become one: select lines of one kind`,
    );
  if (lines.some(({ path }) => path.closed)) return refuse(`A closed ${word} has no ends to join`);
  const { whole, gone, left, reason } = gathered(first, others);
  const closed = closedUp(whole);
  if (gone.length === 0 && !closed)
    return refuse(
      reason ??
        (others.length > 0
          ? `These ${word}s do not meet end to end`
          : `The ends of this ${word} do not meet`),
    );
  const changes: Change[] = [
    { put: closed ?? whole.object },
    ...gone.map(({ object }) => ({ remove: object.id })),
    ...lines
      .flatMap((line) => held(line, scene))
      .filter((change) => !('put' in change && lines.some(({ object }) => object.id === change.put.id))),
  ];
  const joins = gone.length > 0 ? `${gone.length + 1} ${word}s joined` : `${title} closed`;
  const closes = gone.length > 0 && closed ? ' and closed' : '';
  const leaves = left > 0 ? `; ${left === 1 ? 'one does' : `${left} do`} not meet them` : '';
  return { changes, said: `${joins}${closes}${leaves}` };
}

interface Gathered {
  readonly whole: Line;
  /** The lines that are part of it now, how many are not, and the first reason why. */
  readonly gone: readonly Line[];
  readonly left: number;
  readonly reason: string | undefined;
}

/** A line with all that meet its ends, and theirs in turn. */
function gathered(first: Line, others: readonly Line[]): Gathered {
  let whole = first;
  let waiting = others;
  const gone: Line[] = [];
  let reason: string | undefined;
  for (let grew = true; grew; ) {
    grew = false;
    for (const other of waiting) {
      const next = joined(whole, other);
      if (typeof next === 'string') reason ??= next;
      if (typeof next !== 'object') continue;
      whole = next;
      gone.push(other);
      waiting = waiting.filter((one) => one !== other);
      grew = true;
      break;
    }
  }
  return { whole, gone, left: waiting.length, reason };
}

/** The line closed, where its ends meet and its kind can be. */
function closedUp(line: Line): Line['object'] | undefined {
  const { path } = line;
  const kind = kindOf(line.object);
  const [start, end] = [path.vertices[0], path.vertices.at(-1)];
  if (line.joints || !start || !end || distance(start, end) > meets) return undefined;
  if (path.vertices.length - 1 < minVertices({ closed: true })) return undefined;
  const round = kind.withClosed?.(line.object, true);
  // Closed, it has an edge of no length from its last vertex to its first: both go.
  return round && kind.reshape?.(round, path.vertices.slice(0, -1), numbers(path));
}
