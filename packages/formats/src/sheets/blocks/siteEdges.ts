// The red edge of the site and the blue edge of other land of the owner, as on UK plans. The edges are drawn over the drawings of
// the sheet, with the names of the roads; the block explains them, and says whose map it is.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxAround, boxCenter, boxWidth, contains, grow, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { areaOf, directionOn, edgesOf, pointOnEdge } from '@homeplot/plan/outline';
import { isInside } from '@homeplot/plan/hitPen';
import type { Pen } from '@homeplot/plan/pen';
import { inOrder, objectBox, type Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { readingAngle } from '@homeplot/plan/readingAngle';
import type { Edging, SheetBlock, SiteEdgesBlock } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import { scaleNamed } from '../../paper/drawingScale.ts';
import { heightOf, type Line, letters, linesOf, write, writeLines } from '../../paper/paperText.ts';
import { ink, layer } from '../../paper/sheetText.ts';
import { ViewportPen } from '../pens/viewportPen.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import type { PlanView } from '../view/planView.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';
import { isNamedByText, roadsOf } from './vicinity.ts';

const colors = { red: '#e3000f', blue: '#0050c8' } as const;
const meanings = { red: 'The site', blue: 'Other land of the owner' } as const;
/** Millimeters: thickness of an edge, length of its sample in the key, height of a line of the key. */
const weight = 0.8;
const sample = 12;
const line = 5.5;
/** Millimeters around lots that road names keep clear of, because dimensions are there. */
const lotClearance = 6;
/** Shares of a road's length at which its name is tried, from the middle outward. */
const nameShares = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14, 0.86];

const heading = ({ title }: SiteEdgesBlock): string => title || 'Site';

export const lotsOf = (plan: Plan): readonly PlanObject[] =>
  inOrder(plan).filter((object) => kindOf(object).path?.isProperty && outlineOf(object)?.closed);

/** The edge of each lot, by its id. Until the user chooses the site, it is the lot with the most buildings, or the largest. */
export function edgingsOf(plan: Plan, { edged = {} }: SiteEdgesBlock): ReadonlyMap<string, Edging> {
  const chosen = new Map(Object.entries(edged));
  const lots = lotsOf(plan);
  const isSiteChosen = lots.some(({ id }) => chosen.get(id) === 'red');
  const standing = inOrder(plan).flatMap((object) =>
    kindOf(object).stands ? [boxCenter(objectBox(object))] : [],
  );
  const facts = (object: PlanObject) => {
    const path = outlineOf(object);
    if (!path) return { built: 0, ground: 0 };
    return { built: standing.filter((at) => isInside(path, at)).length, ground: areaOf(path) };
  };
  const [likely] = lots
    .filter(({ id }) => !chosen.has(id))
    .map((lot) => ({ lot, ...facts(lot) }))
    .toSorted((a, b) => b.built - a.built || b.ground - a.ground);
  return new Map(
    lots.map((lot) => [
      lot.id,
      chosen.get(lot.id) ?? (!isSiteChosen && lot === likely?.lot ? 'red' : 'none'),
    ]),
  );
}

/** The colors in use, red first. */
const usedColors = (plan: Plan, block: SiteEdgesBlock): readonly ('red' | 'blue')[] => {
  const all = new Set(edgingsOf(plan, block).values());
  return (['red', 'blue'] as const).filter((color) => all.has(color));
};

const creditLines = ({ credit }: SiteEdgesBlock, width: number): readonly Line[] =>
  linesOf([{ content: credit ?? '', height: letters.text }], innerWidth(width));

