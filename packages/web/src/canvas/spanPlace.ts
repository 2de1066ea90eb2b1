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

/** CSS pixels from the pointer, so that its arrow doesn't cover the fields. */
const pointerOffset = { x: 18, y: 24 };
/** CSS pixels from the top of the canvas to the fields, while fingers are used and no toast is there. */
const touchTop = 44;

/** Milliseconds between two updates of the values: nobody reads faster, and changing text in every frame costs too much. */
const updateInterval = 120;

/** The x of fields in the middle, or beside the toasts if there is room. rightmost: where they touch the canvas's edge. */
function besideToasts(rightmost: number, height: number): number {
  const beside = (toastBox(touchTop, touchTop + height)?.right ?? 0) + edge;
  return beside > rightmost ? rightmost / 2 : Math.max(rightmost / 2, beside);
}

/** opener: the button with which a finger opens the fields. Returns the function that ends this. */
export function followPointer(form: HTMLElement, editor: Editor, opener: HTMLElement | null): () => void {
  const mover = moverOf(form);
  const endOpener = opener ? keepClear(opener, editor) : undefined;
  const frames = onFrames(update);
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
  let chosen: Point = { x: 0, y: touchTop };
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

  function update(now: number): void {
    place();
    const wait = shownAt + updateInterval - now;
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
      const top = { x: besideToasts(rightmost, size.height), y: touchTop };
      // While somebody types in the fields, they stay where they are.
      const isTyping = form.contains(document.activeElement);
      const line = lineOn(editor);
      if (!isTyping && line) chosen = firstClear(fieldPlaces(top, size, viewport, line), size, line);
    } else {
      const at = toScreen(viewport, point);
      chosen = { x: at.x + pointerOffset.x, y: at.y + pointerOffset.y };
    }
    const { x, y: free } = onCanvas(chosen, size, viewport);
    const y = clearOfToasts(free, x, size.width, size.height);
    mover.move(`translate(${Math.round(x)}px,${Math.round(y)}px)`);
  }
}

/** The line from the last point to the pointer while something is drawn, in CSS pixels on the canvas. */
function lineOn({ hand, viewport }: Editor): Line | undefined {
  const { point } = hand.typing;
  return hand.reach && point && { from: toScreen(viewport, hand.reach.from), to: toScreen(viewport, point) };
}

/** Keeps a button off the line that is being drawn. Returns the function that ends this. */
function keepClear(button: HTMLElement, editor: Editor): () => void {
  const mover = moverOf(button);
  const frames = onFrames(place);
  const request = (): void => frames.request();
  const endWatching = editor.watch({ previewed: request, moved: request });
  /** Where the style sheet puts the button, on a canvas of this size; measured again after the button was hidden. */
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

/** Offsets ignore that the style sheet shifts the button to the left by half its width. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  const minX = offsetLeft - offsetWidth / 2;
  return { minX, minY: offsetTop, maxX: minX + offsetWidth, maxY: offsetTop + offsetHeight };
}
