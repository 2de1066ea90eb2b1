// The interface of a tool: a pure function from its state and a pointer record to the next state and its effects. Tools
// return changes and never mutate; the hand carries out what they return.
import type { Box } from '@homeplot/plan/box';
import type { Tie } from '@homeplot/plan/anchorNames';
import type { Span } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { DrawingAxis } from '../view/drawingAxis.ts';
import type { MovedBody } from '../view/movedBody.ts';
import type { Labels } from '../view/labels.ts';
import type { Selection } from '../view/selection.ts';
import type { SpanValues } from '../view/spans.ts';
import type { Viewport } from '../view/viewport.ts';

/** A press, move or release of mouse, pen or finger, as plain data. */
export interface Pointer {
  readonly phase: 'down' | 'move' | 'up' | 'double';
  /** Plan position in feet, not snapped. */
  readonly at: Point;
  /** Canvas position in CSS pixels. */
  readonly screen: Point;
  readonly shift: boolean;
  /** Touch, which is less precise than a mouse. */
  readonly coarse: boolean;
  /** Whether the point was typed and must not be snapped. */
  readonly exact?: boolean;
  /** The typed values of an exact point; the others follow the pointer. */
  readonly typed?: SpanValues;
  /** Whether its distances to others are typed, so that it moves even without an offset. */
  readonly byDistance?: boolean;
  /** Alt: snap to the grid only. */
  readonly free?: boolean;
  /** The keyboard crosshair, which moves by squares and snaps within a square. */
  readonly stepped?: boolean;
}

export interface Toast {
  readonly text: string;
  /** The message for touch, in place of `text` and `detail`, if it differs. */
  readonly touchText?: string;
  /** A second line. */
  readonly detail?: string | undefined;
  readonly tone: 'success' | 'info' | 'error';
  /** A command offered by a button of the toast. */
  readonly offer?: { readonly command: string; readonly label: string };
}

/** A question that is answered in place on the canvas. */
export interface Prompt {
  readonly label: string;
  readonly at: Point;
  readonly value: string;
}

export interface Step<S> {
  readonly state: S;
  /** Shown but not applied, until the next step. */
  readonly preview?: readonly Change[];
  /** Applied as one undo step with this label. */
  readonly commit?: readonly Change[];
  readonly label?: string;
  readonly select?: Selection;
  readonly toast?: Toast;
  readonly prompt?: Prompt;
  readonly viewport?: Viewport;
  /** Sets the drawing axis, and picks the previous tool again. */
  readonly axis?: DrawingAxis;
  /** The transform whose values are to be asked for. */
  readonly ask?: string;
}

/** The object or part at a point. */
export interface Hit {
  readonly object: PlanObject;
  readonly part?: string;
}

export interface JointHit {
  readonly object: PlanObject;
  readonly joint: string;
  readonly at: Point;
}

/** The point for a pointer, and the anchor that it snapped to. */
export interface Aimed {
  readonly at: Point;
  readonly tie?: Tie;
}

export interface AimOptions {
  /** The previous point, for locked directions and perpendiculars. */
  readonly from?: Point;
  /** The point before that: directions can be perpendicular or parallel to the edge between the two. */
  readonly before?: Point | undefined;
  /** Whether perpendicular feet win over midpoints and over places further away. */
  readonly preferPerpendicular?: boolean;
  /** Other points of the drawing, for guides. */
  readonly earlier?: readonly Point[];
  /** Ids of objects that can't be snapped to because they move too. */
  readonly exclude?: ReadonlySet<string>;
  /** The span that the dragged handle changes. For a width or a height only the distance from its origin counts. */
  readonly span?: Span | undefined;
}

/** A drag of whole objects. */
export interface BodyMove {
  readonly body: MovedBody;
  readonly ids: ReadonlySet<string>;
  /** The offset of the pointer, and the one on the grid; feet. */
  readonly offset: Point;
  readonly grid: Point;
  /** The axis along which Shift keeps the drag. */
  readonly along?: 'x' | 'y';
}

/** The origin and form of typed values for the next point. */
export interface Reach extends Span {
  /** The current point, if that is not the last aimed one. */
  readonly at?: Point;
  /** The id of the previewed object that moves as a whole, so that its distances to others can be typed. */
  readonly placed?: string;
}

