// The boundary where the page's pointer events become plain pointer records. Nothing behind it knows the DOM.
import type { Editor } from '@homeplot/editor/editor';
import { isDrag, type Pointer } from '@homeplot/editor/tool';
import { toPlan } from '@homeplot/editor/viewport';
import { distance, type Point } from '@homeplot/plan/point';
import { isMac } from '../../planner/keyName.ts';
import { onFrames } from '../frames.ts';
import { hoverCursor } from './hoverCursor.ts';
import { Pinch } from './pinch.ts';

const primary = 0;
const middle = 1;
/** Two presses within this many milliseconds and CSS pixels are a double press. */
const double = { time: 400, reach: 8, coarseReach: 24 };

interface Held {
  readonly id: number;
  /** Whether it pans, whatever the tool. */
  readonly pans: boolean;
  /** A finger's press that is held back from the tool: a second finger may turn it into a pinch. */
  readonly waiting?: Pointer;
}

export class PointerInput {
  private readonly host: HTMLElement;
  private readonly editor: Editor;
  private readonly pansNow: () => boolean;
  private readonly pinch: Pinch;
  private held: Held | undefined;
  /** The last position of the pointer. */
  private at: Point | undefined;
  /** The position of the host on the page, in CSS pixels; it doesn't change while the pointer is down. */
  private corner: Point = { x: 0, y: 0 };
  private pressed: { readonly time: number; readonly screen: Point } | undefined;
  /** The last move before the next frame: if there are several, only the last one counts. */
  private moved: PointerEvent | undefined;
  private readonly frames = onFrames(() => this.heed());

  /** pansNow: whether a drag pans, as with Space held. */
  constructor(host: HTMLElement, editor: Editor, pansNow: () => boolean) {
    this.host = host;
    this.editor = editor;
    this.pansNow = pansNow;
    this.pinch = new Pinch(editor);
  }

  /** Returns the function that stops listening. */
  listen(): () => void {
    const { host } = this;
    const ending = new AbortController();
    const { signal } = ending;
    host.addEventListener('pointerdown', (event) => this.down(event), { signal });
    host.addEventListener('pointermove', (event) => this.take(event), { signal });
    window.addEventListener('pointermove', (event) => this.takeDrag(event), { signal, capture: true });
    host.addEventListener('pointerup', (event) => this.up(event), { signal });
    host.addEventListener('pointercancel', (event) => this.lost(event), { signal });
    host.addEventListener('lostpointercapture', (event) => this.lost(event), { signal });
    // The effect of a key starts where the pointer is now.
    window.addEventListener('keydown', () => this.heed(), { signal, capture: true });
    let { tool } = this.editor.hand;
    const endWatching = this.editor.watch({
      changed: () => {
        if (tool !== this.editor.hand.tool) this.showCursor();
        ({ tool } = this.editor.hand);
      },
    });
    this.showCursor();
    return () => {
      ending.abort();
      endWatching();
      this.frames.stop();
    };
  }

  /** Shows the cursor for what the pointer would do now; event: its new position, if it may have moved. */
  showCursor(event?: PointerEvent): void {
    const { held, host } = this;
    if (event) this.at = this.screenOf(event);
    const cursor = hoverCursor(this.editor, held !== undefined, held?.pans ?? this.pansNow(), this.at);
    if (host.style.cursor !== cursor) host.style.cursor = cursor;
  }

