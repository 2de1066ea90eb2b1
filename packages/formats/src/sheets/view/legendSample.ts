// How a legend shows an object: drawn by its kind's own `draw`, and made to fill the sample's box.
import { withoutAssumptions } from '@homeplot/plan/assumed';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { type Box, boxCenter, boxCorners, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Pen, Vertex } from '@homeplot/plan/pen';
import { StatusPen } from '@homeplot/plan/statusPen';
import { StrataPen } from '@homeplot/plan/strataPen';
import { DraftedPen } from '../pens/draftedPen.ts';
import { smallestLetters } from '../../paper/paperText.ts';
import { PochePen } from '../pens/pochePen.ts';
import { SymbolPen } from '../pens/symbolPen.ts';
import { ViewportPen } from '../pens/viewportPen.ts';

/** Width in feet of the sample of a line that has no width of its own. */
const lineWidth = 1;
/** Feet: smaller symbols are scaled as if they had this size, so that a thin one isn't magnified without limit. */
const minSymbolSize = 0.25;
/** Height in feet of the sample of an area, and of a lot line. */
const areaHeight = 10;

export const isRemoved = ({ status }: PlanObject): boolean => status === 'removed';

/** The object without its gates. */
function withoutGates(object: PlanObject): PlanObject {
  const { parts } = kindOf(object);
  if (!parts) return object;
  return parts.list(object, 'feet-inches').reduce((rest, { id }) => parts.remove(rest, id), object);
}

interface Sample {
  readonly sample: PlanObject;
  /** Millimeters per foot. */
  readonly scale: number;
  /** The part of it that is drawn, in feet; all of it if absent. */
  readonly crop?: Box;
}

function sizeOf(object: PlanObject): Box {
  const bounds = new BoundsPen();
  kindOf(object).draw(object, new SymbolPen(bounds));
  return bounds.box;
}

/** The sample of a lot line: one side of a lot across the middle of the box; the other sides are outside the box. */
function lotLineIn(bare: PlanObject, box: Box): Sample | undefined {
  const kind = kindOf(bare);
  if (!kind.path?.isProperty || !kind.path.editing) return undefined;
  const scale = boxHeight(box) / areaHeight;
  const [wide, tall] = [boxWidth(box) / scale, areaHeight];
  const outline = boxCorners({ minX: -wide, minY: 0, maxX: 2 * wide, maxY: 2 * tall });
  const crop = { minX: 0, minY: -tall / 2, maxX: wide, maxY: tall / 2 };
  return { sample: kind.path.editing.reshape(bare, outline), scale, crop };
}

/** The sample of a line that has two ends and no vertices of its own, such as a road: it crosses the box, and joins nothing. */
function centerLineIn(bare: PlanObject, box: Box): Sample | undefined {
  const kind = kindOf(bare);
  const { path, handles, joints } = kind;
  if (!path?.isCenterLine || path.editing || !handles) return undefined;
  const { x, y } = kind.position(bare);
  const scale = boxHeight(box) / kind.dimensions(bare).height;
  const across = handles.drag(bare, 'end', { x: x + boxWidth(box) / scale, y }, false);
  return { sample: joints?.rejoin(across, [], () => 0) ?? across, scale };
}

/** The object made to fill a box: a path is reshaped to cross it, anything else is scaled to fit. */
function sampleIn(object: PlanObject, box: Box): Sample {
  const kind = kindOf(object);
  const editing = kind.path?.editing;
  const bare = withoutGates(object);
  const line = lotLineIn(bare, box) ?? centerLineIn(bare, box);
  if (line) return line;
  if (!editing) {
    const size = sizeOf(bare);
    const fit = Math.min(
      boxWidth(box) / Math.max(boxWidth(size), minSymbolSize),
      boxHeight(box) / Math.max(boxHeight(size), minSymbolSize),
    );
    return { sample: bare, scale: fit };
  }
  const isLine = editing.withClosed !== undefined;
  const open = editing.withClosed?.(bare, false) ?? bare;
  const across = isLine ? Math.max(lineWidth, kind.dimensions(open).height) : areaHeight;
  const scale = boxHeight(box) / across;
  const [wide, tall] = [boxWidth(box) / scale, across];
  const vertices: readonly Vertex[] = isLine
    ? [
        { x: 0, y: 0 },
        { x: wide, y: 0 },
      ]
    : boxCorners({ minX: 0, minY: 0, maxX: wide, maxY: tall });
  const sample = editing.reshape(open, vertices);
  // An eave or the flare of a driveway extends beyond the path.
  const size = sizeOf(sample);
  return { sample, scale: Math.min(scale, boxHeight(box) / boxHeight(size), boxWidth(box) / boxWidth(size)) };
}

/** Label height in millimeters for samples, such that what repeats along a line appears at least once. */
const sampleLetters = 3.7;

const legendSampleOf = (object: PlanObject): PlanObject => kindOf(object).legendSample?.(object) ?? object;

/** Draws the object as if it had no status, unless it is to be removed. */
export function drawSample(object: PlanObject, box: Box, pen: Pen, isPlain: boolean): void {
  const { sample, scale, crop } = sampleIn(withoutAssumptions(legendSampleOf(object)), box);
  const placement = { from: boxCenter(crop ?? sizeOf(sample)), at: boxCenter(box), scale };
  const paper = isPlain ? pen : new DraftedPen(pen);
  const over = new StrataPen(new ViewportPen(paper, placement, sampleLetters, crop));
  const kind = kindOf(sample);
  const symbol = new SymbolPen(over, smallestLetters / scale);
  const poched = kind.isPoched && !isPlain ? new PochePen(symbol, 'proposed') : symbol;
  kind.draw(sample, isRemoved(object) ? new StatusPen(symbol, 'removed') : poched);
  over.finish();
}
