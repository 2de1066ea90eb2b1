// Fingers on the canvas. With a tool that picks objects, one finger presses and drags them. With other tools it sets a point
// where it is lifted, so that it can be aimed. Two fingers pan and zoom. A finger that is held still opens the menu, or aims
// precisely. Where a pen draws, fingers pan. Positions are on the canvas, in CSS pixels.
import type { Editor } from '@homeplot/editor/editor';
import { handleAt, handlesOf } from '@homeplot/editor/handles';
import type { Pointer } from '@homeplot/editor/tool';
import { tolerances } from '@homeplot/editor/tolerances';
import { toPlan } from '@homeplot/editor/viewport';
import { distance, type Point } from '@homeplot/plan/point';
import type { ShowLoupe } from '../overlay/loupeView.ts';
import { Pinch } from './pinch.ts';

export interface FingerOptions {
  readonly menu: (at: Point) => void;
  /** A press and its release have been passed to the tool. */
  readonly pressed: (pointer: Pointer) => void;
  readonly showLoupe: ShowLoupe;
}

/** CSS pixels that a finger may move and still counts as resting: 8 dp, as on Android. */
const slop = 8;
/** Milliseconds after which a resting finger counts as held, as in most systems. */
const holdAfter = 500;
/** The speed of the point relative to the finger when it aims precisely. */
const preciseSpeed = 0.25;

/**
 * press: the tool gets a press where the finger touched down, and then its drag. aim: the tool gets a click where the finger
 * is lifted. pan: the view moves. none: nothing else happens, because the touch has answered an open text prompt.
 */
type Use = 'press' | 'aim' | 'pan' | 'none';

interface Press {
  readonly id: number;
  readonly use: Use;
  readonly from: Point;
  /** Whether it has moved or was held, so that the tool has been sent its press or its aiming. */
  readonly begun?: boolean;
  /** Where it was held, if it was: from there it aims precisely. */
  readonly held?: Point;
  readonly hasLoupe?: boolean;
}

export class Fingers {
  private readonly editor: Editor;
  private readonly options: FingerOptions;
  private readonly pinch: Pinch;
  private press: Press | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(editor: Editor, options: FingerOptions) {
    this.editor = editor;
    this.options = options;
    this.pinch = new Pinch(editor);
  }

  /** Whether one finger or two are in use. */
  get isDown(): boolean {
    return this.press !== undefined || this.pinch.isOn;
  }

  /** use: how the finger is used, if that doesn't depend on the tool. */
  down(id: number, at: Point, use?: 'pan' | 'none'): void {
    if (this.pinch.down(id, at)) this.end();
    if (this.isDown) return;
    this.press = { id, from: at, ...(use ? { use } : this.useOf(at)) };
    if (!use) this.timer = setTimeout(() => this.hold(at), holdAfter);
  }

  move(id: number, at: Point): void {
    if (this.pinch.move(id, at)) return;
    const { press } = this;
    if (press?.id !== id || press.use === 'none') return;
    if (!press.begun && distance(press.from, at) <= slop) return;
    if (!press.begun) this.begin(press);
    this.send('move', at);
  }

  up(id: number, at: Point): void {
    this.pinch.up(id);
    const { press } = this;
    if (press?.id !== id) return;
    clearTimeout(this.timer);
    if (press.use === 'pan' && press.begun) this.send('up', at);
    if (press.use === 'press' || press.use === 'aim') this.click(press, at);
    this.press = undefined;
    this.options.showLoupe(undefined);
  }

  /** Call it when the system has taken over a finger, for example for a gesture of its own. */
  lost(id: number): void {
    this.pinch.up(id);
    if (this.press?.id === id) this.end();
  }

  /** Ends everything in progress; fingers that are down do nothing until they are lifted. */
  giveUp(): void {
    this.pinch.clear();
    this.end();
  }

  private useOf(at: Point): Pick<Press, 'use' | 'hasLoupe'> {
    const { hand } = this.editor;
    const { picks, name } = hand.tool;
    if (hand.penDraws && !picks) return { use: 'pan' };
    const hasLoupe = !picks || (name === 'select' && this.isHandle(at));
    return { use: picks || hand.dragsNow ? 'press' : 'aim', hasLoupe };
  }

  /** Sends the release, and before it the press if the tool hasn't got it yet. */
  private click({ use, begun, from }: Press, at: Point): void {
    // A tap sets a point where the finger is lifted, and picks what it touched.
    const clicked = begun || !this.editor.hand.tool.picks ? at : from;
    if (use === 'aim' || !begun) this.send('down', clicked);
    this.options.pressed(this.send('up', clicked));
  }

  /** Cancels what the finger has begun. */
  private end(): void {
    const { press } = this;
    clearTimeout(this.timer);
    this.press = undefined;
    this.options.showLoupe(undefined);
    if (press?.begun) this.editor.hand.interrupt();
  }

  private hold(at: Point): void {
    const { press } = this;
    if (!press || press.use === 'pan') return;
    if (!press.hasLoupe) {
      this.press = undefined;
      this.options.menu(at);
      return;
    }
    const use = this.editor.hand.tool.picks ? 'press' : 'aim';
    this.begin({ ...press, use, held: at });
    this.send('move', at);
  }

  /** Sends the tool the press of a finger that has moved or was held, or lets it know that the finger aims. */
  private begin(press: Press): void {
    clearTimeout(this.timer);
    this.press = { ...press, begun: true };
    if (press.use === 'aim') this.editor.hand.beginPress();
    else this.send('down', press.from);
  }

  private send(phase: 'down' | 'move' | 'up', finger: Point): Pointer {
    const { editor, press } = this;
    const pointer = this.record(phase, finger);
    if (press?.use === 'pan') editor.hand.pan(pointer);
    else editor.hand.pointer(pointer);
    if (press?.hasLoupe && phase === 'move')
      this.options.showLoupe({ at: pointer.screen, finger, isPrecise: press.held !== undefined });
    return pointer;
  }

  /** While a finger aims precisely, its point moves slowly from where it was held, and snaps to nothing but the grid. */
  private record(phase: Pointer['phase'], finger: Point): Pointer {
    const held = this.press?.held;
    const moved = held ? distance(held, finger) : 0;
    const share = held && moved > slop ? (preciseSpeed * (moved - slop)) / moved : 0;
    const screen = held
      ? { x: held.x + share * (finger.x - held.x), y: held.y + share * (finger.y - held.y) }
      : finger;
    const at = toPlan(this.editor.viewport, screen);
    return { phase, screen, at, shift: false, coarse: true, free: share > 0 };
  }

  private isHandle(at: Point): boolean {
    return handleAt(handlesOf(this.editor.scene), at, tolerances.touch * tolerances.handle) !== undefined;
  }
}
