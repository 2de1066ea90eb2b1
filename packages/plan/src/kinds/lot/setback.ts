// A setback line: how close to the edges of its lot one may build. It stores its distances, follows its lot, and draws the
// line and its labels. Whether there is a line is decided by setbackLine.ts, its course by geometry/buildable.ts.
import { wholeObject } from '../../geometry/anchorNames.ts';
import { boxAround, boxSize, grow, union } from '../../geometry/box.ts';
import { moveVertices } from '../../geometry/motion.ts';
import {
  areaOf,
  directionOn,
  type Edge,
  edgeLength,
  edgePath,
  edgesOf,
  pointOnEdge,
  signedArea,
} from '../../geometry/outline.ts';
import { add } from '../../geometry/point.ts';
import { placeInside } from '../../geometry/roomInside.ts';
import { pathBox } from '../../geometry/boundsPen.ts';
import type { Path, Vertex } from '../../geometry/pen.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { formatArea, formatLength } from '../../measure/units.ts';
import type { FileOf, FileTypes } from '../../objects/fileTypes.ts';
import { fromBehind, manySlides, placesBeside, reachBeside } from '../../lettering/beside.ts';
import { placesInside } from '../../lettering/inside.ts';
import {
  type Label,
  type LabelPlace,
  type Lettering,
  type Places,
  shortenedTo,
} from '../../lettering/label.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import { readingAngle } from '../../lettering/readingAngle.ts';
import type { SetbackDistance, Targets } from '../../objects/capabilities.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import {
  type Ground,
  isSetbackProblem,
  setbackLine,
  type SetbackLine,
  type SetbackProblem,
  setbackProblems,
} from './setbackLine.ts';
import { centered, layers, linesOf } from '../../shapes/layers.ts';
import { convertedVertices, movedVertices, tidyVertex } from '../../shapes/vertexList.ts';

export interface Setback extends PlanObject, SetbackLine {
  /** The id of its lot. */
  readonly of?: string;
  readonly distances: readonly SetbackDistance[];
  /** The words of its label; the distance is written before them. */
  readonly label: string;
  /** Why it can't be drawn on the lot as it is now. Its vertices are then the last valid ones. */
  readonly problem?: SetbackProblem;
}

const layer = layers.property;
const lines = linesOf(layer);
/** The dashes and gaps are in millimeters on paper. */
const style = { ...lines.detail, dash: [3, 1.5] };
const letters = { ...lines.solid, ...clearOfLines };
const initialLabel = 'BUILDING SETBACK LINE';

/** The note on the plan in place of a line that can't be drawn. */
const inShort: Partial<Record<SetbackProblem, string>> = {
  distanceMissing: 'DISTANCE MISSING',
  nothingLeft: 'NO AREA LEFT',
};

/** Label heights between the lot line and the setback line from which there is room for the labels of both. */
const roomBeside = 4;

const schema = ({ z, distanceAlong, shortText, vertexList }: FileTypes) =>
  z.looseObject({
    of: z.optional(shortText),
    distances: z.optional(z.array(z.object({ edges: shortText, distance: distanceAlong }))),
    vertices: vertexList(2),
    off: z.optional(z.array(distanceAlong)),
    label: z.optional(shortText),
    problem: z.optional(shortText),
  });

/** A problem from another version is unknown, so the line is computed again. */
const problemOf = (code: string): SetbackProblem => (isSetbackProblem(code) ? code : 'unknown');

const placedAt = (object: Setback, vertices: readonly Vertex[]): Setback =>
  vertices.every(({ x, y }, i) => x === object.vertices[i]?.x && y === object.vertices[i]?.y)
    ? object
    : { ...object, vertices };

/** The setback line computed for its lot as it is now. If that is impossible, it stays in place with the reason. */
export function onLot(setback: Setback, lot: Ground): Setback {
  const { problem: _, ...rest } = setback;
  return { ...rest, ...setbackLine(lot, setback.distances) };
}

