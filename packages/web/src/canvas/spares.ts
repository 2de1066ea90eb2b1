// Canvases that tiles were shown on, for the next tiles: to make one anew costs as much as drawing twenty objects.

export interface Screen {
  readonly canvas: HTMLCanvasElement;
  /** Takes what the canvas shows. */
  readonly shows: ImageBitmapRenderingContext;
}

/** More than a view has with what is drawn ahead. */
const most = 48;

export class Spares {
  private readonly spares: Screen[] = [];

  /** A canvas of so many device pixels, hidden and blank. */
  take(width: number, height: number): Screen {
    const screen = this.spares.pop() ?? create();
    const { canvas } = screen;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return screen;
  }

  /** Keeps a canvas that is no longer shown; the memory of its picture is given back at once. */
  keep({ canvas, shows }: Screen): void {
    shows.transferFromImageBitmap(null);
    canvas.remove();
    if (this.spares.length < most) this.spares.push({ canvas, shows });
  }
}

function create(): Screen {
  const canvas = document.createElement('canvas');
  const shows = canvas.getContext('bitmaprenderer', { alpha: false });
  if (!shows) throw new Error('This browser shows no bitmaps on a canvas; the plan cannot be shown.');
  return { canvas, shows };
}