  private down(event: PointerEvent): void {
    this.heed();
    const { editor, host } = this;
    const prompted = editor.hand.prompt !== undefined;
    // Focus first: a prompt that loses the focus is answered.
    host.focus({ preventScroll: true, focusVisible: false });
    if (event.pointerType === 'touch' && this.pinch.down(event.pointerId, this.screenOf(event))) {
      this.giveUp();
      return;
    }
    const pans = event.button === middle || (event.button === primary && this.pansNow());
    const isPress = event.button === primary && !(isMac && event.ctrlKey);
    if (this.held || this.pinch.isOn || !(isPress || pans)) return;
    event.preventDefault();
    if (prompted && !pans) return;
    editor.hand.cursor = undefined;
    host.setPointerCapture(event.pointerId);
    const pointer = this.record('down', event);
    this.held = { id: event.pointerId, pans };
    if (pointer.coarse && !pans) this.held = { ...this.held, waiting: pointer };
    else this.send(pointer);
    this.showCursor(event);
  }

  /** Moves of a mouse without a button are heard on the canvas only: there are very many. */
  private takeDrag(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.held?.id !== event.pointerId) return;
    event.stopPropagation();
    this.take(event);
  }

  private take(event: PointerEvent): void {
    const isFinger = event.pointerType === 'touch';
    if (isFinger && this.pinch.move(event.pointerId, this.screenOf(event))) return;
    if (this.moved?.pointerId !== event.pointerId) this.heed();
    this.moved = event;
    this.frames.request();
  }

  /** Handles the last move, if there is a pending one. */
  private heed(): void {
    const { moved } = this;
    this.moved = undefined;
    if (moved) this.move(moved);
  }

  private move(event: PointerEvent): void {
    const { editor, held } = this;
    const pointer = this.record('move', event);
    if (held) {
      if (held.id !== event.pointerId) return;
      if (held.waiting && !isDrag(held.waiting.screen, pointer.screen)) return;
      this.tellWaiting();
      this.send(pointer);
    } else if (!pointer.coarse && !editor.hand.prompt) {
      editor.hand.cursor = undefined;
      this.send(pointer);
      this.showCursor(event);
    }
  }

  private up(event: PointerEvent): void {
    this.heed();
    this.pinch.up(event.pointerId);
    const { held } = this;
    if (held?.id !== event.pointerId) return;
    this.tellWaiting();
    const pointer = this.record('up', event);
    this.send(pointer);
    this.held = undefined;
    if (!held.pans) this.countPress(pointer);
    this.showCursor(event);
  }

  /** Passes a double press to the tool. */
  private countPress(pointer: Pointer): void {
    const { pressed } = this;
    const now = performance.now();
    const reach = pointer.coarse ? double.coarseReach : double.reach;
    const twice =
      pressed && now - pressed.time <= double.time && distance(pressed.screen, pointer.screen) <= reach;
    this.pressed = twice ? undefined : { time: now, screen: pointer.screen };
    if (twice && !this.editor.hand.prompt) this.editor.hand.pointer({ ...pointer, phase: 'double' });
  }

  private lost(event: PointerEvent): void {
    this.heed();
    this.pinch.up(event.pointerId);
    if (this.held?.id === event.pointerId) this.giveUp();
  }

  private giveUp(): void {
    const reachedTool = this.held && !this.held.waiting;
    this.held = undefined;
    if (reachedTool) this.editor.hand.interrupt();
  }

  private tellWaiting(): void {
    const { held } = this;
    if (!held?.waiting) return;
    this.held = { id: held.id, pans: held.pans };
    this.send(held.waiting);
  }

  private send(pointer: Pointer): void {
    if (this.held?.pans) this.editor.hand.pan(pointer);
    else this.editor.hand.pointer(pointer);
  }

  private record(phase: Pointer['phase'], event: PointerEvent): Pointer {
    const screen = this.screenOf(event);
    const at = toPlan(this.editor.viewport, screen);
    const coarse = event.pointerType === 'touch';
    return { phase, screen, at, shift: event.shiftKey, coarse, free: event.altKey };
  }

  private screenOf({ clientX, clientY }: PointerEvent): Point {
    if (!this.held) {
      const { left, top } = this.host.getBoundingClientRect();
      this.corner = { x: left, y: top };
    }
    return { x: clientX - this.corner.x, y: clientY - this.corner.y };
  }
}
