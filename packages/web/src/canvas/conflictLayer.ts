// Shows the plan's conflicts in red on the canvas, whether or not anything is dragged. They are on a layer of their own between
// the picture and the overlay, so that pointer moves don't redraw them. Sheets and files never include them.
import { drawConflicts } from '@homeplot/editor/conflictMarks';
import { crossesBox } from '@homeplot/editor/distanceMarks';
import type { Editor } from '@homeplot/editor/editor';
import { labelHeightAt, viewBox } from '@homeplot/editor/viewport';
import { eaveOf, groundOf, outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxBetween, overlaps } from '@homeplot/plan/box';
import { boxOfPoints } from '@homeplot/plan/boxOfPoints';
import { isConflict } from '@homeplot/plan/check';
import type { Finding } from '@homeplot/plan/finding';
import { lineAlong } from '@homeplot/plan/flatten';
import type { PlanObject } from '@homeplot/plan/kind';
import { layersOf } from '@homeplot/plan/layerTable';
import type { Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { CanvasPen } from './paint/canvasPen.ts';
import { placeOf } from './paint/screen.ts';
import { StyledContext } from './paint/styledContext.ts';
import { onDensity } from '../kit/density.ts';
import { onFrames } from '../kit/frames.ts';
import { draggedIds } from './draggedIds.ts';
import { checksOf } from '../workspace/liveChecks.ts';

/** More marks would hide the plan. */
const maxMarked = 40;
/** Milliseconds that the view must be still before the marks are redrawn. */
const restTime = 100;

/** The first conflicts that have a place in view and whose objects are visible. Findings list all conflicts first. */
export function conflictsInView(
  findings: readonly Finding[],
  { plan, viewport }: Pick<Editor, 'plan' | 'viewport'>,
): readonly Finding[] {
  const layers = layersOf(plan.settings);
  const view = viewBox(viewport);
  const isVisible = (id: string): boolean => {
    const object = plan.objects.get(id);
    return object !== undefined && layers.isVisible(object);
  };
  const seen: Finding[] = [];
  for (const finding of findings) {
    if (!isConflict(finding) || seen.length === maxMarked) break;
    const { place, objects } = finding;
    if (place && overlaps(boxBetween(place.from, place.to), view) && objects.every(isVisible))
      seen.push(finding);
  }
  return seen;
}

interface ObjectLine {
  readonly points: readonly Point[];
  readonly box: Box;
}

const linesOfObjects = new WeakMap<PlanObject, readonly ObjectLine[]>();

/** The outline of an object, and its ground and its eave, from which conflicts are measured, where they differ from it. */
function linesOf(object: PlanObject): readonly ObjectLine[] {
  const cached = linesOfObjects.get(object);
  if (cached) return cached;
  const paths = new Set([outlineOf(object), groundOf(object), eaveOf(object)]);
  const lines = [...paths].flatMap((path) => {
    const points = path ? lineAlong(path) : [];
    return points.length > 0 ? [{ points, box: boxOfPoints(points) }] : [];
  });
  linesOfObjects.set(object, lines);
  return lines;
}

/** Whether a line of an object is in a box: while the object is selected, its lines and handles lie over words there. */
export const hasLineIn = (object: PlanObject, box: Box): boolean =>
  linesOf(object).some((line) => overlaps(line.box, box) && crossesBox(line.points, box));

const objectsOf = (findings: readonly Finding[], { objects }: Plan): readonly PlanObject[] =>
  [...new Set(findings.flatMap((finding) => finding.objects))].flatMap((id) => objects.get(id) ?? []);

/** Shows the conflicts over the picture of a canvas until the signal. */
export function showConflicts(editor: Editor, host: HTMLElement, signal: AbortSignal): void {
  const element = document.createElement('canvas');
  element.dataset['conflicts'] = '';
  element.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none';
  const context = element.getContext('2d');
  if (!context) return;
  const checks = checksOf(editor);
  let inView: readonly Finding[] = [];
  let marked: readonly Finding[] = [];
  /** The ids of the objects that a drag changes. */
  let ids: readonly (string | undefined)[] = [];
  let timer = 0;

  /** The conflicts that a drag doesn't change; the overlay shows the others. None while it changes a lot, which may affect all. */
  const notDragged = (): readonly Finding[] =>
    ids.some((id = '') => checks.affectsLots(id))
      ? []
      : inView.filter(({ objects }) => !objects.some((id) => ids.includes(id)));
  const draw = (): void => {
    const picture = host.firstElementChild;
    if (!(picture instanceof HTMLElement)) return;
    if (!element.isConnected) picture.after(element);
    inView = conflictsInView(checks.findings ?? [], editor);
    ids = draggedIds(editor);
    marked = notDragged();
    element.hidden = marked.length === 0;
    if (element.hidden) {
      // A canvas without a size takes no memory.
      [element.width, element.height] = [0, 0];
      return;
    }
    const { viewport, plan } = editor;
    const { width, height } = viewport;
    const ratio = devicePixelRatio;
    const clip = { x: 0, y: 0, width: Math.round(width * ratio), height: Math.round(height * ratio) };
    // Even with the same size, this clears the canvas and resets its styles.
    element.width = clip.width;
    element.height = clip.height;
    element.style.width = `${clip.width / ratio}px`;
    element.style.height = `${clip.height / ratio}px`;
    const { units, north } = plan.settings;
    const aim = { ...placeOf(viewport, ratio, clip), units, north };
    const pen = new CanvasPen(new StyledContext(context), aim, clip, () => undefined);
    const labels = editor.scene.labels.at(labelHeightAt(viewport.pxPerFoot));
    const objects = objectsOf(marked, plan);
    const isCrowded = (box: Box): boolean =>
      labels.in(box).length > 0 || objects.some((object) => hasLineIn(object, box));
    drawConflicts(pen, marked, viewport, isCrowded);
    // On whole device pixels, like the picture.
    element.style.translate = picture.style.translate;
  };
  const frames = onFrames(draw);
  const request = (): void => frames.request();
  const drawIfChanged = (): void => {
    const now = draggedIds(editor);
    if (now.length === ids.length && now.every((id, i) => id === ids[i])) return;
    ids = now;
    // Nothing to redraw if all conflicts are marked and none is dragged.
    if (Math.min(marked.length, notDragged().length) < inView.length) request();
  };
  const drawAtRest = (): void => {
    if (checks.conflicts === 0) return;
    element.hidden = true;
    clearTimeout(timer);
    timer = window.setTimeout(request, restTime);
  };
  const ends = [
    checks.watch(request),
    editor.watch({ previewed: drawIfChanged, moved: drawAtRest }),
    onDensity(request),
    () => frames.stop(),
    () => clearTimeout(timer),
    () => element.remove(),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  request();
}
