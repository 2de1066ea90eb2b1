// While the map is dragged, shows a picture of it that moves with the pointer. The backdrop is hidden meanwhile, because it
// would have to be drawn again in every frame.
import type { Editor } from '@homeplot/editor/editor';
import { mapDragOf, placeMapTool } from '@homeplot/editor/placeMap';
import type { BackdropPlace } from '../../canvas/paint/backdrop.ts';
import { type Mover, moverOf } from '../../kit/mover.ts';
import type { MapLayer } from './mapLayer.ts';

/** CSS pixels of the map around the view that the picture has, so that they can be dragged into view. */
const margin = 256;
/** Frames after a drag within which the backdrop should be drawn; then the picture is removed in any case. */
const maxFrames = 60;

export class DraggedMap {
  private readonly editor: Editor;
  private readonly place: BackdropPlace;
  private readonly layer: MapLayer;
  private readonly endWatching: () => void;
  private picture: { readonly element: HTMLCanvasElement; readonly mover: Mover } | undefined;
  private isLeaving = false;

  constructor(editor: Editor, place: BackdropPlace, layer: MapLayer) {
    this.editor = editor;
    this.place = place;
    this.layer = layer;
    this.endWatching = editor.watch({ previewed: () => this.follow() });
  }

  stop(): void {
    this.endWatching();
    this.remove();
  }

  private follow(): void {
    const drag = mapDragOf(this.editor.hand.stateOf(placeMapTool) ?? {});
    if (!drag) {
      if (this.picture && !this.isLeaving) this.leave(maxFrames);
      return;
    }
    if (this.isLeaving) this.remove();
    this.picture ??= this.draw();
    const { pxPerFoot } = this.editor.viewport;
    this.picture.mover.move(`translate(${drag.x * pxPerFoot - margin}px,${drag.y * pxPerFoot - margin}px)`);
  }

  private draw() {
    const { x, y, width, height, pxPerFoot } = this.editor.viewport;
    const ratio = devicePixelRatio;
    const element = document.createElement('canvas');
    element.width = Math.round((width + 2 * margin) * ratio);
    element.height = Math.round((height + 2 * margin) * ratio);
    // Multiplied, the white parts of the picture let the plan show through, as if the plan lay on the map.
    element.style.cssText = `position:absolute;left:0;top:0;width:${width + 2 * margin}px;height:${height + 2 * margin}px;pointer-events:none;mix-blend-mode:multiply`;
    const context = element.getContext('2d');
    const scale = pxPerFoot * ratio;
    if (context) this.layer.drawOn(context, scale, x * scale - margin * ratio, y * scale - margin * ratio);
    this.layer.hide();
    this.place.element.after(element);
    return { element, mover: moverOf(element) };
  }

  /** Removes the picture once the backdrop is drawn at its new place. frames: how many are left to wait. */
  private leave(frames: number): void {
    this.isLeaving = true;
    if (frames === maxFrames) this.layer.show();
    requestAnimationFrame(() => {
      if (!this.isLeaving) return;
      const isDrawn = frames < maxFrames - 1 && this.place.element.dataset['drawn'] === 'true';
      if (isDrawn || frames === 0) this.remove();
      else this.leave(frames - 1);
    });
  }

  private remove(): void {
    this.picture?.element.remove();
    this.picture?.mover.end();
    this.picture = undefined;
    this.isLeaving = false;
  }
}