function follow(object: Setback, targets: Targets, was?: Setback): Setback | undefined {
  const { of } = object;
  if (of === undefined) return object;
  const outline = targets.outline(of);
  const edges = targets.edges(of);
  if (!outline || !edges) return outline && object;
  const isAsBefore =
    !was || (was.distances === object.distances && was.vertices === object.vertices && was.of === of);
  const by = targets.movedBy(of);
  if (by && was?.distances === object.distances) return placedAt(object, movedVertices(was.vertices, by));
  if (by && isAsBefore) return placedAt(object, movedVertices(object.vertices, by));
  const mayStay = isAsBefore && !targets.isChanged(of) && object.problem !== 'unknown';
  return mayStay ? object : onLot(object, { vertices: outline.vertices, edges });
}

/** The label with its distance at the straight edge with the greatest distance, and only the distance at the others. */
function setbackLabels(object: Setback, lettering: Lettering): Label[] {
  const { labelHeight: height, units } = lettering;
  const path: Path = { vertices: object.vertices, closed: true };
  if (object.problem) return [problemLabel(object.problem, object.label, path, lettering)];
  const edges = edgesOf(path);
  const offOf = ({ index }: Edge): number => object.off[index] ?? 0;
  const wordsOf = (edge: Edge): string => `${formatLength(offOf(edge), units)} ${object.label}`;
  const [edgeWithLabel] = edges
    .filter((edge) => edge.bulge === 0 && offOf(edge) > 0)
    .filter((edge) => textWidth(wordsOf(edge), height) + height < edgeLength(edge))
    .toSorted((a, b) => offOf(b) - offOf(a));
  const isClockwise = signedArea(path) >= 0;
  return edges
    .filter((edge) => offOf(edge) > 0)
    .map((edge): Label => {
      const distance = formatLength(offOf(edge), units);
      const placesOf = function* (content: string): Places {
        const [from, to] = isClockwise ? [edge.from, edge.to] : [edge.to, edge.from];
        const beside = { from, to, content, style: letters, slides: manySlides };
        // On the outside of the line, where no building covers them.
        const first = offOf(edge) >= roomBeside * height ? beside : fromBehind(beside);
        if (edge.bulge === 0)
          for (const side of [first, fromBehind(first)]) yield* placesBeside(side, lettering);
        yield* placesOn(edge, content, lettering);
      };
      const label = {
        rank: 'setback',
        along: edgesAt(object, offOf(edge)),
        reach: grow(pathBox(edgePath(edge)), reachBeside(lettering)),
      } as const;
      return edge === edgeWithLabel
        ? { ...label, places: () => placesOf(wordsOf(edge)), leaders: () => shortenedTo(placesOf(distance)) }
        : { ...label, places: () => placesOf(distance) };
    });
}

/** The lot's edges with a distance, such as `the left or right edge` or `Edge 8`; '' if some of them have no name. */
function edgesAt({ distances }: Setback, off: number): string {
  const names = distances.filter(({ feet }) => feet === off).map(({ edges }) => edges);
  if (names.includes('')) return '';
  const sides = names.filter(isWords).map((name) => name.replace(/ edge$/, ''));
  const together = sides.length > 0 ? [`the ${sides.join(' or ')} edge`] : [];
  return [...together, ...names.filter((name) => !isWords(name))].join(' or ');
}

/** Whether the name of an edge says which one it is, as `street side` does, instead of being a name of its own. */
const isWords = (name: string): boolean => !/[\p{Lu}\d]/u.test(name);

/** Places on the line itself, if it is long enough. */
function* placesOn(edge: Edge, content: string, { labelHeight: height }: Lettering): Generator<LabelPlace> {
  const slack = 1 - (textWidth(content, height) + height) / edgeLength(edge);
  if (slack < 0) return;
  for (const slide of [0, -0.5, 0.5]) {
    const along = 0.5 + slide * slack;
    const angle = readingAngle(directionOn(edge, along));
    const at = pointOnEdge(edge, along);
    yield centered(content, at, height, letters, angle);
  }
}

