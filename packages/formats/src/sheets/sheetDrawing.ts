// Lays out a sheet and draws it: its border, and its blocks in their boxes. All coordinates are millimeters of paper. Screen,
// print, PDF and pictures of sheets are all drawn here, on different pens.
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import {
  isLetter,
  type Sheet,
  type SheetBlock,
  sheetPlace,
  type StampBlock,
  type ViewportBlock,
} from '@homeplot/plan/sheet';
import { type SheetSize, sheetSize } from '../paper/papers.ts';
import { scaleNamed } from '../paper/drawingScale.ts';
import { drawTestBar } from '../paper/testBar.ts';
import type { PrintScale } from '../paper/printScales.ts';
import { blockKindOf } from './blockKinds.ts';
import { isCornerStamp, isOverStamp } from './blocks/stampSpace.ts';
import { namesEdges } from './blocks/table.ts';
import { drawingRoom, drawnBox, isTitled, roomIn, titleOf } from './blocks/viewport.ts';
import type { CutBlock, SheetContext, SheetOptions } from './view/context.ts';
import { frame, notchedFrame } from './view/frame.ts';
import { arrange, borderOf, type Boxes, type LayoutBlock } from './view/layout.ts';
import { letters, write } from '../paper/paperText.ts';
import { BlackAndWhitePen } from './pens/blackAndWhitePen.ts';
import { canMoveFacts, factsWithRoom } from './factsRoom.ts';
import { nestBeside } from './nested.ts';
import type { DrawnNumbers, OfferedScale, PlanView } from './view/planView.ts';
import { PlanViews } from './view/planViews.ts';
import { sunsBeside } from './view/shadows.ts';
import { turnOf } from './view/turnedPlan.ts';
import { addressOf, drawMaps, sheetMaps } from './sheetMaps.ts';

/** Line weight in millimeters. */
const borderWeight = 0.7;
/** Millimeters from the border down to the test bar, which shows whether a print has the right scale. */
const testBarGap = 3.2;

export class SheetDrawing {
  readonly sheet: Sheet;
  readonly size: SheetSize;
  /** Where each block lies, by id. Millimeters. */
  readonly boxes: Boxes;
  /** The blocks that have anything to show. */
  readonly shown: readonly SheetBlock[];
  private readonly context: SheetContext;
  private readonly views: PlanViews;
  private readonly options: SheetOptions;
  private readonly offered = new Map<ViewportBlock, readonly OfferedScale[]>();

  constructor(views: PlanViews, sheet: Sheet, options: SheetOptions) {
    this.views = views;
    this.options = options;
    this.sheet = sheet;
    this.size = sheetSize(sheet);
    const viewports = sheet.blocks.filter((block) => block.type === 'viewport') as ViewportBlock[];
    const contextWith = (factCount?: number): SheetContext => ({
      factCount,
      date: options.date,
      turn: turnOf(sheet, views.plan),
      ...(options.omitsFacts ? { omitsFacts: true } : {}),
      attached: options.attached,
      isHalfSize: options.isHalfSize,
      ...(options.drawView ? { drawView: options.drawView } : {}),
      get link() {
        return options.link;
      },
      plan: views.plan,
      sheet,
      size: this.size,
      number: options.place ?? sheetPlace(views.plan.settings.sheets ?? [], sheet),
      viewports,
      viewOf: (block) => this.viewOf(block),
      scaleOf: (block) => this.scaleIn(block, this.boxes),
      isCorner: (block) => block === this.corner,
    });
    this.context = contextWith();
    const [only] = viewports.length === 1 ? viewports : [];
    this.shown = sheet.blocks.filter((block) => !blockKindOf(block).isEmpty?.(block, this.context));
    const blocks = this.shown.map((block) => {
      const kind = blockKindOf(block);
      const leastWidth = kind.leastWidth?.(block, this.context) ?? 0;
      return { block, kind, leastWidth, goodWidth: kind.goodWidth?.(block, this.context) ?? 0 };
    });
    const layoutsIn = (context: SheetContext): readonly LayoutBlock[] =>
      blocks.map(({ kind, ...rest }) => ({
        ...rest,
        zone: kind.zone,
        height: (width) => kind.height(rest.block, width, context),
        isCut: (box) => (kind.cut?.(rest.block, box, context) ?? []).length > 0,
      }));
    // The smallest scale of the drawings, in feet per inch.
    const score = (boxes: Boxes): number =>
      boxes.size < this.shown.length
        ? Infinity
        : Math.max(0, ...viewports.map((block) => this.scaleIn(block, boxes)?.feetPerInch ?? Infinity));
    const nest =
      only && !isTitled(only, this.context) ? nestBeside(this.viewOf(only), only.feetPerInch) : undefined;
    const arrangedIn = (context: SheetContext) => arrange(this.size, layoutsIn(context), score, nest);
    if (canMoveFacts(sheet, views.plan) && viewports.length > 0 && !options.omitsFacts)
      this.context = contextWith(
        factsWithRoom(this.context, viewports, (count) => arrangedIn(contextWith(count)).score),
      );
    this.boxes = arrangedIn(this.context).boxes;
  }

