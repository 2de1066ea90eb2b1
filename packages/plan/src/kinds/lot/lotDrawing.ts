// How a lot is drawn, as on a surveyor's plat: the boundary line, and each edge with its bearing and distance.
import { capitalized } from '../../measure/letterCase.ts';
import { boxBetween, boxHeight, boxWidth, grow } from '../../geometry/box.ts';
import { arcOf, type Edge, edgePath, edgesOf, pointOnEdge, signedArea } from '../../geometry/outline.ts';
import { distance, midpoint, subtract, unit } from '../../geometry/point.ts';
import { fromBehind, placesBeside, reachBeside } from '../../lettering/beside.ts';
import { type Label, type Lettering, type Places, shortenedTo } from '../../lettering/label.ts';
import { leaderReach, placesLed, widestOf } from '../../lettering/leaders.ts';
import { pathBox } from '../../geometry/boundsPen.ts';
import type { Path, Pen } from '../../geometry/pen.ts';
import { formatBearing } from '../../survey/bearing.ts';
import { gapText } from '../../survey/closureText.ts';
import { type PrintedNumbers, printedNumbers } from '../../survey/recorded.ts';
import type { formatLength } from '../../measure/units.ts';
import { postReach, drawGates, gatedBorder } from '../../gates/drawGates.ts';
import { namingStyle, paint, weights } from '../../lettering/ink.ts';
import type { Side } from '../../gates/sides.ts';
import { gapIndex, lengthWriter, lotUnits, northOfBearings } from './lotEdge.ts';
import { type DrawnLot, areaLabel, maxLeaderText } from './lotAreaLabel.ts';

/** Millimeters of paper: the boundary line of a plat, a long dash and two short ones. */
const boundaryDash = [9, 1.6, 1.8, 1.6, 1.8, 1.6];
/** Millimeters of paper: the line across the gap of a deed that doesn't close, which isn't a boundary. */
const gapDash = [0.8, 0.8];

export function drawLot(
  lot: DrawnLot,
  sidesOf: (lot: DrawnLot) => readonly Side[],
  layer: string,
  pen: Pen,
): void {
  const { vertices, entrances } = lot;
  const border: Path = { vertices, closed: true };
  pen.path(border, { layer, fill: paint(lot.fillColor) });
  const stroke = paint(lot.borderColor);
  const on = { layer, stratum: 'boundaries' } as const;
  const style = { ...on, stroke, weight: weights.boundary, dash: boundaryDash };
  const gapEdge = gapIndex(lot);
  if (entrances.length === 0 && gapEdge < 0) {
    if (stroke) pen.path(border, style);
    return;
  }
  const sides = sidesOf(lot);
  const gap = sides.filter(({ index }) => index === gapEdge);
  if (stroke) {
    for (const piece of gatedBorder(border, entrances, sides, pen, gap)) pen.path(piece, style);
    for (const { from, to } of gap)
      pen.path(
        { vertices: [from, to], closed: false },
        { ...on, stroke, weight: weights.detail, dash: gapDash },
      );
  }
  drawGates(entrances, sides, pen, on);
}

/** Label heights. A shorter edge gets no label, except for recorded numbers: these get a leader, or count as left out. */
const minEdgeLength = 2;
/** Label heights. A narrower lot has no room for edge names among its objects, nor for leaders around it. */
const minLotWidth = 18;

/** The bearing and the length of each edge, its name, and the area. */
export function lotLabels(lot: DrawnLot, lettering: Lettering): Label[] {
  const border: Path = { vertices: lot.vertices, closed: true };
  const isClockwise = signedArea(border) >= 0;
  const box = pathBox(border);
  const isWide = Math.min(boxWidth(box), boxHeight(box)) >= minLotWidth * lettering.labelHeight;
  // Feet from the edges to their labels, beside the posts of gates.
  const away = lot.entrances.length > 0 ? postReach : 0;
  const labels: Label[] = [];
  const inUnits = { ...lettering, units: lotUnits(lot.edges, lettering.units) };
  const gapEdge = gapIndex(lot);
  const north = northOfBearings(lot.edges, lettering.north);
  for (const edge of edgesOf(border)) {
    const isGap = edge.index === gapEdge;
    const known = isGap ? undefined : lot.edges[edge.index];
    const isShort = distance(edge.from, edge.to) < minEdgeLength * lettering.labelHeight;
    if (isShort && !isGap && Object.keys(known?.recorded ?? {}).length === 0) continue;
    const own = known?.name ?? '';
    const title = isGap ? undefined : lettering.edgeTitle?.(edge.index, own);
    const name = title ?? (isWide ? capitalized(own) : '');
    const write = lengthWriter(lot, known);
    const numbers = { ...printedNumbers(edge, known?.recorded, north), write };
    const made = arcOf(edge)
      ? [arcLabel(edge, numbers, name, away, inUnits)]
      : straightLabels(
          edge,
          () => (isGap ? gapWords : courseWords)(numbers, inUnits),
          isClockwise,
          name,
          away,
          inUnits,
        );
    labels.push(...made.map((one) => withShortened(one, isWide)));
  }
  const area = areaLabel(lot, border, lettering);
  return area ? [...labels, area] : labels;
}

interface EdgeLabel extends Label {
  /** Places with the length alone, for when there is no room for the bearing or the radius. */
  readonly shortened?: () => Places;
}

