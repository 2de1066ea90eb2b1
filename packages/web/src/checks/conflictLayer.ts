// The plan's conflicts in red on the canvas, whether or not anything is dragged. A layer of its own between the picture and
// the overlay, so that a pointer move draws nothing, and no sheet or file has them.
import { drawConflicts } from '@homeplot/editor/conflictMarks';
import type { Editor } from '@homeplot/editor/editor';
import { isConflict } from '@homeplot/plan/check';
import type { Finding } from '@homeplot/plan/finding';
import { CanvasPen } from '../canvas/paint/canvasPen.ts';
import { placeOf } from '../canvas/paint/screen.ts';
import { StyledContext } from '../canvas/paint/styledContext.ts';
import { onDensity } from '../canvas/density.ts';
import { onFrames } from '../canvas/frames.ts';
import { checksOf } from './liveChecks.ts';

/** More would hide the plan. */
const maxMarked = 40;
/** Previewed changes, of which it isn't looked which are in conflict. */
const manyPreviewed = 1000;
/** Milliseconds without a move of the view until they are drawn again. */
const rest = 100;

/** The first conflicts that have a place, which are listed first. */
export function placedConflicts(findings: readonly Finding[]): readonly Finding[] {
  const placed: Finding[] = [];
  for (const finding of findings) {
    if (!isConflict(finding) || placed.length === maxMarked) break;
    if (finding.place) placed.push(finding);
  }
  return placed;
}

/** Shows the conflicts over the picture of a canvas until the signal. */
export function showConflicts(editor: Editor, host: HTMLElement, signal: AbortSignal): void {
  const element = document.createElement('canvas');
  element.dataset['conflicts'] = '';
  element.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none';
  const context = element.getContext('2d');
  if (!context) return;
  const checks = checksOf(editor);
  /** The objects whose conflicts are shown. */
  let ids: ReadonlySet<string> = new Set();
  /** Whether the view has moved since they were drawn. */
  let isStale = false;
  let timer = 0;

  const draw = (): void => {
    const picture = host.firstElementChild;
    if (!(picture instanceof HTMLElement)) return;
    if (!element.isConnected) picture.after(element);
    const shown = placedConflicts(checks.findings ?? []);
    ids = new Set(shown.flatMap(({ objects }) => objects));
    if (shown.length === 0) {
      // Without a size it takes no memory.
      [element.hidden, element.width, element.height] = [true, 0, 0];
      return;
    }
    const { viewport, plan } = editor;
    const { width, height } = viewport;
    const ratio = devicePixelRatio;
    const clip = { x: 0, y: 0, width: Math.round(width * ratio), height: Math.round(height * ratio) };
    // Even if the size is the same, it clears the canvas and all that was set on it.
    element.width = clip.width;
    element.height = clip.height;
    element.style.width = `${clip.width / ratio}px`;
    element.style.height = `${clip.height / ratio}px`;
    const { units, north } = plan.settings;
    const aim = { ...placeOf(viewport, ratio, clip), units, north };
    drawConflicts(new CanvasPen(new StyledContext(context), aim, clip, () => undefined), shown, viewport);
    isStale = false;
    // On whole device pixels, like the picture.
    element.style.translate = picture.style.translate;
    hideChanging();
  };
  const frames = onFrames(draw);
  /** What is being changed shows its conflicts itself, as they would be. */
  const isChanging = (): boolean => {
    const { preview, showsGhost } = editor.hand;
    if (showsGhost) return false;
    // Which of very many are in conflict isn't worth the time of a frame.
    return (
      preview.length > manyPreviewed || preview.some((change) => 'put' in change && ids.has(change.put.id))
    );
  };
  const hideChanging = (): void => {
    if (ids.size > 0) element.hidden = isStale || isChanging();
  };
  const drawAtRest = (): void => {
    if (ids.size === 0) return;
    isStale = true;
    element.hidden = true;
    clearTimeout(timer);
    timer = window.setTimeout(() => frames.request(), rest);
  };
  const ends = [
    checks.watch(() => frames.request()),
    editor.watch({ previewed: hideChanging, moved: drawAtRest }),
    onDensity(() => frames.request()),
    () => frames.stop(),
    () => clearTimeout(timer),
    () => element.remove(),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  frames.request();
}
