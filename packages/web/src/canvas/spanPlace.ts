// Keeps the fields for a length or an angle next to the pointer, and shows the current values in those that nobody typed in.
import type { Editor } from '@homeplot/editor/editor';
import type { SpanField } from '@homeplot/editor/spans';
import { formatSpan } from '@homeplot/editor/spanText';
import { toScreen } from '@homeplot/editor/viewport';
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { clearanceText } from '@homeplot/plan/overLine';
import { clearOfToasts, toastBox } from '../kit/toasts/toastBox.ts';
import { buttonPlaces, edge, fieldPlaces, firstClear, type Line, onCanvas } from './clearOfLine.ts';
import { fieldOf } from './distanceTargets.ts';
import { onFrames } from '../kit/frames.ts';
import { moverOf } from '../kit/mover.ts';

/** CSS pixels: the offset from the pointer, clear of its arrow. */
const off = { x: 18, y: 24 };
/** Where the fields are for a finger, unless a toast is there. */
const forFinger = 44;

/** Milliseconds: nobody reads faster, and it spares most frames of a drag the cost of changing text. */
const pace = 120;

/** In the middle, or beside the toasts if there is room. rightmost: where the fields touch the edge of the canvas. */
function besideToasts(rightmost: number, height: number): number {
  const beside = (toastBox(forFinger, forFinger + height)?.right ?? 0) + edge;
  return beside > rightmost ? rightmost / 2 : Math.max(rightmost / 2, beside);
}

/** opener: what opens the fields for a finger. Returns the function that ends it. */
export function followPointer(form: HTMLElement, editor: Editor, opener: HTMLElement | null): () => void {
  const mover = moverOf(form);
  const endOpener = opener ? keepClear(opener, editor) : undefined;
  const frames = onFrames(keepPace);
  let shownAt = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  const request = (): void => frames.request();
  const endWatching = editor.watch({ previewed: request, moved: request });
  // Cached: reading it in every frame would cost a layout.
  let size = { width: form.offsetWidth, height: form.offsetHeight };
  const sizes = new ResizeObserver(() => {
    size = { width: form.offsetWidth, height: form.offsetHeight };
    request();
  });
  sizes.observe(form);
  let chosen: Point = { x: 0, y: forFinger };
  show();
  place();
  return () => {
    clearTimeout(later);
    endWatching();
    sizes.disconnect();
    frames.stop();
    mover.end();
    endOpener?.();
  };

  function keepPace(now: number): void {
    place();
    const wait = shownAt + pace - now;
    if (wait <= 0) {
      shownAt = now;
      show();
    } else later ??= setTimeout(waited, wait);
  }

  function waited(): void {
    later = undefined;
    request();
  }

  function show(): void {
    const { shown } = editor.hand.typing;
    if (!shown) return;
    const { settings } = editor.plan;
    const spanText = (field: SpanField): string => formatSpan(field, shown[field] ?? 0, settings);
    const distances = new Map(
      editor.scene.aid?.clearances.map((one) => [fieldOf(one), clearanceText(one.feet, settings.units)]),
    );
    for (const input of form.querySelectorAll('input')) {
      if (input.hasAttribute('data-typed')) continue;
      const value = distances.get(input.name) ?? spanText(input.name as SpanField);
      if (input.value === value) continue;
      input.value = value;
      if (input === document.activeElement) input.select();
    }
  }

  function place(): void {
    const { point } = editor.hand.typing;
    if (!point) return;
    const { viewport } = editor;
    if (opener) {
      const rightmost = viewport.width - size.width - edge;
      const top = { x: besideToasts(rightmost, size.height), y: forFinger };
      // They stay under the eyes of whoever types in them.
      const isTyping = form.contains(document.activeElement);
      const line = lineOn(editor);
      if (!isTyping && line) chosen = firstClear(fieldPlaces(top, size, viewport, line), size, line);
    } else {
      const at = toScreen(viewport, point);
      chosen = { x: at.x + off.x, y: at.y + off.y };
    }
    const { x, y: free } = onCanvas(chosen, size, viewport);
    const y = clearOfToasts(free, x, size.width, size.height);
    mover.move(`translate(${Math.round(x)}px,${Math.round(y)}px)`);
  }
}

/** What is being drawn, in CSS pixels on the canvas. */
function lineOn({ hand, viewport }: Editor): Line | undefined {
  const { point } = hand.typing;
  return hand.reach && point && { from: toScreen(viewport, hand.reach.from), to: toScreen(viewport, point) };
}

/** Keeps a button off what is being drawn. Returns the function that ends it. */
function keepClear(button: HTMLElement, editor: Editor): () => void {
  const mover = moverOf(button);
  const frames = onFrames(place);
  const request = (): void => frames.request();
  const endWatching = editor.watch({ previewed: request, moved: request });
  /** Where it is on a canvas of a size, without what moves it; it is away while the fields are used. */
  let measured: { readonly box: Box; readonly width: number; readonly height: number } | undefined;
  const sizes = new ResizeObserver(() => {
    measured = undefined;
    request();
  });
  sizes.observe(button);
  return () => {
    endWatching();
    sizes.disconnect();
    frames.stop();
    mover.end();
  };

  function place(): void {
    const line = lineOn(editor);
    if (!line) return;
    const { width, height } = editor.viewport;
    if (measured?.width !== width || measured.height !== height)
      measured = { box: boxOf(button), width, height };
    const { box } = measured;
    const size = { width: boxWidth(box), height: boxHeight(box) };
    const { x, y } = firstClear(buttonPlaces(box, editor.viewport, line), size, line);
    mover.move(`translate(${Math.round(x - box.minX)}px,${Math.round(y - box.minY)}px)`);
  }
}

/** The style sheet puts the middle of the button where its left edge would be. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  const minX = offsetLeft - offsetWidth / 2;
  return { minX, minY: offsetTop, maxX: minX + offsetWidth, maxY: offsetTop + offsetHeight };
}
