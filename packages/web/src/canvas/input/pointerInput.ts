// The boundary where the page's pointer events become plain pointer records. Nothing behind it knows the DOM.
import type { Editor } from '@homeplot/editor/editor';
import type { Pointer } from '@homeplot/editor/tool';
import { toPlan } from '@homeplot/editor/viewport';
import { distance, type Point } from '@homeplot/plan/point';
import { isMac } from '../../kit/keys.ts';
import { onFrames } from '../../kit/frames.ts';
import { Fingers } from './fingers.ts';
import { hoverCursor } from './hoverCursor.ts';
import type { LoupeView, ShowLoupe } from '../overlay/loupeView.ts';

const primary = 0;
const middle = 1;
/** Two presses within this many milliseconds and CSS pixels are a double press. */
const doublePress = { time: 400, reach: 8, coarseReach: 24 };

/** A press of a mouse or a pen. */
interface Held {
  readonly id: number;
  /** Whether it pans, whichever tool is active. */
  readonly pans: boolean;
  /** Whether it is a pen that sets a point where it is lifted, like a finger. */
  readonly aims: boolean;
}

export class PointerInput {
  private readonly host: HTMLElement;
  private readonly editor: Editor;
  private readonly pansNow: () => boolean;
  private readonly fingers: Fingers;
  private held: Held | undefined;
  /** The pen that is over the canvas, or on it: any other touch meanwhile is a palm. */
  private pen: number | undefined;
  /** The last position of the pointer. */
  private at: Point | undefined;
  /** The position of the host on the page, in CSS pixels; it doesn't change while the pointer is down. */
  private corner: Point = { x: 0, y: 0 };
  private pressed: { readonly time: number; readonly screen: Point } | undefined;
  /** The last move before the next frame: if there are several, only the last one counts. */
  private moved: PointerEvent | undefined;
  private readonly frames = onFrames(() => this.flushMove());

  /** pansNow: whether a drag would pan, as while Space is held. */
  constructor(host: HTMLElement, editor: Editor, pansNow: () => boolean) {
    this.host = host;
    this.editor = editor;
    this.pansNow = pansNow;
    this.fingers = new Fingers(editor, {
      menu: ({ x, y }) => this.openMenu(x + this.corner.x, y + this.corner.y),
      pressed: (pointer) => this.countPress(pointer, performance.now()),
      showLoupe: loupeOn(host, editor),
    });
  }