/** What tools can query. Tolerances are in CSS pixels. */
export interface Scene {
  readonly plan: Plan;
  readonly selection: Selection;
  readonly viewport: Viewport;
  /** The view for default sizes of stored objects; independent of the viewport. */
  readonly nominalView: Pick<Viewport, 'siteExtent' | 'pxPerFoot'>;
  readonly labels: Labels;
  /** The nearest grid point, in feet. */
  snap(at: Point): Point;
  /** The point for a pointer: as typed, locked by Shift, snapped to an object, or on the grid. */
  aim(pointer: Pointer, options?: AimOptions): Aimed;
  /** The offset of a drag of whole objects: snapped to others, else on the grid; the pointer is at the offset of its point. */
  snapMove(pointer: Pointer, move: BodyMove): Point;
  /** Rounds a length in feet to the grid. */
  readonly snapLength: (length: number) => number;
  readonly locked: ReadonlySet<string>;
  /** Ids of the editable objects in an object's group, itself included; a locked object is by itself. */
  groupMembers(object: PlanObject): readonly string[];
  /** The editable object or part at a point. */
  hit(at: Point): Hit | undefined;
  /** The nearest visible joint within a tolerance; of several at one place that of the topmost object. */
  jointAt(at: Point, tolerance: number, exclude?: ReadonlySet<string>): JointHit | undefined;
  /** Like `jointAt`, for editable objects that are not locked. */
  jointToGrab(at: Point, tolerance: number): JointHit | undefined;
  /** The bounds of objects, without labels; empty if there are none. */
  boxAround(ids: ReadonlySet<string>): Box;
  /** The visible objects, locked ones included, within reach (feet) of a point, nearest first. */
  nearest(at: Point, reach: number, exclude?: ReadonlySet<string>): readonly PlanObject[];
  /** Editable objects whose boxes overlap the box, topmost first. */
  near(box: Box): readonly PlanObject[];
  /** Visible objects, locked ones included, in no order. */
  visibleIn(box: Box): readonly PlanObject[];
  /** All objects, hidden ones included, in no order; for joints. */
  search(box: Box): readonly PlanObject[];
  /** Degrees, clockwise, by which an object at an offset turns to be parallel to an edge near it; 0 for none. */
  parallelTurn(object: PlanObject, offset: Point): number;
  /** Creates an object on top of all others; undefined if it would be too small. preview: with a temporary id. */
  create(type: string, from: Point, to?: Point, preview?: boolean): PlanObject | undefined;
  /** Like `create`, for a box that is turned along the drawing axis. */
  createAlongAxis(type: string, from: Point, to?: Point, preview?: boolean): PlanObject | undefined;
  /** The direction along which boxes and lines are drawn. */
  readonly axis: DrawingAxis | undefined;
  newId(): string;
}

/** A tool's measurement, and actions on it. */
export interface Reading {
  readonly title: string;
  /** The end of the measurement. */
  readonly at: Point;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly actions: readonly { readonly name: string; readonly label: string }[];
}

/** How to use a tool, in a few words. */
export interface Hints {
  readonly hint: string;
  /** The hint for touch, if more differs than taps for clicks. */
  readonly touchHint?: string;
}

export interface Tool<S = unknown> extends Hints {
  readonly name: string;
  readonly title: string;
  /** Keyboard shortcut; optional for tools of the library. */
  readonly key?: string;
  /** Shelf of the library; tools without one are in the toolbar. */
  readonly shelf?: string;
  /** More search terms. */
  readonly also?: string;
  /** CSS cursor over the canvas. */
  readonly cursor: string;
  /** Whether it draws by dragging, so that Enter alternates between press and release. */
  readonly drags?: boolean;
  /** Whether its first drag draws a whole object, though it draws point by point. */
  startsByDrag?(scene: Scene): boolean;
  /** Whether it acts on what is there, as Select does. All other tools set points. */
  readonly picks?: boolean;
  /** Whether Select becomes active again after its edit, unless the tool is kept. */
  readonly oneShot?: true;
  readonly idle: S;
  /**
   * A sample of the state of a drawing, for reading a stored one: plain data that has what it needs. The name of an optional
   * field ends in `?`. Absent if a drawing isn't worth storing.
   */
  readonly stored?: object;
  /** The initial state if it depends on the selection. */
  begin?(scene: Scene): S;
  /** The state after Cancel; the idle state if absent. */
  canceled?(state: S, scene: Scene): S;
  /** The step that resumes an unfinished drawing; undefined if there is too little to keep. */
  resume?(state: S, scene: Scene): Step<S> | undefined;
  /** Whether a state still makes sense with objects that somebody else has changed; before: the state with the old objects. */
  survives?(state: S, before: S): boolean;
  /** The hint for a state; undefined to show `hint`. */
  stepHint?(state: S): Hints | undefined;
  /** Whether there is something in progress, or on the canvas, that Escape ends. */
  isBusy(state: S): boolean;
  /** Whether points have been set that a later press completes. If absent, a tool that doesn't drag or pick draws while busy. */
  isDrawing?(state: S): boolean;
  pointer(state: S, pointer: Pointer, scene: Scene): Step<S>;
  /** The origin for typed lengths and angles; undefined if none can be typed. */
  reach?(state: S, scene: Scene): Reach | undefined;
  /** Finishes a drawing made point by point. */
  finish?(state: S, scene: Scene): Step<S>;
  /** Removes the last point of a drawing. */
  undoPoint?(state: S, scene: Scene): Step<S>;
  reading?(state: S, scene: Scene): Reading | undefined;
  act?(state: S, action: string, scene: Scene): Step<S>;
  /** Handles the answer to a prompt; undefined if it was dismissed. */
  answer?(state: S, answer: string | undefined, scene: Scene): Step<S>;
  /** Draws marks above the plan, such as the marquee. */
  draw?(state: S, pen: Pen, scene: Scene): void;
}
