// The overlay: a canvas over the picture for what changes with every pointer move: the objects being changed, the selection
// and its handles, the tool's marks, the keyboard's crosshair. Drawn only when one of them has changed.
import type { Editor } from '@homeplot/editor/editor';
import { handlesOf, type PlacedHandle, placeHandles } from '@homeplot/editor/handles';
import { drawWithOwnLabels, ownLabelHeight } from '@homeplot/editor/ownLabels';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Selection } from '@homeplot/editor/selection';
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { objectBox } from '@homeplot/plan/plan';
import { CanvasPen, type Pictures } from '../paint/canvasPen.ts';
import { drawCrosshair, drawHandles } from './pixelMarks.ts';
import { onFrames } from '../../kit/frames.ts';
import { drawLifted, liftedInView } from './lifted.ts';
import { type Mover, moverOf } from '../../kit/mover.ts';
import {
  drawBoxAround,
  drawOutlines,
  drawPart,
  drawPickedEdge,
  outlinedObjects,
  selectionBox,
} from './outlines.ts';
import { markedPart } from './overlayBounds.ts';
import type { Painter } from '../paint/painter.ts';
import { type Patch, placeOf } from '../paint/screen.ts';
import { StyledContext } from '../paint/styledContext.ts';
import { labelHeightAt } from '@homeplot/editor/viewport';

type Shown = (id: string) => PlanObject | undefined;

export class Overlay {
  readonly element = document.createElement('canvas');
  private readonly editor: Editor;
  private readonly pictures: Pictures;
  private readonly painter: Pick<Painter, 'shown'>;
  private readonly mover: Mover;
  private readonly context = this.element.getContext('2d');
  /** Kept from one drawing to the next, because setting a font costs as much as everything that is drawn. */
  private styles: StyledContext | undefined;
  private readonly frames = onFrames(() => this.draw());
  private readonly endWatching: () => void;
  /** The part of the view that the canvas covers, and its device pixel ratio; undefined if it is empty. */
  private part: Patch | undefined;
  private ratio = 0;
  /** The box around the selection, cached while neither the selection nor the plan changes. */
  private boxed: { readonly selection: Selection; readonly box: Box | undefined } | undefined;

  /** painter: draws the picture under the overlay. */
  constructor(editor: Editor, pictures: Pictures, painter: Pick<Painter, 'shown'>) {
    this.editor = editor;
    this.pictures = pictures;
    this.painter = painter;
    this.element.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none;display:none';
    this.mover = moverOf(this.element);
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
    this.frames.request();
  }

  stop(): void {
    this.endWatching();
    this.frames.stop();
    this.mover.end();
  }

  private draw(): void {
    const { editor, context } = this;
    const { viewport, selection } = editor;
    if (!context) {
      this.place(undefined, 1);
      return;
    }
    const ratio = devicePixelRatio;
    const shown = this.previewed();
    const lifted = liftedInView(editor);
    const outlined = outlinedObjects(editor, shown);
    const handles = this.handles(shown);
    const box = this.box();
    const { pxPerFoot } = viewport;
    const placing = editor.scene.labels.at(labelHeightAt(pxPerFoot));
    const around = outlined.map((object) => {
      const bounds = new BoundsPen(ownLabelHeight(object, pxPerFoot));
      drawWithOwnLabels(object, bounds, placing);
      return bounds.box;
    });
    const boxes = [...lifted.map((one) => one.box), ...around, ...(box ? [box] : [])];
    const whole = selection.part && shown(selection.part.object);
    const marked = whole ? [...boxes, objectBox(whole)] : boxes;
    const before = ratio === this.ratio ? this.part : undefined;
    const part = markedPart(editor, marked, handles, ratio, before);
    if (!part) {
      this.place(undefined, ratio);
      return;
    }
    const { units, north } = editor.plan.settings;
    const aim = { ...placeOf(viewport, ratio, part), units, north };
    const pen = new CanvasPen(this.cleared(context, part), aim, { ...part, x: 0, y: 0 }, this.pictures);
    const under = this.painter.shown;
    drawLifted(editor, lifted, context, pen, aim, {
      isCrowded: under?.isCrowded === true,
      onGround: under?.scale.onGround,
    });
    drawPart(editor, pen, shown);
    drawOutlines(pen, outlined, pxPerFoot, placing);
    drawPickedEdge(editor, pen, shown);
    if (box) drawBoxAround(pen, box);
    editor.hand.drawMarks(pen);
    pen.save();
    drawHandles(context, handles, aim, part);
    drawCrosshair(editor, context, ratio, part);
    pen.restore();
    // The element is moved last: drawing text on a canvas makes the page recompute any styles that have changed.
    this.place(part, ratio);
  }

  /** Gives the canvas the size of a part, and clears it. */
  private cleared(context: CanvasRenderingContext2D, { width, height }: Patch): StyledContext {
    const { element } = this;
    if (this.styles && element.width === width && element.height === height) {
      context.clearRect(0, 0, width, height);
      return this.styles;
    }
    element.width = width;
    element.height = height;
    // A canvas that is resized loses its styles.
    this.styles = new StyledContext(context);
    return this.styles;
  }

  /** Puts the canvas over a part of the view; hides it if there is nothing to show. */
  private place(part: Patch | undefined, ratio: number): void {
    const { style } = this.element;
    if (part === this.part && ratio === this.ratio) return;
    this.part = part;
    this.ratio = ratio;
    style.display = part ? '' : 'none';
    if (!part) return;
    style.width = `${part.width / ratio}px`;
    style.height = `${part.height / ratio}px`;
    this.mover.move(`translate(${part.x / ratio}px,${part.y / ratio}px)`);
  }

  /** Objects as the preview has them, otherwise as the plan has them. */
  private previewed(): Shown {
    const {
      plan,
      hand: { preview },
    } = this.editor;
    const puts = new Map<string, PlanObject>();
    for (const change of preview) if ('put' in change) puts.set(change.put.id, change.put);
    return (id) => puts.get(id) ?? plan.objects.get(id);
  }

  private handles(shown: Shown): readonly PlacedHandle[] {
    const { selection, viewport, scene, hand } = this.editor;
    // An object that is moved as a whole has no handles, which would be in the way of its distances.
    if (hand.reach?.placed !== undefined && hand.preview.length > 0) return [];
    // The box around several objects, with its handles, is not shown while they change.
    if (selection.ids.size !== 1) return hand.preview.length > 0 ? [] : handlesOf(scene);
    const placing = scene.labels.at(labelHeightAt(viewport.pxPerFoot));
    return [...selection.ids].flatMap((id) => {
      const object = shown(id);
      return object ? placeHandles(object, viewport, selection.pathPart, placing) : [];
    });
  }

  private box(): Box | undefined {
    const {
      selection,
      hand: { preview },
    } = this.editor;
    if (preview.length > 0) return undefined;
    if (this.boxed?.selection !== selection) this.boxed = { selection, box: selectionBox(this.editor) };
    return this.boxed.box;
  }
}
