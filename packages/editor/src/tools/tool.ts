// The contract of a tool: a pure step from its state and a pointer record to its next state and what comes of it.
// Tools return changes and never mutate; the editor carries out what they return.
import type { Box } from '@homeplot/plan/box';
import type { Tie } from '@homeplot/plan/anchorNames';
import type { Span } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { Labels } from '../scene/labels.ts';
import type { Selection } from '../scene/selection.ts';
import type { SpanValues } from '../typing/spans.ts';
import type { Viewport } from '../scene/viewport.ts';

/** A press, move or release of mouse, pen or finger, as plain data. */
export interface Pointer {
  readonly phase: 'down' | 'move' | 'up' | 'double';
  /** Where on the plan, in feet, not snapped. */
  readonly at: Point;
  /** Where on the canvas, in CSS pixels. */
  readonly screen: Point;
  readonly shift: boolean;
  /** A finger: aims less sharply than a mouse. */
  readonly coarse: boolean;
  /** Whether the point was typed, and is to be taken as it is. */
  readonly exact?: boolean;
  /** What of an exact point was typed; the rest goes by where the hand aimed. */
  readonly typed?: SpanValues;
  /** Alt: nothing snaps but to the grid. */
  readonly free?: boolean;
  /** The keyboard's crosshair, which goes by squares and is drawn no further than to the next. */
  readonly stepped?: boolean;
}

export interface Toast {
  readonly text: string;
  readonly tone: 'success' | 'info' | 'error';
  /** Name of a command that the toast offers, with the words of its button. */
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
  /** Shown, not done, until the next step. */
  readonly preview?: readonly Change[];
  /** Done, as one entry of the history called label. */
  readonly commit?: readonly Change[];
  readonly label?: string;
  readonly select?: Selection;
  readonly toast?: Toast;
  readonly prompt?: Prompt;
  readonly viewport?: Viewport;
  /** The transform whose values are to be asked for. */
  readonly ask?: string;
}

/** What lies under a point. */
export interface Hit {
  readonly object: PlanObject;
  readonly part?: string;
}

export interface JointHit {
  readonly object: PlanObject;
  readonly joint: string;
  readonly at: Point;
}

/** Where a pointer aims: the point that a tool takes for it, and the place of an object that it lies on. */
export interface Aimed {
  readonly at: Point;
  readonly tie?: Tie;
}

/** What narrows an aim. */
export interface AimOptions {
  /** The point before, from which a locked direction goes and a perpendicular falls. */
  readonly from?: Point;
  /** The point before that: a locked direction goes squarely to the edge between them. */
  readonly before?: Point | undefined;
  /** Whether the foot of that perpendicular comes before a middle, and before an end that is farther away. */
  readonly squarely?: boolean;
  /** Other points of what is being drawn, that guides go by. */
  readonly earlier?: readonly Point[];
  /** Ids of objects that are no targets, since they move along. */
  readonly leaveOut?: ReadonlySet<string>;
  /** The box of what moves along with the point, from the point on: what is spaced evenly is spaced by its edges. */
  readonly extent?: Box;
  /** Where a point goes that nothing draws; to the grid where missing. */
  readonly settle?: (at: Point) => Point;
}

/** What can be typed at a state of a tool: the next point, as it lies from another. */
export interface Reach extends Span {
  /** Where the point is now, where that is not what was aimed at last. */
  readonly at?: Point;
}

