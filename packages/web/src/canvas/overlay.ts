// The overlay: one canvas over the picture for what changes with every move of the hand: the objects being changed,
// the selection and its handles, the tool's marks, the keyboard's crosshair. Drawn only when one of them changed.
import type { Editor } from '@homeplot/editor/editor';
import { type PlacedHandle, placeHandles } from '@homeplot/editor/handles';
import { isNothing, type Selection } from '@homeplot/editor/selection';
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { CanvasPen, type Pictures } from './canvasPen.ts';
import { drawCrosshair } from './crosshair.ts';
import { onFrames } from './frames.ts';
import { drawLifted } from './liftedMarks.ts';
import type { Aim } from './screen.ts';
import { drawHandles, drawSelection, selectionBox } from './selectionMarks.ts';

export class Overlay {
  readonly element = document.createElement('canvas');
  private readonly editor: Editor;
  private readonly pictures: Pictures;
  private readonly context = this.element.getContext('2d');
  private readonly frames = onFrames(() => this.draw());
  private readonly endWatching: () => void;
  private blank = true;
  /** The box round the selection, kept while neither selection nor plan changes. */
  private boxed: { readonly selection: Selection; readonly box: Box | undefined } | undefined;

  constructor(editor: Editor, pictures: Pictures) {
    this.editor = editor;
    this.pictures = pictures;
    this.element.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none';
    const request = (): void => this.frames.request();
    this.endWatching = editor.watch({
      changed: request,
      previewed: request,
      moved: request,
      loaded: request,
      edited: () => {
        this.boxed = undefined;
        request();
      },
    });
    request();
  }

  drawAnew(): void {
    this.blank = false;
    this.frames.request();
  }

  stop(): void {
    this.endWatching();
    this.frames.stop();
  }

  private draw(): void {
    const { editor, context } = this;
    if (!context) return;
    this.fit();
    const empty = isNothing(editor.selection) && editor.preview.length === 0 && !editor.cursor && !editor.isBusy;
    if (empty && this.blank) return;
    context.clearRect(0, 0, this.element.width, this.element.height);
    this.blank = empty;
    if (empty) return;
    const { viewport } = editor;
    const ratio = devicePixelRatio;
    const scale = viewport.pxPerFoot * ratio;
    const aim: Aim = {
      pxPerFoot: viewport.pxPerFoot,
      ratio,
      left: -Math.round(-viewport.x * scale),
      top: -Math.round(-viewport.y * scale),
    };
    const pen = new CanvasPen(context, aim, this.pictures);
    drawLifted(editor, context, pen, aim);
    const shown = this.previewed();
    drawSelection(editor, pen, this.box(), shown);
    editor.drawMarks(pen);
    drawHandles(context, this.handles(shown), viewport, ratio);
    drawCrosshair(editor, context, ratio);
  }

  /** Fits the bitmap to the view. */
  private fit(): void {
    const { width, height } = this.editor.viewport;
    const [across, down] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
    if (this.element.width === across && this.element.height === down) return;
    this.element.width = across;
    this.element.height = down;
    this.element.style.width = `${across / devicePixelRatio}px`;
    this.element.style.height = `${down / devicePixelRatio}px`;
    this.blank = true;
  }

  /** Objects as the preview has them, else as the plan has them. */
  private previewed(): (id: string) => PlanObject | undefined {
    const { preview, plan } = this.editor;
    const puts = new Map(preview.flatMap((change) => ('put' in change ? [[change.put.id, change.put]] : [])));
    return (id) => puts.get(id) ?? plan.objects.get(id);
  }

  private handles(shown: (id: string) => PlanObject | undefined): readonly PlacedHandle[] {
    const { selection, viewport } = this.editor;
    if (selection.ids.size !== 1) return [];
    return [...selection.ids].flatMap((id) => {
      const object = shown(id);
      return object ? placeHandles(object, viewport) : [];
    });
  }

  private box(): Box | undefined {
    const { selection, preview } = this.editor;
    if (preview.length > 0) return undefined;
    if (this.boxed?.selection !== selection) this.boxed = { selection, box: selectionBox(this.editor) };
    return this.boxed.box;
  }
}
