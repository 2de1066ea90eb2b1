// The label with a lot's area: its possible places within the lot, or beside a small lot with a leader.
import { boxCenter, boxHeight, boxWidth, grow } from '../../geometry/box.ts';
import { areaOf, directionOn, edgeLength, edgesOf, pointOnEdge, signedArea } from '../../geometry/outline.ts';
import { add, type Point } from '../../geometry/point.ts';
import { placeInside, roomInside } from '../../geometry/roomInside.ts';
import { placesInside } from '../../lettering/inside.ts';
import type { Label, LabelPlace, Lettering, Places } from '../../lettering/label.ts';
import { leaderReach, placesLed, stacked, widestOf } from '../../lettering/leaders.ts';
import { pathBox } from '../../geometry/boundsPen.ts';
import type { Path, Vertex } from '../../geometry/pen.ts';
import { formatArea } from '../../measure/units.ts';
import { writeLotArea } from './lotEdge.ts';
import type { KnownEdge } from '../../objects/capabilities.ts';
import type { Entrance } from '../../gates/entrance.ts';
import { clearOfLines, inkOn, namingStyle, paint } from '../../lettering/ink.ts';

/** The fields of a lot that its drawing depends on. */
export interface DrawnLot {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly KnownEdge[];
  readonly source?: string;
  readonly entrances: readonly Entrance[];
  readonly fillColor: string;
  readonly borderColor: string;
  readonly areaOff?: Point;
}

/** The preferred place of the area label. */
export const areaPlace = ({
  vertices,
  areaOff = { x: 0, y: 0 },
}: Pick<DrawnLot, 'vertices' | 'areaOff'>): Point => add(placeInside({ vertices, closed: true }), areaOff);

/** Maximum width, in label heights, of an edge label with a leader. */
export const maxLeaderText = 16;

/** Square feet. A smaller area, such as that of crossing edges, gets no label. */
const minLabeledArea = 0.5;
/** Only every fourth place is tried for the area with the words "Lot area". */
const namedStride = 4;
/** Every third place is first tried with this much empty space around the text, in label heights. */
const roomyStride = 3;
const roomyMargin = 0.6;
/** Places tried side by side at each height. There are many, because the label has to find a gap between everything else. */
const placesAcross = 31;
/** Label heights: one line of text with its margins, and from one line to the next. */
const lineRoom = 2;
const lineSpacing = 1.25;

export function areaLabel(lot: DrawnLot, border: Path, lettering: Lettering): Label | undefined {
  const { labelHeight: height, units } = lettering;
  const area = areaOf(border);
  if (area < minLabeledArea) return undefined;
  const halo = paint(lot.fillColor) ?? clearOfLines.stroke;
  const style = { ...namingStyle, fill: inkOn(lot.fillColor), stroke: halo };
  const box = pathBox(border);
  const oneLine = [writeLotArea(lot, lot.edges, formatArea(area, units))];
  const twoLines = oneLine.flatMap((words) => words.split(/ (?=\()/));
  const heightOf = ({ length }: readonly string[]): number =>
    (length - 1) * lineSpacing * height + height * lineRoom;
  const widthOf = (lines: readonly string[]): number => widestOf(lines) * height;
  const at = (lines: readonly string[], { x, y }: Point): LabelPlace => ({
    texts: stacked(lines, { x, y }, 'middle', height),
    style,
    ...(lot.areaOff ? {} : { ofGround: paint(lot.fillColor) ? 'above' : 'any' }),
  });
  const named = (lines: readonly string[]): readonly string[] => ['Lot area', ...lines];
  return {
    rank: lot.areaOff ? 'moved' : 'area',
    reach: grow(box, leaderReach(maxLeaderText) * height),
    handle: areaHandle,
    *places() {
      const chosen = lot.areaOff && areaPlace(lot);
      if (chosen)
        for (const lines of [oneLine, twoLines])
          if (widthOf(lines) < boxWidth(box)) yield at(lines, within(border, chosen, widthOf(lines) / 2));
      const room = roomInside(border, widthOf(oneLine) + height, height * lineRoom);
      if (room && !chosen) yield at(oneLine, room.at);
      const near = chosen ?? room?.at ?? boxCenter(box);
      const inside = (lines: readonly string[]): readonly Point[] =>
        placesInside(border, widthOf(lines) + height / 2, heightOf(lines), near, placesAcross);
      // Wide gaps come first; the text is squeezed into a narrow one only if there is no other.
      if (!chosen)
        for (const lines of [oneLine, twoLines])
          for (const [i, place] of inside(lines).entries())
            if (i % roomyStride === 0) yield { ...at(lines, place), air: roomyMargin };
      for (const place of inside(oneLine)) yield at(oneLine, place);
      for (const place of inside(twoLines)) yield at(twoLines, place);
      if (chosen) return;
      // On another object's surface, the text has to say whose area it is.
      for (const lines of [named(oneLine), named(twoLines)])
        for (const [i, place] of inside(lines).entries())
          if (i % namedStride === 0) yield { texts: stacked(lines, place, 'middle', height), style };
    },
    ...(lot.areaOff || Math.min(boxWidth(box), boxHeight(box)) < minSizeForLeader * height
      ? {}
      : { leaders: () => areaLeaders(border, named(twoLines), lettering) }),
  };
}

/** Minimum size of a lot, in label heights, for a label outside it. On a map of many small lots there would be too many. */
const minSizeForLeader = 10;
/** Shares of a side at which the leader of the area may begin, best first. */
const leaderStarts = [0.5, 0.25, 0.75] as const;

/** Places outside the lot, each with a leader from one of its straight sides, the longest first. */
function* areaLeaders(border: Path, lines: readonly string[], lettering: Lettering): Places {
  const outward = Math.sign(signedArea(border));
  const sides = edgesOf(border).filter(({ bulge }) => bulge === 0);
  for (const edge of sides.toSorted((a, b) => edgeLength(b) - edgeLength(a)))
    for (const along of leaderStarts) {
      const { x, y } = directionOn(edge, along);
      const out = { x: y * outward, y: -x * outward };
      yield* placesLed({ from: pointOnEdge(edge, along), out, lines, style: namingStyle }, lettering);
    }
}

export const areaHandle = 'area';

/** The center of a text, moved sideways to keep the text between the left and right of a path. half: half its width. */
function within(path: Path, { x, y }: Point, half: number): Point {
  const { minX, maxX } = pathBox(path);
  return { x: Math.max(minX + half, Math.min(maxX - half, x)), y };
}