/** What a tool may ask. Tolerances are CSS pixels. */
export interface Scene {
  readonly plan: Plan;
  readonly selection: Selection;
  readonly viewport: Viewport;
  /** How large the plan is taken to be looked at: the sizes of what is stored come from this, not from the viewport. */
  readonly reading: Pick<Viewport, 'siteExtent' | 'pxPerFoot'>;
  /** Where labels stand. */
  readonly labels: Labels;
  /** The point on the grid nearest to one, in feet. */
  snap(at: Point): Point;
  /**
   * The point that a pointer aims at: as typed, else an object's place nearby, else on the grid; with Shift squarely to
   * the edge before, or in steps of 15 degrees from the point before.
   */
  aim(pointer: Pointer, options?: AimOptions): Aimed;
  /** The whole number of squares nearest to a length, in feet. */
  readonly snapLength: (length: number) => number;
  /** The ids of what is selected together with an object: those of its group that may be changed. */
  together(object: PlanObject): readonly string[];
  /** What is shown under a point and may be changed. */
  hit(at: Point): Hit | undefined;
  /** The nearest joint shown within tolerance; of several at one place that of the topmost object. */
  jointAt(at: Point, tolerance: number, leaveOut?: ReadonlySet<string>): JointHit | undefined;
  /** The same of objects that may be changed. */
  jointToGrab(at: Point, tolerance: number): JointHit | undefined;
  /** The box round objects of the plan, without their labels; empty where there are none. */
  boxAround(ids: ReadonlySet<string>): Box;
  /** The objects shown nearest to a point, locked ones as well, from the nearest, within feet of it. */
  nearest(at: Point, reach: number, leaveOut?: ReadonlySet<string>): readonly PlanObject[];
  /** Objects that may be changed and whose boxes meet the box, in draw order from the top. */
  near(box: Box): readonly PlanObject[];
  /** Objects that are drawn, locked ones as well, in no order: to be built against. */
  shownIn(box: Box): readonly PlanObject[];
  /** All objects, hidden ones as well, in no order: for what is joined. */
  search(box: Box): readonly PlanObject[];
  /** A new object of a kind above all others; undefined where the placement makes none. preview: not to be kept. */
  create(type: string, from: Point, to?: Point, preview?: boolean): PlanObject | undefined;
  newId(): string;
}

/** What a tool has measured, and what can be made of it. */
export interface Reading {
  readonly title: string;
  /** Where it ends. */
  readonly at: Point;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly actions: readonly { readonly name: string; readonly label: string }[];
}

export interface Tool<S = unknown> {
  readonly name: string;
  readonly title: string;
  /** The key that picks it; what stands on a shelf of the library needs none. */
  readonly key?: string;
  /** The shelf of the library that it stands on; the toolbar has those without. */
  readonly shelf?: string;
  /** Other words by which people look for it. */
  readonly also?: string;
  /** A few words on how it is used. */
  readonly hint: string;
  /** CSS cursor over the canvas. */
  readonly cursor: string;
  /** Whether it draws by dragging; the keyboard then presses with one Enter and releases with the next. */
  readonly drags?: boolean;
  readonly idle: S;
  /** The state in which it is taken in hand, where what is selected is what it is for. */
  begin?(scene: Scene): S;
  /** Goes on with what was left for another tool; undefined where that is too little to be kept. */
  resume?(state: S, scene: Scene): Step<S> | undefined;
  /** Whether something is begun, or left on the canvas, that Escape is to end. */
  isBusy(state: S): boolean;
  pointer(state: S, pointer: Pointer, scene: Scene): Step<S>;
  /** From where lengths and angles can be typed now; undefined where none can. */
  reach?(state: S, scene: Scene): Reach | undefined;
  /** Ends what is drawn point by point, as Enter does where the crosshair is not in use. */
  finish?(state: S, scene: Scene): Step<S>;
  /** Takes the last point back of what is drawn point by point. */
  takeBack?(state: S, scene: Scene): Step<S>;
  /** What it has measured, as a panel shows it. */
  reading?(state: S, scene: Scene): Reading | undefined;
  /** Carries out one of the reading's actions. */
  act?(state: S, action: string, scene: Scene): Step<S>;
  /** The answer to a prompt; undefined where it was dismissed. */
  answer?(state: S, answer: string | undefined, scene: Scene): Step<S>;
  /** Marks above the plan: marquee, measuring line, snap mark. */
  draw?(state: S, pen: Pen, scene: Scene): void;
}

/** CSS pixels, as specified or as usual. */
export const tolerances = {
  /** Further than this a press is a drag. */
  drag: 4,
  /** A line or a gate within this is hit. */
  hit: 5,
  handle: 10,
  jointGrab: 10,
  jointSnap: 15,
  /** A place of an object, by mouse and by finger; any point of an edge. */
  snap: 10,
  touchSnap: 15,
  edgeSnap: 5,
  /** How far off a guide draws, and how far away what it goes by may be, and the rest of a row. */
  guide: 4,
  guideSight: 240,
  rowSight: 720,
  entranceEdge: 10,
  /** How far off its object a turning handle stands. */
  handleOff: 26,
} as const;

export const isDrag = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > tolerances.drag;