  /** Whether the title block leaves some facts and notes to another sheet. */
  get movesFacts(): boolean {
    return this.context.factCount !== undefined;
  }

  /** The scale of the first drawing; undefined if it fits at none, or if there is no drawing. */
  get scale(): PrintScale | undefined {
    const [first] = this.context.viewports;
    return first && this.context.scaleOf(first);
  }

  /** The drawings that are too large for their box at every standard scale. */
  get unfit(): readonly ViewportBlock[] {
    return this.context.viewports.filter((block) => !this.context.scaleOf(block));
  }

  /** The blocks that have no room on the sheet. */
  get missing(): readonly SheetBlock[] {
    return this.shown.filter(({ id }) => !this.boxes.has(id));
  }

  /** The blocks whose text is partly cut off, with the names of these texts. */
  get cut(): readonly CutBlock[] {
    return this.sheet.blocks.flatMap((block) => {
      const box = this.boxes.get(block.id);
      const names = box && blockKindOf(block).cut?.(block, box, this.context);
      return names && names.length > 0 ? [{ block, names }] : [];
    });
  }

  /** A sentence for each block that can't show its content, saying why; each sentence once. */
  get lacks(): readonly string[] {
    const sentenceOf = (block: SheetBlock): string | undefined => {
      const box = this.boxes.get(block.id);
      return box && blockKindOf(block).lacks?.(block, box, this.context);
    };
    return [...new Set(this.shown.flatMap((block) => sentenceOf(block) ?? []))];
  }

  /** The blocks that the user has placed over a stamp space. */
  get overStamp(): readonly SheetBlock[] {
    const stamps = this.sheet.blocks.filter(({ type }) => type === 'stampSpace');
    return this.shown.filter((block) => {
      const covered = this.coveredBox(block);
      return stamps.some((stamp) => {
        const space = this.boxes.get(stamp.id);
        return stamp.id !== block.id && covered && space && isOverStamp(covered, space);
      });
    });
  }

  /** The area that a block covers. A drawing may cover less than its box. */
  private coveredBox(block: SheetBlock): Box | undefined {
    const box = this.boxes.get(block.id);
    const drawing = this.context.viewports.find(({ id }) => id === block.id);
    return box && drawing ? drawnBox(drawing, box, this.context) : box;
  }

  /** The labels that were left out for lack of room; drawings of shadows don't count, as they are too small for labels. */
  get leftOut(): readonly LeftOut[] {
    return this.viewports.flatMap((block) => (block.sun ? [] : this.leftOutIn(block)));
  }

  private leftOutIn(block: ViewportBlock): readonly LeftOut[] {
    const scale = this.scaleOf(block);
    return scale ? this.viewOf(block).leftOut(scale.feetPerInch) : [];
  }

  /** Which dimensions have their numbers, in each drawing that has a scale. */
  get numbers(): readonly DrawnNumbers[] {
    return this.viewports.flatMap((block) => {
      const scale = this.scaleOf(block);
      return scale ? this.viewOf(block).numbers(scale.feetPerInch) : [];
    });
  }

  /** Whether a drawing would fit its box at a larger scale. */
  get canBeLarger(): boolean {
    return this.context.viewports.some((block) => {
      const { feetPerInch: now = 0 } = this.scaleOf(block) ?? {};
      return !block.sun && this.scales(block).some(({ fits, feetPerInch }) => fits && feetPerInch < now);
    });
  }

  /** Degrees, clockwise, by which the drawings are turned. */
  get turn(): number {
    return this.context.turn;
  }

  get viewports(): readonly ViewportBlock[] {
    return this.context.viewports;
  }

  /** The scale of a viewport; undefined if it fits at none. */
  readonly scaleOf = (block: ViewportBlock): PrintScale | undefined => this.context.scaleOf(block);

  /** The name, the room on the paper in millimeters, and the scale of each drawing. */
  get measured(): readonly { readonly name: string; readonly box: Box; readonly scale: PrintScale }[] {
    return this.viewports.flatMap((block) => {
      const [box, scale] = [this.boxes.get(block.id), this.scaleOf(block)];
      return box && scale ? { name: titleOf(block), box: roomIn(block, box, this.context), scale } : [];
    });
  }

