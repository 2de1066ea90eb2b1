// The active tool with its state and its preview, and queries about them.
import type { Box } from '@homeplot/plan/box';
import { assuming, confirmed } from '@homeplot/plan/assumed';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { isNote } from '@homeplot/plan/located';
import type { Pen } from '@homeplot/plan/pen';
import { type Change, inDrawingOrder, objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { drawingBox } from '../scene/intoView.ts';
import type { OpenScene } from '../scene/scene.ts';
import type { Selection } from '../view/selection.ts';
import { toolNamed } from '../tools/index.ts';
import type { Hints, Pointer, Prompt, Reach, Reading, Step, Tool } from '../tool/tool.ts';

/** Fields of objects; those of a kind are used only with its own tool. */
export type GivenFields = Partial<PlanObject> & Readonly<Record<string, unknown>>;

export interface Crosshair {
  readonly at: Point;
  /** Whether Enter has pressed it and not yet released it. */
  readonly isPressed: boolean;
  /** Whether it ended a drawing at a typed point, and hasn't been moved since. */
  readonly endedByTyping?: true;
}

/** A state with the objects in it as they are now; undefined if one that it needs is gone. */
export type AdaptState = (tool: Tool, state: unknown) => { readonly state: unknown } | undefined;

export class HeldTool {
  tool: Tool = toolNamed('select');
  protected previous = this.tool.name;
  /** Changes that are shown but not applied. */
  preview: readonly Change[] = [];
  /** Changes proposed by a transform, shown while the tool has no preview. */
  protected proposed: readonly Change[] = [];
  /** Whether a one-shot tool stays active after its edit. */
  isKept = false;
  prompt: Prompt | undefined;
  /** The tool's current measurement. */
  reading: Reading | undefined;
  /** The keyboard crosshair, if in use. */
  cursor: Crosshair | undefined;
  /** Where a mouse or a pen is over the canvas, in CSS pixels. */
  hover: Point | undefined;
  /** Whether a pen draws, so that fingers pan. */
  penDraws = false;
  readonly scene: OpenScene;
  protected state: unknown = this.tool.idle;
  /** Unfinished drawings of other tools, and the steps that resume them. */
  protected readonly suspended = new Map<Tool, Step<unknown>>();

  /** The state and the selection before the press in progress. */
  protected beforePress: { readonly state: unknown; readonly selection: Selection } | undefined;

  /** Fields of the next object that the tool draws, such as its status. */
  protected given: GivenFields | undefined;

  constructor(scene: OpenScene) {
    this.scene = scene;
  }

  /** Remembers what a press may change, for `interrupt`. A finger that first aims begins its press before the tool sees it. */
  beginPress(): void {
    this.beforePress ??= { state: this.state, selection: this.scene.selection };
  }

  /** Whether a press is in progress that can be canceled. */
  get isPressed(): boolean {
    return this.beforePress !== undefined;
  }

  /** Whether a gesture is in progress, or a measurement is on the canvas. */
  get isBusy(): boolean {
    return this.tool.isBusy(this.state);
  }

  /** Whether the preview shows what a press at the pointer would place. */
  get showsGhost(): boolean {
    return this.preview.length > 0 && this.preview !== this.proposed && !this.isBusy;
  }

  /** Whether a drawing made point by point is in progress. */
  get isTracing(): boolean {
    return this.tool.finish !== undefined && this.isBusy;
  }

  /** Whether points have been set that a later press completes. Only finishing, Cancel and Escape end such a drawing. */
  get isDrawing(): boolean {
    const { tool, state } = this;
    return tool.isDrawing ? tool.isDrawing(state) : !tool.drags && !tool.picks && tool.isBusy(state);
  }

  /** How to use the tool as it is now. */
  get hint(): Hints {
    return this.tool.stepHint?.(this.state) ?? this.tool;
  }

  /** Watchers are notified when this text changes. */
  protected get progress(): string {
    return `${this.isTracing} ${this.isDrawing} ${this.hint.hint}`;
  }

  /** Whether a drag from here draws a whole object, and doesn't only set a point. */
  get dragsNow(): boolean {
    const { tool, scene } = this;
    return !this.isDrawing && (tool.drags === true || (tool.startsByDrag?.(scene) ?? false));
  }

  /** The unfinished drawings as plain data, for `restore`; the last is the one in progress, if there is one. */
  get drawings(): readonly { readonly tool: string; readonly state: unknown }[] {
    const suspended = [...this.suspended].map(([tool, { state }]) => ({ tool: tool.name, state }));
    return this.isDrawing ? [...suspended, { tool: this.tool.name, state: this.state }] : suspended;
  }

  /** The tool's changes with the given fields added to the new object, for one edit only, and what it was traced from. */
  protected takeGiven(changes: readonly Change[]): readonly Change[] {
    const { given, tool, scene } = this;
    const isDrawn = ({ id, type }: PlanObject): boolean => type === tool.name && !scene.plan.objects.has(id);
    if (!changes.some((change) => 'put' in change && isDrawn(change.put))) return changes;
    this.given = undefined;
    return changes.map((change) =>
      'put' in change && isDrawn(change.put)
        ? { put: withGiven({ ...change.put, ...tracedIn(scene, change.put) }, given) }
        : change,
    );
  }

  /** The state of a tool, if it is the active one. */
  stateOf<S>(tool: Tool<S>): S | undefined {
    return this.tool.name === tool.name ? (this.state as S) : undefined;
  }

  /** The origin for typed lengths and angles; undefined if none can be typed. */
  get reach(): Reach | undefined {
    return this.tool.reach?.(this.state, this.scene);
  }

  /** The point that the tool would use for a pointer record, without any effect. */
  aimPoint(pointer: Pointer): Point | undefined {
    const { state } = this.tool.pointer(this.state, { ...pointer, phase: 'move' }, this.scene);
    return this.tool.reach?.(state, this.scene)?.at ?? this.scene.snapping.aimed;
  }

  /** Puts objects that somebody else changed into all states; false if one that the active tool needs is gone. */
  protected adaptStates(adapted: AdaptState): boolean {
    for (const [tool, step] of this.suspended) {
      const now = adapted(tool, step.state);
      if (now) this.suspended.set(tool, { ...step, ...now });
      else this.suspended.delete(tool);
    }
    const { tool, beforePress } = this;
    const now = adapted(tool, this.state);
    if (!now) return false;
    this.state = now.state;
    const before = beforePress && adapted(tool, beforePress.state);
    this.beforePress = beforePress && { ...beforePress, ...(before ?? { state: tool.idle }) };
    return true;
  }

  /** Draws the tool's marks, the snap marker, and the distances of the object that is being placed or dragged. */
  drawMarks(pen: Pen): void {
    this.tool.draw?.(this.state, pen, this.scene);
    this.scene.snapping.draw(pen);
    this.scene.aid?.draw(pen);
  }

  /** The bounds of what is in progress, without the moving point of a drawing; empty if nothing is. */
  get box(): Box {
    const { tool, state, preview, scene } = this;
    return drawingBox(tool, tool.resume?.(state, scene) ?? { state, preview }, scene);
  }
}

/** The object with the given fields, which count as confirmed unless they are listed as assumed. */
function withGiven(object: PlanObject, { assumed = {}, ...fields }: GivenFields = {}): PlanObject {
  const known = Object.keys(fields).reduce((one, field) => confirmed(one, field), object);
  return assuming({ ...known, ...fields }, Object.keys(assumed));
}

/** The fields that say what a new object was traced from; none if it wasn't. */
function tracedIn(
  scene: Pick<OpenScene, 'visibleIn'>,
  object: PlanObject,
): Pick<PlanObject, 'source' | 'sourceFile' | 'accuracy'> {
  if (isNote(object)) return {};
  const traced = inDrawingOrder(scene.visibleIn(objectBox(object)))
    .flatMap((under) => kindOf(under).underlay?.traced(under) ?? [])
    .at(-1);
  return traced ? { source: 'traced', ...traced } : {};
}