/** The full words are tried beside the edge, then with a leader if leaders are allowed; only then is the label shortened. */
function withShortened({ shortened, leaders, ...label }: EdgeLabel, hasLeaders: boolean): Label {
  const before = (hasLeaders && leaders) || label.places;
  const last = shortened ? () => inTurn(before, shortened) : before;
  return hasLeaders && leaders ? { ...label, leaders: last } : { ...label, places: last };
}

function* inTurn(...all: readonly (() => Places)[]): Places {
  for (const places of all) yield* places();
}

/** The words of an edge and the places for them. */
interface EdgeWords {
  /** The full words, then shorter ones, at last the length alone. */
  readonly words: () => readonly string[];
  /** The length of the edge, in label heights. */
  readonly room: number;
  readonly beside: (content: string) => Places;
  readonly led: (content: string) => Places;
}

/**
 * If even the shortest words with more than the length don't fit the edge, the length alone is tried before any leader. Else
 * the full words get a leader rather than lose the edge's name, by which tables refer to it.
 */
function placesOfWords({
  words,
  room,
  beside,
  led,
}: EdgeWords): Pick<EdgeLabel, 'places' | 'leaders' | 'shortened'> {
  const inFull = (): readonly string[] => {
    const all = words();
    const shortest = all.at(-2);
    return shortest !== undefined && widestOf([shortest]) <= room ? all.slice(0, 1) : all;
  };
  const putBeside = (contents: readonly string[]): Places =>
    inTurn(...contents.map((one) => () => (isLengthAlone(one) ? shortenedTo(beside(one)) : beside(one))));
  const isLengthAlone = (content: string): boolean => words().length > 1 && content === words().at(-1);
  return {
    places: () => putBeside(inFull()),
    *leaders() {
      const content = words().find((line) => widestOf([line]) <= maxLeaderText);
      if (content !== undefined) yield* led(content);
    },
    shortened: () => putBeside(words().slice(inFull().length)),
  };
}

/** The name of an edge may be moved this many rows into the lot, as past a fence. */
const nameRows = 3;
/** Label heights. */
const nameRow = 1;

/** Label heights around a lot within which its labels stay. */
export const lotReach = leaderReach(maxLeaderText) + 2;

/** The numbers of an edge, and how its lengths are written. */
type Written = PrintedNumbers & { readonly write: typeof formatLength };

const gapWords = ({ length }: Written, { units }: Lettering): readonly string[] => [
  `Gap ${gapText(length, units)}`,
];

function courseWords({ length, azimuth, write }: Written, { units }: Lettering): readonly string[] {
  const distanceText = write(length, units);
  return azimuth === undefined
    ? [distanceText]
    : [`${formatBearing(azimuth)}  ${distanceText}`, distanceText];
}

/** Bearing and distance outside, the name inside. words: see EdgeWords. */
function straightLabels(
  edge: Edge,
  words: () => readonly string[],
  isClockwise: boolean,
  name: string,
  away: number,
  lettering: Lettering,
): EdgeLabel[] {
  const { labelHeight } = lettering;
  const [left, right] = isClockwise ? [edge.from, edge.to] : [edge.to, edge.from];
  const outside = { from: left, to: right, away, style: namingStyle };
  const along = unit(subtract(right, left));
  const side = grow(boxBetween(left, right), reachBeside(lettering, away));
  const course: EdgeLabel = {
    rank: 'bearing',
    reach: grow(side, leaderReach(maxLeaderText) * labelHeight),
    line: [left, right],
    ...placesOfWords({
      words,
      room: distance(left, right) / labelHeight,
      *beside(content) {
        yield* placesBeside({ ...outside, content }, lettering);
        yield* placesBeside(fromBehind({ ...outside, content }), lettering);
      },
      led(content) {
        const out = { x: along.y, y: -along.x };
        return placesLed(
          { from: midpoint(left, right), out, lines: [content], style: namingStyle },
          lettering,
        );
      },
    }),
  };
  if (!name) return [course];
  const named: Label = {
    rank: 'name',
    namesEdge: true,
    reach: grow(side, nameRows * nameRow * labelHeight),
    *places() {
      for (let row = 0; row <= nameRows; row += 1) {
        const offset = away + row * nameRow * labelHeight;
        yield* placesBeside(fromBehind({ ...outside, away: offset, content: name }), lettering);
      }
    },
  };
  return [course, named];
}

/** Radius and length, inside the curve or outside with a leader. */
function arcLabel(edge: Edge, numbers: Written, name: string, away: number, lettering: Lettering): EdgeLabel {
  const { labelHeight, units } = lettering;
  const [from, to] = edge.bulge > 0 ? [edge.to, edge.from] : [edge.from, edge.to];
  const crown = pointOnEdge(edge, 0.5);
  const box = pathBox(edgePath(edge));
  const words = (): readonly string[] => {
    const length = `L=${numbers.write(numbers.length, units)}`;
    const both = `R=${numbers.write(numbers.radius ?? 0, units)}  ${length}`;
    return name ? [`${name}  ${both}`, both, length] : [both, length];
  };
  return {
    rank: 'bearing',
    reach: grow(box, reachBeside(lettering, away) + leaderReach(maxLeaderText) * labelHeight),
    ...placesOfWords({
      words,
      room: distance(from, to) / labelHeight,
      beside: (content) => placesBeside({ from, to, content, away, style: namingStyle }, lettering),
      led(content) {
        const out = unit(subtract(crown, midpoint(from, to)));
        return placesLed({ from: crown, out, lines: [content], style: namingStyle }, lettering);
      },
    }),
  };
}
