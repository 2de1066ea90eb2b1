// Words that the font of PDF files lacks letters for, drawn as a picture by a painter of the page, such as a browser's
// canvas, which has all the fonts of the machine.
import type { Style } from '@homeplot/plan/pen';
import type { PDFDocument } from 'pdfkit';

/** Pixels from the top left, four bytes each: red, green, blue, alpha. */
export interface WordPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
  /** Pixels from the top to the baseline, and from the left to where the words start. */
  readonly baseline: number;
  readonly left: number;
  /** Pixels from where the words start to where they end. */
  readonly advance: number;
}

/** em: size of the letters in pixels; weight: of the halo, in pixels. undefined if it can't draw. */
export type PaintWords = (
  content: string,
  em: number,
  ink: { readonly fill: string; readonly halo?: string | undefined; readonly weight: number },
) => WordPicture | undefined;

interface Words {
  readonly content: string;
  /** Millimeters: size of the letters, and from the origin down to the baseline. */
  readonly size: number;
  readonly down: number;
  /** Share of their width that is left of the origin. */
  readonly share: number;
}

/** A picture in the file, with its name in the resources of pages. */
interface Known {
  readonly name: string;
  readonly picture: WordPicture;
  readonly image: ReturnType<PDFDocument['ref']>;
}

/** Pixels for each em: 600 to the inch for letters of 2.5 mm; larger letters are as sharp to the eye. */
const em = 60;

export class WordPictures {
  private readonly document: PDFDocument;
  private readonly paint: PaintWords | undefined;
  private readonly known = new Map<string, Known | undefined>();

  constructor(document: PDFDocument, paint: PaintWords | undefined) {
    this.document = document;
    this.paint = paint;
  }

  /** Draws words at the origin of the page's coordinates, in millimeters. */
  draw({ content, size, down, share }: Words, { fill = '#000000', stroke, weight = 0.25 }: Style): void {
    const ink = { fill, halo: stroke, weight: (weight / size) * em };
    const key = JSON.stringify([content, ink]);
    if (!this.known.has(key)) this.known.set(key, this.painted(content, ink));
    const known = this.known.get(key);
    if (!known) return;
    const { width, height, baseline, left, advance } = known.picture;
    const scale = size / em;
    const corner = { x: -(left + share * advance) * scale, y: down + (height - baseline) * scale };
    const { document } = this;
    document.page.xobjects[known.name] = known.image;
    document
      .save()
      .transform(width * scale, 0, 0, -height * scale, corner.x, corner.y)
      .addContent(`/${known.name} Do`)
      .restore();
  }

  private painted(content: string, ink: Parameters<PaintWords>[2]): Known | undefined {
    const picture = this.paint?.(content, em, ink);
    return (
      picture && { name: `Words${this.known.size}`, picture, image: this.imageOf(picture, isGray(ink.fill)) }
    );
  }

  /** withoutColor: for a black and white sheet, where emoji have no color either. */
  private imageOf({ width, height, pixels }: WordPicture, withoutColor: boolean): Known['image'] {
    const count = width * height;
    const parts = withoutColor ? 1 : 3;
    const [colors, alphas] = [new Uint8Array(count * parts), new Uint8Array(count)];
    for (let i = 0; i < count; i += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(4 * i, 4 * i + 4);
      // The luma of ITU-R BT.601.
      if (withoutColor) colors[i] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
      else colors.set([red, green, blue], parts * i);
      alphas[i] = alpha;
    }
    const shape = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
    const mask = this.document.ref({ ...shape, ColorSpace: 'DeviceGray' });
    mask.end(alphas);
    const image = this.document.ref({
      ...shape,
      ColorSpace: withoutColor ? 'DeviceGray' : 'DeviceRGB',
      SMask: mask,
    });
    image.end(colors);
    return image;
  }
}

const isGray = (color: string): boolean => /^#(.)\1\1$|^#(..)\2\2$/i.test(color);
