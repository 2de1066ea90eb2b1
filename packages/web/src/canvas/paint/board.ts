// The board: an offscreen canvas for drawing pieces of the picture. Taking a bitmap from it makes the browser draw at once,
// so that the time is spent where the painter measures it, and moving the picture later costs nothing.

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export class Board {
  private readonly canvas = new OffscreenCanvas(1, 1);
  private readonly canvasContext = this.canvas.getContext('2d', { alpha: false });

  /** The context for a board of this size in device pixels. */
  context({ width, height }: { readonly width: number; readonly height: number }): Context {
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    if (!this.canvasContext)
      throw new Error('This browser gives no 2D context to draw on; the plan cannot be shown.');
    return this.canvasContext;
  }

  /** What was drawn on the board, which is empty afterwards. */
  take(): ImageBitmap {
    return this.canvas.transferToImageBitmap();
  }
}