  /** Returns the function that stops listening. */
  listen(): () => void {
    const { host } = this;
    const ending = new AbortController();
    const { signal } = ending;
    host.addEventListener('pointerdown', (event) => this.down(event), { signal });
    host.addEventListener('pointermove', (event) => this.queueMove(event), { signal });
    window.addEventListener('pointermove', (event) => this.queueDrag(event), { signal, capture: true });
    host.addEventListener('pointerup', (event) => this.up(event), { signal });
    for (const end of ['pointercancel', 'lostpointercapture'] as const)
      host.addEventListener(end, (event) => this.lost(event), { signal });
    // Otherwise the browser clicks where the finger was lifted, on a card that the tap has just opened there. After a drag
    // it doesn't click, and logs an attempt to prevent it.
    host.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), { signal });
    host.addEventListener('pointerleave', ({ pointerId }) => this.left(pointerId), { signal });
    // A key acts at the pointer's current position.
    window.addEventListener('keydown', () => this.flushMove(), { signal, capture: true });
    let { tool } = this.editor.hand;
    const endWatching = this.editor.watch({
      changed: () => {
        if (tool !== this.editor.hand.tool) this.showCursor();
        ({ tool } = this.editor.hand);
      },
      moved: () => this.followView(),
    });
    this.showCursor();
    return () => {
      ending.abort();
      endWatching();
      this.fingers.giveUp();
      this.frames.stop();
    };
  }

  /** The canvas has another size, for example because the device was turned. Gives up the press in progress. */
  resized(): void {
    this.moved = undefined;
    this.fingers.giveUp();
    if (this.held) this.giveUp();
  }

  /** Shows the cursor for what the pointer would do now; event: its new position, if it may have moved. */
  showCursor(event?: PointerEvent): void {
    const { held, host } = this;
    if (event) this.at = this.screenOf(event);
    const cursor = hoverCursor(this.editor, held !== undefined, held?.pans ?? this.pansNow(), this.at);
    if (host.style.cursor !== cursor) host.style.cursor = cursor;
  }

  private down(event: PointerEvent): void {
    this.flushMove();
    const { editor, host } = this;
    const prompted = editor.hand.prompt !== undefined;
    // Focused first, because a prompt that loses the focus is answered by that.
    host.focus({ preventScroll: true, focusVisible: false });
    if (event.pointerType === 'touch') {
      this.touch(event, prompted);
      return;
    }
    if (event.pointerType === 'pen') this.penCame(event.pointerId);
    const pans = event.button === middle || (event.button === primary && this.pansNow());
    const isPress = event.button === primary && !(isMac && event.ctrlKey);
    if (this.held || this.fingers.isDown || !(isPress || pans)) return;
    event.preventDefault();
    if (prompted && !pans) return;
    editor.hand.cursor = undefined;
    host.setPointerCapture(event.pointerId);
    const { tool, dragsNow } = editor.hand;
    const aims = event.pointerType === 'pen' && !pans && !tool.picks && !dragsNow;
    const pointer = this.record(aims ? 'move' : 'down', event);
    this.held = { id: event.pointerId, pans, aims };
    if (aims) editor.hand.beginPress();
    this.send(pointer);
    this.showCursor(event);
  }

  private touch(event: PointerEvent, prompted: boolean): void {
    if (this.held || this.pen !== undefined) return;
    event.preventDefault();
    this.editor.hand.cursor = undefined;
    this.host.setPointerCapture(event.pointerId);
    const use = prompted ? 'none' : this.pansNow() ? 'pan' : undefined;
    this.fingers.down(event.pointerId, this.screenOf(event), use);
  }

  /** A pen draws alone: fingers pan from then on, and a palm that lies on the canvas does nothing. */
  private penCame(id: number): void {
    const { editor } = this;
    this.pen = id;
    this.fingers.giveUp();
    if (editor.hand.penDraws) return;
    editor.hand.penDraws = true;
    // Without a touch screen there are no fingers to explain.
    if (navigator.maxTouchPoints === 0) return;
    const offer = { command: 'drawWithFingers', label: 'Draw with fingers' };
    editor.say({ text: 'Your pen draws. Fingers move the view.', tone: 'info', offer });
  }

  /** While the view moves under a resting mouse, what a press would place stays at the mouse. */
  private followView(): void {
    const { hand, viewport } = this.editor;
    const screen = hand.showsGhost ? hand.hover : undefined;
    if (!screen || hand.cursor) return;
    hand.pointer({ phase: 'move', screen, at: toPlan(viewport, screen), shift: false, coarse: false });
  }

  private left(id: number): void {
    this.flushMove();
    this.editor.hand.leave();
    if (this.pen === id) this.pen = undefined;
  }

  /** Takes the moves of a mouse drag before any other listener; those without a button, which are many, only the canvas's. */
  private queueDrag(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.held?.id !== event.pointerId) return;
    event.stopPropagation();
    this.queueMove(event);
  }

  private queueMove(event: PointerEvent): void {
    if (this.moved?.pointerId !== event.pointerId) this.flushMove();
    this.moved = event;
    this.frames.request();
  }

  /** Handles the pending move, if there is one. */
  private flushMove(): void {
    const { moved } = this;
    this.moved = undefined;
    if (moved) this.move(moved);
  }

  private move(event: PointerEvent): void {
    const { editor, held } = this;
    if (event.pointerType === 'touch') {
      this.fingers.move(event.pointerId, this.screenOf(event));
      return;
    }
    if (held ? held.id !== event.pointerId : editor.hand.prompt || this.fingers.isDown) return;
    if (event.pointerType === 'pen') this.pen = event.pointerId;
    if (!held) editor.hand.cursor = undefined;
    this.send(this.record('move', event));
    if (!held) this.showCursor(event);
  }

  private up(event: PointerEvent): void {
    this.flushMove();
    const { held } = this;
    if (event.pointerType === 'touch') this.fingers.up(event.pointerId, this.screenOf(event));
    if (held?.id !== event.pointerId) return;
    const pointer = this.record('up', event);
    if (held.aims) this.send({ ...pointer, phase: 'down' });
    this.send(pointer);
    this.held = undefined;
    if (!held.pans) this.countPress(pointer, event.timeStamp);
    this.showCursor(event);
  }

  /** Passes a double press to the tool. `now`: when the event happened, which may be long before it is handled. */
  private countPress(pointer: Pointer, now: number): void {
    const { pressed } = this;
    const reach = pointer.coarse ? doublePress.coarseReach : doublePress.reach;
    const isDouble =
      pressed &&
      this.editor.hand.isPressedAgain &&
      now - pressed.time <= doublePress.time &&
      distance(pressed.screen, pointer.screen) <= reach;
    this.pressed = isDouble ? undefined : { time: now, screen: pointer.screen };
    if (isDouble && !this.editor.hand.prompt) this.editor.hand.pointer({ ...pointer, phase: 'double' });
  }

  private lost(event: PointerEvent): void {
    this.flushMove();
    this.fingers.lost(event.pointerId);
    if (this.held?.id === event.pointerId) this.giveUp();
  }

  private giveUp(): void {
    this.held = undefined;
    this.editor.hand.interrupt();
  }

  private openMenu(clientX: number, clientY: number): void {
    this.host.dispatchEvent(new MouseEvent('contextmenu', { clientX, clientY, button: 2, cancelable: true }));
  }

  private send(pointer: Pointer): void {
    if (this.held?.pans) this.editor.hand.pan(pointer);
    else this.editor.hand.pointer(pointer);
  }

  private record(phase: Pointer['phase'], event: PointerEvent): Pointer {
    const screen = this.screenOf(event);
    const at = toPlan(this.editor.viewport, screen);
    return { phase, screen, at, shift: event.shiftKey, coarse: false, free: event.altKey };
  }

  private screenOf({ clientX, clientY }: PointerEvent): Point {
    if (!this.held && !this.fingers.isDown) {
      const { left, top } = this.host.getBoundingClientRect();
      this.corner = { x: left, y: top };
    }
    return { x: clientX - this.corner.x, y: clientY - this.corner.y };
  }
}

/** The loupe of a canvas, fetched when a finger first aims. */
function loupeOn(host: HTMLElement, editor: Editor): ShowLoupe {
  let show: ShowLoupe | undefined;
  let wanted: LoupeView | undefined;
  const fetch = async (): Promise<void> => {
    const { createLoupe } = await import('../overlay/loupe.ts');
    show ??= createLoupe(host, editor);
    show(wanted);
  };
  return (view) => {
    wanted = view;
    if (show) show(view);
    // Without the loupe, aiming still works.
    else if (view) fetch().catch(() => undefined);
  };
}
