// A view of the site from above, as large as its box allows. It is a picture without a scale.
import { type Box, boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { drawMassing, type Massing, massingOf, massingTitle, usualView } from '@homeplot/plan/massing';
import type { Plan } from '@homeplot/plan/plan';
import type { MassingBlock, SheetBlock } from '@homeplot/plan/sheet';
import { smallestLetters } from '../../paper/paperText.ts';
import { ViewportPen } from '../pens/viewportPen.ts';
import type { BlockKind } from '../view/context.ts';
import { planOnSheet, shadowWords, sunTimeOf } from '../view/shadows.ts';
import { drawTitle, titleRoom } from './viewport.ts';

/** Millimeters below the picture. */
const gap = 3;

const views = new WeakMap<Plan, Map<string, Massing>>();

/** The view of a plan without its hidden layers, cached for the plan. */
function viewOf(plan: Plan, block: MassingBlock, isGray: boolean): Massing {
  const { turn, tilt, moment } = block;
  const sun = sunTimeOf(block, plan);
  const known = views.get(plan) ?? new Map<string, Massing>();
  views.set(plan, known);
  const name = JSON.stringify([turn, tilt, moment, sun, isGray]);
  const layers = printedLayersOf(plan.settings);
  const made =
    known.get(name) ??
    massingOf(plan, {
      turn: turn ?? usualView.turn,
      tilt: tilt ?? usualView.tilt,
      moment: moment ?? 'after',
      sun,
      isGray,
      isShown: (object) => layers.isVisible(object),
    });
  known.set(name, made);
  return made;
}

export const massing: BlockKind<MassingBlock> = {
  type: 'massing',
  title: 'View from above',
  zone: 'drawing',
  name: ({ moment = 'after' }) => `View from above, ${moment}`,
  height: (_, width) => width,
  draw(block, box, pen, context) {
    const { sheet } = context;
    const plan = planOnSheet(context);
    const picture = viewOf(plan, block, sheet.style === 'blackAndWhite');
    const room: Box = { ...box, maxY: box.maxY - titleRoom };
    const scale = Math.min(boxWidth(room) / boxWidth(picture.box), boxHeight(room) / boxHeight(picture.box));
    if (!(scale > 0) || !Number.isFinite(scale)) return;
    const placement = { from: boxCenter(picture.box), at: boxCenter(room), scale };
    drawMassing(picture, new ViewportPen(pen, placement, smallestLetters));
    const { turn = usualView.turn, moment = 'after' } = block;
    // The title follows the picture.
    const below = Math.min(room.maxY, placement.at.y + (boxHeight(picture.box) * scale) / 2 + gap);
    drawTitle(
      pen,
      { ...room, maxY: below },
      block.title || massingTitle({ turn, moment }, plan.settings.north),
      ['Not to scale', ...shadowWords(block, plan)].join(' · '),
    );
  },
};

const title: SheetBlock = { id: 'title', type: 'titleBlock' };

/** The views before and after the project, side by side. */
export const massingBlocks: readonly SheetBlock[] = [
  ...(['before', 'after'] as const).map((moment): MassingBlock => ({ id: moment, type: 'massing', moment })),
  title,
];
