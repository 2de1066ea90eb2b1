// What is typed over the pointer while a tool draws or drags. It turns the hand's records into typed ones, and makes those
// that complete a step.
import type { Point } from '@homeplot/plan/point';
import type { Pointer, Reach, Tool } from '../tools/tool.ts';
import { toScreen, type Viewport } from '../scene/viewport.ts';
import { spanPoint, type SpanValues, spanValues } from './spans.ts';

/** What typing asks of the hand that it types for, and tells it. */
interface TypingHand {
  readonly scene: {
    readonly viewport: Viewport;
    readonly snapping: { aimed: Point | undefined; snapped: unknown };
  };
  readonly tool: Tool;
  readonly reach: Reach | undefined;
  cursor: { readonly at: Point; readonly held: boolean } | undefined;
  /** Where its tool would have the point for a record. */
  aimedBy(pointer: Pointer): Point | undefined;
  pointer(pointer: Pointer): void;
  /** The same, told of even where it leads to the same place. */
  pointAgain(pointer: Pointer): void;
}

const none: SpanValues = {};

export class Typing {
  values: SpanValues = none;
  private readonly hand: TypingHand;
  /** The hand's last record, and whether it is pressed. */
  private last: Pointer | undefined;
  private held = false;
  /** What the values are of. */
  private of: Reach | undefined;

  constructor(hand: TypingHand) {
    this.hand = hand;
  }

  /** The record with what was typed in it. */
  typed(pointer: Pointer): Pointer {
    if (pointer.exact) return pointer;
    this.last = pointer;
    if (pointer.phase === 'down') this.held = true;
    if (pointer.phase === 'up') this.held = false;
    if (this.values === none) return pointer;
    const { reach } = this.hand;
    return reach ? this.exactly(pointer, this.pointOf(reach, pointer)) : pointer;
  }

  /** The gesture was given up. */
  drop(): void {
    this.held = false;
    this.values = none;
  }

  /** After each step: what was typed for one point does not go over to the next. */
  follow(): void {
    const { reach } = this.hand;
    const { of } = this;
    const isSame =
      reach && of && reach.as === of.as && reach.from.x === of.from.x && reach.from.y === of.from.y;
    if (!isSame) this.values = none;
    this.of = reach;
  }

  /** Where the point is that the fields measure. */
  get point(): Point | undefined {
    const { reach, scene } = this.hand;
    return reach && (reach.at ?? scene.snapping.aimed ?? reach.from);
  }

  /** What the fields show now. */
  get shown(): Required<SpanValues> | undefined {
    const { reach } = this.hand;
    return reach && { ...spanValues(reach, this.point ?? reach.from), ...this.values };
  }

  /** Takes the values that stand in the fields, and shows what comes of them. */
  type(values: SpanValues): void {
    this.values = Object.keys(values).length > 0 ? values : none;
    if (this.last && this.hand.reach) this.hand.pointAgain({ ...this.last, phase: 'move' });
  }

  /** Completes the step with what was typed: by a release where a drag is under way, else by a click. */
  enter(): void {
    const { hand, last } = this;
    const { reach, cursor } = hand;
    if (!reach) return;
    const { screen, ...keys } = last ?? blank;
    const pointer = this.exactly({ ...keys, screen, phase: 'up' }, this.pointOf(reach, last));
    const isDrag = hand.tool.drags === true || this.held;
    this.held = false;
    if (cursor) hand.cursor = { at: pointer.at, held: false };
    if (!isDrag) hand.pointer({ ...pointer, phase: 'down' });
    hand.pointer(pointer);
  }

  private pointOf(reach: Reach, pointer: Pointer | undefined): Point {
    const toward = pointer && this.hand.aimedBy(pointer);
    this.hand.scene.snapping.snapped = undefined;
    return spanPoint(reach, this.values, toward ?? reach.at ?? reach.from);
  }

  private exactly(pointer: Pointer, at: Point): Pointer {
    const screen = toScreen(this.hand.scene.viewport, at);
    return { ...pointer, at, screen, shift: false, exact: true, typed: this.values };
  }
}

const blank: Pointer = {
  phase: 'move',
  at: { x: 0, y: 0 },
  screen: { x: 0, y: 0 },
  shift: false,
  coarse: false,
};
