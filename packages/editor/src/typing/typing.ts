// Values typed while a tool draws or drags. Replaces the points of pointer records by typed ones, and completes steps.
import type { Point } from '@homeplot/plan/point';
import type { WantedDistance } from '@homeplot/plan/placeByDistance';
import type { PlacingAid } from '../snapping/placingAid.ts';
import type { Pointer, Reach, Step, Tool } from '../tool/tool.ts';
import { toScreen, type Viewport } from '../view/viewport.ts';
import { spanPoint, type SpanValues, spanValues } from '../view/spans.ts';

interface TypingHand {
  readonly scene: {
    readonly viewport: Viewport;
    readonly aid: PlacingAid | undefined;
    readonly snapping: { aimed: Point | undefined; snapped: unknown };
  };
  readonly editor: { show(viewport: Viewport): void };
  readonly tool: Tool;
  readonly reach: Reach | undefined;
  cursor: { readonly at: Point; readonly isPressed: boolean } | undefined;
  /** The point that its tool would use for a record. */
  aimPoint(pointer: Pointer): Point | undefined;
  pointer(pointer: Pointer): void;
  /** Passes a record on even if nothing seems to have changed. */
  repeatPointer(pointer: Pointer): void;
  /** Brings what is drawn from the origin to a typed point into view. */
  revealTyped(from: Point, to: Point): void;
}

const none: SpanValues = {};

export class Typing {
  values: SpanValues = none;
  /** Typed distances to lot lines and buildings. */
  distances: readonly WantedDistance[] = [];
  private readonly hand: TypingHand;
  /** The last pointer record, and whether the pointer is pressed. */
  private last: Pointer | undefined;
  private isPressed = false;
  /** The origin that the values belong to. */
  private origin: Reach | undefined;
  /** The view before it followed typed values, and after. */
  private followed: { readonly before: Viewport; readonly after: Viewport } | undefined;

  constructor(hand: TypingHand) {
    this.hand = hand;
  }

  /** The record with the typed point. */
  applyTo(pointer: Pointer): Pointer {
    // What was accepted stays in view.
    if (pointer.phase !== 'move') this.followed = undefined;
    if (pointer.exact) return pointer;
    this.last = pointer;
    if (pointer.phase === 'down') this.isPressed = true;
    if (pointer.phase === 'up') this.isPressed = false;
    const { reach } = this.hand;
    const record = this.distances.length > 0 ? { ...pointer, byDistance: true } : pointer;
    if (this.values === none || !reach) return record;
    return this.exactAt(record, this.pointOf(reach, pointer));
  }

  /** Called when the gesture is cancelled. */
  reset(): void {
    this.isPressed = false;
    this.restoreView();
    this.clear();
  }

  /** Called after each step: clears the values when their origin changes. */
  resetIfMoved(): void {
    const { reach } = this.hand;
    const { origin } = this;
    const isSame =
      reach && reach.as === origin?.as && reach.from.x === origin.from.x && reach.from.y === origin.from.y;
    if (!isSame) this.clear();
    this.origin = reach;
  }

  /** The current point of the span whose values can be typed. */
  get point(): Point | undefined {
    const { reach, scene } = this.hand;
    return reach && (reach.at ?? scene.snapping.aimed ?? reach.from);
  }

  /** The values to show in the fields: the typed ones, the others as the pointer has them. */
  get shown(): Required<SpanValues> | undefined {
    const { reach } = this.hand;
    return reach && { ...spanValues(reach, this.point ?? reach.from), ...this.values };
  }

  /** Sets the typed values, updates the preview and shows what they lead to, as far as it is out of view. */
  type(values: SpanValues): void {
    this.values = Object.keys(values).length > 0 ? values : none;
    this.restoreView();
    const { hand, last } = this;
    const { scene } = hand;
    if (!last || !hand.reach) return;
    this.repeat();
    const { reach, point } = { reach: hand.reach, point: this.point };
    const before = scene.viewport;
    if (reach && point && this.values !== none) hand.revealTyped(reach.from, point);
    if (scene.viewport !== before) this.followed = { before, after: scene.viewport };
  }

  /** Sets the typed distances and updates the preview. */
  typeDistances(distances: readonly WantedDistance[]): void {
    this.distances = distances;
    if (this.hand.reach) this.repeat();
  }

  /** Passes the last pointer record again, because what it leads to has changed. */
  repeat(): void {
    if (this.last) this.hand.repeatPointer({ ...this.last, phase: 'move' });
  }

  /** The step with the placed object moved so that its typed distances hold. */
  atDistances<S>(step: Step<S>): Step<S> {
    const { distances, hand } = this;
    const { preview, commit } = step;
    const { aid } = hand.scene;
    if (distances.length === 0 || !aid) return step;
    const shown = preview && aid.placed(preview, distances);
    const applied = commit && aid.placed(commit, distances);
    return { ...step, ...(shown ? { preview: shown } : {}), ...(applied ? { commit: applied } : {}) };
  }

  /** Completes the step with the typed values: by a release during a drag, else by a click. */
  enter(): void {
    const { hand, last } = this;
    const { reach, cursor } = hand;
    if (!reach) return;
    const { screen, ...keys } = last ?? defaultPointer;
    const up: Pointer = { ...keys, screen, phase: 'up' };
    // If only distances are typed, everything else follows the pointer.
    const followsPointer = last && this.values === none && this.distances.length > 0;
    const pointer = followsPointer
      ? { ...up, byDistance: true }
      : this.exactAt(up, this.pointOf(reach, last));
    const isDrag = hand.tool.drags === true || this.isPressed;
    this.isPressed = false;
    if (cursor) hand.cursor = { at: pointer.at, isPressed: false };
    if (!isDrag) hand.pointer({ ...pointer, phase: 'down' });
    hand.pointer(pointer);
  }

  private pointOf(reach: Reach, pointer: Pointer | undefined): Point {
    const toward = pointer && this.hand.aimPoint(pointer);
    this.hand.scene.snapping.snapped = undefined;
    return spanPoint(reach, this.values, toward ?? reach.at ?? reach.from);
  }

  private exactAt(pointer: Pointer, at: Point): Pointer {
    const screen = toScreen(this.hand.scene.viewport, at);
    const byDistance = this.distances.length > 0 ? { byDistance: true } : {};
    return { ...pointer, at, screen, shift: false, exact: true, typed: this.values, ...byDistance };
  }

  /** Shows the view from before it followed typed values, unless the user has moved it since. */
  private restoreView(): void {
    const { followed, hand } = this;
    this.followed = undefined;
    if (followed?.after === hand.scene.viewport) hand.editor.show(followed.before);
  }

  private clear(): void {
    this.values = none;
    this.distances = [];
  }
}

const defaultPointer: Pointer = {
  phase: 'move',
  at: { x: 0, y: 0 },
  screen: { x: 0, y: 0 },
  shift: false,
  coarse: false,
};
