// The title block and the legend of sheets, below a picture of a plan that has no sheet.
import { type Box, boxWidth } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import type { LegendBlock, SheetBlock, TitleBlock, ViewportBlock } from '@homeplot/plan/sheet';
import { millimetersPerInch, scaleNamed } from '../paper/drawingScale.ts';
import { legend } from '../sheets/blocks/legend.ts';
import { titleBlock } from '../sheets/blocks/titleBlock.ts';
import type { BlockKind, SheetContext } from '../sheets/view/context.ts';
import { smallestLetters } from '../paper/paperText.ts';
import { ViewportPen } from '../sheets/pens/viewportPen.ts';
import { PlanView } from '../sheets/view/planView.ts';

/** Millimeters between the plan and the blocks. */
const gap = 8;
/** Minimum width of the blocks in millimeters. */
const minWidth = 100;

const title: TitleBlock = { id: 'title', type: 'titleBlock' };
const list: LegendBlock = { id: 'legend', type: 'legend' };

export class PictureBlocks {
  private readonly ground: Box;
  private readonly context: SheetContext;
  /** Millimeters of paper per foot. */
  private readonly scale: number;
  private readonly width: number;
  private readonly view: PlanView;

  /** ground: the box of the plan in feet; the blocks are drawn below it. */
  constructor(plan: Plan, ground: Box, feetPerInch: number) {
    this.ground = ground;
    this.scale = millimetersPerInch / feetPerInch;
    this.width = Math.max(minWidth, boxWidth(ground) * this.scale);
    const viewport: ViewportBlock = {
      id: 'drawing',
      type: 'viewport',
      ...(plan.settings.elevations?.earthwork ? { earthwork: true } : {}),
    };
    this.view = new PlanView(plan, { hidesNorth: false, numbersEdges: false, turn: 0 }, viewport);
    this.context = {
      date: '',
      isPlain: true,
      turn: 0,
      plan,
      sheet: { id: '', title: '', paper: '', orientation: 'landscape', style: 'color', blocks: [viewport] },
      size: { width: this.width, height: Infinity },
      viewports: [viewport],
      viewOf: () => this.view,
      scaleOf: () => scaleNamed(feetPerInch, plan.settings.units),
    };
  }

  draw(pen: Pen): void {
    const { minX, maxY } = this.ground;
    const at = { x: minX, y: maxY + gap / this.scale };
    const placement = { from: { x: 0, y: 0 }, at, scale: 1 / this.scale };
    const paper = new ViewportPen(pen, placement, smallestLetters);
    let minY = 0;
    const add = <B extends SheetBlock>(kind: BlockKind<B>, block: B): void => {
      const box = {
        minX: 0,
        minY,
        maxX: this.width,
        maxY: minY + kind.height(block, this.width, this.context),
      };
      kind.draw(block, box, paper, this.context);
      minY = box.maxY;
    };
    if (this.hasTitleBlock) add(titleBlock, title);
    if (this.hasLegend) add(legend, list);
  }

  /** Whether the title block has anything to say. */
  private get hasTitleBlock(): boolean {
    const { title: name, address, parcel, north, project = {} } = this.context.plan.settings;
    const facts = [name, address, parcel, ...Object.values(project), ...this.view.notes];
    return north !== 0 || facts.some(Boolean);
  }

  /** Whether it has a legend: a plan with an address is probably shown to others, and statuses need one to be understood. */
  private get hasLegend(): boolean {
    const { objects, settings } = this.view.plan;
    return Boolean(settings.address || settings.parcel) || [...objects.values()].some(({ status }) => status);
  }
}
