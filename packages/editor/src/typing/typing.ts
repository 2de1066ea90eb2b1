// What is typed over the pointer while a tool draws or drags. It turns the hand's records into typed ones, and makes those
// that complete a step.
import type { Point } from '@homeplot/plan/point';
import type { Pointer, Reach, Tool } from '../tools/tool.ts';
import { toScreen, type Viewport, wayIntoSight } from '../viewport.ts';
import { spanPoint, type SpanValues, spanValues } from './spans.ts';

/** What typing asks of the editor, and tells it. */
export interface Hands {
  readonly viewport: Viewport;
  readonly tool: Tool;
  readonly reach: Reach | undefined;
  readonly snapping: { aimed: Point | undefined; snapped: unknown };
  cursor: { readonly at: Point; readonly held: boolean } | undefined;
  /** Where the tool in hand would have the point for a record of the hand. */
  aimedBy(pointer: Pointer): Point | undefined;
  pointer(pointer: Pointer): void;
  /** The same, told of even where it leads to the same place. */
  pointAgain(pointer: Pointer): void;
  panBy(dx: number, dy: number): void;
}

const none: SpanValues = {};

export class Typing {
  values: SpanValues = none;
  private readonly hands: Hands;
  /** The hand's last record, and whether it is pressed. */
  private last: Pointer | undefined;
  private held = false;
  /** What the values are of. */
  private of: Reach | undefined;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  /** The record with what was typed in it. */
  typed(pointer: Pointer): Pointer {
    if (pointer.exact) return pointer;
    this.last = pointer;
    if (pointer.phase === 'down') this.held = true;
    if (pointer.phase === 'up') this.held = false;
    if (this.values === none) return pointer;
    const { reach } = this.hands;
    return reach ? this.exactly(pointer, this.pointOf(reach, pointer)) : pointer;
  }

  /** The gesture was given up. */
  drop(): void {
    this.held = false;
    this.values = none;
  }

  /** After each step: what was typed for one point does not go over to the next. */
  follow(): void {
    const { reach } = this.hands;
    const { of } = this;
    const isSame =
      reach && of && reach.as === of.as && reach.from.x === of.from.x && reach.from.y === of.from.y;
    if (!isSame) this.values = none;
    this.of = reach;
  }

  /** Where the point is that the fields measure. */
  get point(): Point | undefined {
    const { reach, snapping } = this.hands;
    return reach && (reach.at ?? snapping.aimed ?? reach.from);
  }

  /** What the fields show now. */
  get shown(): Required<SpanValues> | undefined {
    const { reach } = this.hands;
    return reach && { ...spanValues(reach, this.point ?? reach.from), ...this.values };
  }

  /** Takes the values that stand in the fields, and shows what comes of them. */
  type(values: SpanValues): void {
    this.values = Object.keys(values).length > 0 ? values : none;
    if (this.last && this.hands.reach) this.hands.pointAgain({ ...this.last, phase: 'move' });
  }

  /** Completes the step with what was typed: by a release where a drag is under way, else by a click. */
  enter(): void {
    const { hands, last } = this;
    const { reach, cursor } = hands;
    if (!reach) return;
    const { screen, ...keys } = last ?? blank;
    const pointer = this.exactly({ ...keys, screen, phase: 'up' }, this.pointOf(reach, last));
    const isDrag = hands.tool.drags === true || this.held;
    this.held = false;
    if (cursor) hands.cursor = { at: pointer.at, held: false };
    if (!isDrag) hands.pointer({ ...pointer, phase: 'down' });
    hands.pointer(pointer);
    const { x, y } = wayIntoSight(hands.viewport, pointer.at);
    if (cursor && (x !== 0 || y !== 0)) hands.panBy(x, y);
  }

  private pointOf(reach: Reach, pointer: Pointer | undefined): Point {
    const toward = pointer && this.hands.aimedBy(pointer);
    this.hands.snapping.snapped = undefined;
    return spanPoint(reach, this.values, toward ?? reach.at ?? reach.from);
  }

  private exactly(pointer: Pointer, at: Point): Pointer {
    return { ...pointer, at, screen: toScreen(this.hands.viewport, at), shift: false, exact: true };
  }
}

const blank: Pointer = {
  phase: 'move',
  at: { x: 0, y: 0 },
  screen: { x: 0, y: 0 },
  shift: false,
  coarse: false,
};