export const siteEdges: BlockKind<SiteEdgesBlock> = {
  type: 'siteEdges',
  title: 'Site edged red',
  zone: 'side',
  height: (block, width, { plan }) =>
    framedHeight(usedColors(plan, block).length * line + heightOf(creditLines(block, width)), heading(block)),
  lacks(block, _, { plan, sheet, viewports: [drawing], scaleOf }) {
    const { roads = 0, credit } = block;
    const named = new Set(roadsOf(plan).map(({ name }) => name)).size;
    const [wanted, scale] = [drawing?.feetPerInch, drawing && scaleOf(drawing)];
    const missing = [
      wanted && scale && scale.feetPerInch > wanted * (1 + 1e-6)
        ? `The plan is too large for ${scaleNamed(wanted, plan.settings.units).name} on this paper, so it is drawn at ${scale.name}. Choose larger paper, or draw a part of it under Parts.`
        : '',
      usedColors(plan, block).includes('red') ? '' : 'No lot is edged red. Choose the site under Parts.',
      sheet.style === 'blackAndWhite' ? 'Red and blue edges need a sheet in color.' : '',
      named < roads
        ? `The plan names ${named} of ${roads} roads. Name its roads, or write their names beside them.`
        : '',
      credit?.trim() ? '' : 'The source of this map is missing. Type its copyright and license under Parts.',
    ];
    return missing.filter(Boolean).join(' ') || undefined;
  },
  draw(block, box, pen, { plan }) {
    const { minX, minY } = drawFramed(pen, box, heading(block));
    const colored = usedColors(plan, block);
    for (const [i, color] of colored.entries()) {
      const y = minY + i * line + line / 2;
      const vertices = [
        { x: minX, y },
        { x: minX + sample, y },
      ];
      pen.path({ vertices, closed: false }, { layer, stroke: colors[color], weight });
      write(pen, { x: minX + sample + 3, y }, meanings[color], letters.text, { baseline: 'middle' });
    }
    writeLines(pen, { x: minX, y: minY + colored.length * line }, creditLines(block, boxWidth(box)));
  },
};

const isSiteEdges = (block: SheetBlock): block is SiteEdgesBlock => block.type === siteEdges.type;

/** The edges of the lots and the names of the roads on a drawing, if the sheet explains them. */
export function drawSiteEdges(
  view: PlanView,
  room: Box,
  feetPerInch: number,
  pen: Pen,
  { sheet, plan }: SheetContext,
): void {
  const block = sheet.blocks.find(isSiteEdges);
  if (!block) return;
  const edging = edgingsOf(plan, block);
  const placement = view.placementIn(room, feetPerInch);
  const onPaper = new ViewportPen(pen, placement, letters.text, view.crop);
  // Red comes last, so that it is on top where both meet.
  for (const color of ['blue', 'red'] as const)
    for (const lot of lotsOf(view.plan)) {
      const path = edging.get(lot.id) === color ? outlineOf(lot) : undefined;
      if (path) onPaper.path(path, { layer, stroke: colors[color], weight });
    }
  const lots = lotsOf(view.plan).map((lot) => grow(objectBox(lot), lotClearance / placement.scale));
  const shown = view.boxAt(feetPerInch);
  for (const { road, name } of roadsOf(view.plan)) {
    if (isNamedByText(view.plan, road)) continue;
    const [edge] = edgesOf(outlineOf(road) ?? { vertices: [], closed: false });
    if (!edge) continue;
    const half = textWidth(name, letters.text) / placement.scale / 2;
    const others = roadsOf(view.plan).flatMap((one) => (one.road === road ? [] : objectBox(one.road)));
    const isFree = (at: Point): boolean =>
      contains(shown, boxAround(at, half)) &&
      [...lots, ...others].every((box) => !overlaps(box, boxAround(at, half / 2)));
    const at = nameShares.map((share) => pointOnEdge(edge, share)).find(isFree);
    if (!at) continue;
    const height = letters.text / placement.scale;
    const angle = readingAngle(directionOn(edge, 0.5));
    onPaper.text(
      { at, content: name, height, angle, align: 'middle', baseline: 'middle' },
      { layer, fill: ink, stroke: '#ffffff', weight: 0.7 },
    );
  }
}
