// Finds labels of a drawing, such as 180.00', beside a straight line of that length. They show the drawing's unit, which its
// header may state wrongly.
import type { DxfDrawing, DxfEntity } from '@homeplot/formats/dxfDrawing';
import type { DxfMark, PathMark, TextMark } from '@homeplot/formats/dxfMark';
import { type Point, rotate } from '@homeplot/plan/point';
import { parseLength } from '@homeplot/plan/typedLength';
import { distanceToSegment } from '@homeplot/plan/segment';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { usualUnits } from './usualUnits.ts';

export interface LabeledLine {
  readonly label: string;
  /** The length of the line, in drawing units. */
  readonly length: number;
  /** The feet of one drawing unit for which the line is as long as its label says. */
  readonly feet: number;
}

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** The most labels, and lines per label, that are compared: enough to find the unit within a few milliseconds. */
const maxLabels = 300;
const maxCandidates = 2000;
/** A share of the drawing's size: shorter lines may have the length of some label by chance. */
const minLineShare = 0.03;
/** How far a label may be from its line, in heights of its capitals and as a share of the line's length. */
const labelReach = { heights: 6, share: 0.15 } as const;
/** How far a line's length may differ from its label: a share, or half of a label's last hundredth. */
const tolerance = { share: 0.002, feet: 0.0051 } as const;

/** size: of the drawing, in its units. */
export function labeledLines(
  { entities, units: { feet: stated } }: Pick<DxfDrawing, 'entities' | 'units'>,
  marks: readonly DxfMark[],
  size: number,
): readonly LabeledLine[] {
  if (stated === undefined) return [];
  const labels: (Length & { readonly mark: TextMark })[] = [];
  for (const mark of marks) {
    if (mark.kind !== 'text') continue;
    for (const line of mark.content.split('\n')) {
      if (labels.length === maxLabels) break;
      const length = lengthIn(line, stated);
      if (length) labels.push({ mark, ...length });
    }
  }
  if (labels.length === 0) return [];
  const lines = marks
    .flatMap((mark) => (mark.kind === 'path' ? straightLines(mark, size * minLineShare) : []))
    .toSorted((a, b) => a.length - b.length);
  return labels.flatMap(({ mark, label, feet, isBare }) => {
    // The header's unit first: a line that confirms it is the label's.
    for (const unit of isBare ? [stated, 1] : [stated, ...usualUnits.map((usual) => usual.feet)]) {
      const wanted = feet / unit;
      const off = Math.max(tolerance.feet / unit, wanted * tolerance.share);
      const length = measured(entities[mark.entity]) ?? lineNear(lines, mark, wanted, off)?.length;
      if (length !== undefined && Math.abs(length - wanted) <= off) return [{ label, length, feet: unit }];
    }
    return [];
  });
}

/** The number of characters at the end of a label that are searched. */
const maxCharacters = 80;
/** The length at the end of a label: "180.00'", "N 89° 12' 30" E  180.00'", "40'-6 1/2"", "40'-6-1/2"", "54.86 m". */
const lengthAtEnd =
  /(?<![\d.,°/'’′-]|° )\d[\d,]*(?:\.\d+)?\s*(?:(?:'|’|′|ft\b\.?|feet\b)(?:\s*-?\s*\d[\d./ -]*(?:"|”|″|''|in\b\.?))?|m\b|meters?\b|metres?\b|mm\b|cm\b|"|”|″)\s*\)?$/i;
/** A number without a unit but with the two decimals of a survey, such as 140.00. It is in feet, or in the drawing's unit. */
const bareNumber = /^\d[\d,]*\.\d\d$/;
/** Feet: a larger bare number isn't a length on a site, but millimeters of a house. */
const maxBare = 5280;
/** Feet of one unit: in a smaller unit, two decimals are finer than anyone measures, so the number is in feet. */
const minDecimalUnit = 0.5;

interface Length {
  readonly label: string;
  readonly feet: number;
  readonly isBare: boolean;
}

function lengthIn(line: string, stated: number): Length | undefined {
  const text = line.trim().slice(-maxCharacters);
  const isBare = stated < minDecimalUnit && bareNumber.test(text);
  const label = isBare ? text : lengthAtEnd.exec(text)?.[0].replace(/\s*\)$/, '');
  const feet = label === undefined ? undefined : parseLength(label);
  if (label === undefined || feet === undefined || !(feet > 0)) return undefined;
  return isBare && feet > maxBare ? undefined : { label, feet, isBare };
}

/** The straight edges of a path with a minimum length. */
function straightLines({ vertices, closed }: PathMark, least: number): readonly Line[] {
  return vertices.flatMap((from, i): Line[] => {
    const to = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
    if (!to || from.bulge) return [];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return length > 0 && length >= least ? [{ from, to, length }] : [];
  });
}

/** What a dimension measures, in drawing units. */
const measured = (entity: DxfEntity | undefined): number | undefined =>
  entity?.shape.kind === 'insert' ? entity.shape.dimension?.measurement : undefined;

/** The first line of a given length near a label. lines: sorted by length. off: how far a line's length may differ. */
function lineNear(lines: readonly Line[], mark: TextMark, length: number, off: number): Line | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.length ?? 0) < length - off) low = middle + 1;
    else high = middle;
  }
  const at = middleOf(mark);
  const reach = Math.max(mark.height * labelReach.heights, length * labelReach.share);
  for (const line of lines.slice(low, low + maxCandidates)) {
    if (line.length > length + off) return undefined;
    if (distanceToSegment(at, line.from, line.to) <= reach) return line;
  }
  return undefined;
}

/** The approximate middle of a text. */
function middleOf({ at, content, height, align, angle }: TextMark): Point {
  const half = textWidth(content, height / capHeight) / 2;
  const x = { start: half, middle: 0, end: -half }[align];
  return rotate({ x: at.x + x, y: at.y }, angle, at);
}