  /** Draws the sheet with changes, and with the same options except for those given. */
  with(change: Partial<Sheet>, options: Partial<SheetOptions> = {}): SheetDrawing {
    return new SheetDrawing(this.views, { ...this.sheet, ...change }, { ...this.options, ...options });
  }

  /** The scales to choose from. Which scales fit is found as if none were chosen, since other blocks may then lie elsewhere. */
  scales(block: ViewportBlock): readonly OfferedScale[] {
    const offered = this.offered.get(block) ?? this.offeredScales(block);
    this.offered.set(block, offered);
    return offered;
  }

  private offeredScales(block: ViewportBlock): readonly OfferedScale[] {
    const { feetPerInch, ...withoutScale } = block;
    if (feetPerInch !== undefined) {
      const blocks = this.sheet.blocks.map((one) => (one.id === block.id ? withoutScale : one));
      return this.with({ blocks }).scales(withoutScale);
    }
    const box = this.boxes.get(block.id);
    return box ? this.viewOf(block).scales(drawingRoom(block, box, this.context)) : [];
  }

  /** The addresses of the maps below the drawings. */
  get maps(): readonly string[] {
    const isGray = this.sheet.style === 'blackAndWhite';
    return sheetMaps(this.boxes, this.context).map((map) => addressOf(map, isGray));
  }

  draw(paper: Pen): void {
    const pen = this.sheet.style === 'blackAndWhite' ? new BlackAndWhitePen(paper) : paper;
    const border = borderOf(this.size);
    if (this.sheet.newerRecord) {
      const at = { x: (border.minX + border.maxX) / 2, y: (border.minY + border.maxY) / 2 };
      write(pen, at, 'This sheet needs a newer version of Homeplot.', letters.heading, { align: 'middle' });
    }
    // A DXF file shows the plan through its own viewports, without maps.
    if (!this.context.drawView) drawMaps(pen, sheetMaps(this.boxes, this.context), this.boxes, this.context);
    for (const block of this.sheet.blocks) {
      const box = this.boxes.get(block.id);
      if (box) blockKindOf(block).draw(block, box, pen, this.context);
    }
    const corner = this.corner && this.boxes.get(this.corner.id);
    if (isLetter(this.sheet)) return;
    if (corner) notchedFrame(pen, border, corner, borderWeight);
    else frame(pen, border, borderWeight);
    if (!this.sheet.testBar) return;
    const { isHalfSize, plan } = this.context;
    const at = { x: border.minX, y: border.maxY + testBarGap };
    drawTestBar(pen, at, { units: plan.settings.units, isHalfSize, room: boxWidth(border) });
  }

  /** The stamp space in the top right corner: one that the user put there, or the first block of the column at the right. */
  private get corner(): StampBlock | undefined {
    const first = this.shown.find((block) => !block.box && blockKindOf(block).zone === 'side');
    const stamps = this.sheet.blocks.filter((block) => block.type === 'stampSpace') as StampBlock[];
    return stamps.find((stamp) => {
      const box = this.boxes.get(stamp.id);
      return box && (stamp.box || stamp === first) && isCornerStamp(stamp, box, this.size);
    });
  }

  private viewOf(block: ViewportBlock): PlanView {
    const { sheet, views } = this;
    const set = [sheet, ...(views.plan.settings.sheets ?? [])];
    return views.of(block, {
      hidesNorth: sheet.blocks.some(({ type }) => type === 'titleBlock'),
      numbersEdges: set.some(({ blocks }) => blocks.some(namesEdges)),
      turn: this.turn,
      suns: sunsBeside(block, this.viewports),
    });
  }

  private scaleIn(block: ViewportBlock, boxes: Boxes): PrintScale | undefined {
    const box = boxes.get(block.id);
    if (!box || boxWidth(box) <= 0 || boxHeight(box) <= 0) return undefined;
    const view = this.viewOf(block);
    const room = drawingRoom(block, box, this.context);
    const { feetPerInch } = block;
    // If the plan has outgrown the chosen scale, the largest scale that fits is used.
    return feetPerInch !== undefined && view.fits(room, feetPerInch)
      ? scaleNamed(feetPerInch, this.views.plan.settings.units)
      : view.scaleFor(room);
  }
}

/** Draws a whole sheet in millimeters of paper. */
export const drawSheet = (plan: Plan, sheet: Sheet, pen: Pen, options: SheetOptions): void =>
  new SheetDrawing(new PlanViews(plan), sheet, options).draw(pen);