function problemLabel(
  problem: SetbackProblem,
  label: string,
  path: Path,
  { labelHeight: height }: Lettering,
): Label {
  const content = `${label}: ${inShort[problem] ?? 'CANNOT BE DRAWN'}`;
  const middle = placeInside(path);
  const width = textWidth(content, height);
  return {
    rank: 'setback',
    reach: union(pathBox(path), boxAround(middle, width)),
    *places() {
      const near = placesInside(path, width, height * 1.5, middle);
      for (const at of [middle, ...near]) yield centered(content, at, height, letters);
    },
  };
}

/** The line without the straight parts at a distance of 0, which are the lot line itself. */
function drawnParts({ vertices, off }: Setback): readonly Path[] {
  const isLeftOut = (i: number): boolean => off[i] === 0 && !vertices[i]?.bulge;
  const first = vertices.findIndex((_, i) => isLeftOut(i));
  if (first < 0) return [{ vertices, closed: true }];
  const parts: Vertex[][] = [];
  let part: Vertex[] | undefined;
  for (const step of vertices.keys()) {
    const i = (first + step) % vertices.length;
    const [from, to] = [vertices[i], vertices[(i + 1) % vertices.length]];
    if (!from || !to || isLeftOut(i)) {
      part = undefined;
      continue;
    }
    if (!part) parts.push((part = [from]));
    part.push(to);
  }
  return parts.map((all) => ({ vertices: all, closed: false }));
}

export const setback: Kind<Setback> = {
  type: 'setback',
  title: 'Setback line',
  layer,
  schema,

  create({ from, to = add(from, { x: 20, y: 20 }) }) {
    if (to.x === from.x || to.y === from.y) return undefined;
    const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
    return { distances: [], vertices: corners.map(tidyVertex), off: [], label: initialLabel };
  },
  fromFile: (file: FileOf<typeof schema>, feet) => ({
    ...(file.of ? { of: file.of } : {}),
    distances: (file.distances ?? []).map(({ edges, distance }) => ({ edges, feet: feet(distance) })),
    vertices: convertedVertices(file.vertices, feet),
    off: (file.off ?? []).map(feet),
    label: file.label ?? initialLabel,
    ...(file.problem ? { problem: problemOf(file.problem) } : {}),
  }),
  toFile: ({ of, distances, vertices, off, label, problem }, squares) => ({
    ...(of ? { of } : {}),
    distances: distances.map(({ edges, feet }) => ({ edges, distance: squares(feet) })),
    vertices: convertedVertices(vertices, squares),
    off: off.map(squares),
    label,
    ...(problem ? { problem } : {}),
  }),

  draw(object, pen) {
    // The old line would be wrong. The label says that it is missing.
    if (!object.problem) for (const path of drawnParts(object)) pen.path(path, style);
  },
  labels: { list: setbackLabels },
  position: ({ vertices: [first] }) => ({ x: first?.x ?? 0, y: first?.y ?? 0 }),
  dimensions({ vertices }) {
    return boxSize(pathBox({ vertices, closed: true }));
  },
  summary: (object, units) =>
    (object.problem && setbackProblems[object.problem]) ??
    `${formatArea(areaOf({ ...object, closed: true }), units)} inside`,
  move: (object, by) => ({ ...object, vertices: movedVertices(object.vertices, by) }),
  transform: (object, motion) => ({ ...object, vertices: moveVertices(object.vertices, motion) }),
  path: { outline: ({ vertices }) => ({ vertices, closed: true }) },
  forms: (object) => [
    {
      submit: 'Update Setback line',
      fields: [{ name: 'label', label: 'Label', input: 'text', value: object.label }],
      apply: ({ label }) => ({ ...object, label: String(label) }),
    },
  ],
  faults: ({ problem }) => (problem ? [setbackProblems[problem]] : []),

  ties: {
    list: ({ of }) => (of === undefined ? [] : [{ object: of, anchor: wholeObject }]),
    replace(object, other) {
      const { of, ...rest } = object;
      const tie = of === undefined ? undefined : other({ object: of, anchor: wholeObject });
      return tie ? { ...rest, of: tie.object } : rest;
    },
    follow,
    setback: {
      distances: ({ distances }) => distances,
      redraw(object, distances, { vertices, off }) {
        const { problem: _, ...rest } = object;
        return { ...rest, distances, vertices, off };
      },
    },
  },
};
