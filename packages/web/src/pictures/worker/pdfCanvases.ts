// The canvases and filters that pdf.js needs in a worker, where there is no document.
import { canvasOf } from './pixels.ts';

export class Canvases {
  create(width: number, height: number) {
    const [canvas, context] = canvasOf({ width, height });
    return { canvas, context };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    canvas.width = 0;
    canvas.height = 0;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false });
  }
}

/** SVG filters need a document: masks and transfer functions are left out. */
export class NoFilters {
  addFilter = (): string => 'none';
  addHCMFilter = this.addFilter;
  addAlphaFilter = this.addFilter;
  addLuminosityFilter = this.addFilter;
  addKnockoutFilter = this.addFilter;
  addHighlightHCMFilter = this.addFilter;
  destroy(): void {}
}
