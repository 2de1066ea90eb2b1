// Draws words as pictures if the font of the PDF lacks some of their letters. The page supplies the function that paints
// them, for example on a browser's canvas, which can use every font on the machine.
import type { Style } from '@homeplot/plan/pen';
import type { PDFDocument } from 'pdfkit';

/** Pixels from the top left, four bytes each: red, green, blue, alpha. */
export interface WordPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
  /** Pixels from the top to the baseline. */
  readonly baseline: number;
  /** Pixels from the left to where the words start. */
  readonly left: number;
  /** Pixels from where the words start to where they end. */
  readonly advance: number;
}

/** em: font size in pixels. weight: width of the halo in pixels. Returns undefined if it can't draw the words. */
export type PaintWords = (
  content: string,
  em: number,
  ink: { readonly fill: string; readonly halo?: string | undefined; readonly weight: number },
) => WordPicture | undefined;

interface Words {
  readonly content: string;
  /** Font size in millimeters. */
  readonly size: number;
  /** From the origin down to the baseline, in millimeters. */
  readonly down: number;
  /** The share of the words' width that is left of the origin, 0 to 1. */
  readonly share: number;
}

/** A picture that has been added to the file, and its name in the resources of pages. */
interface AddedPicture {
  readonly name: string;
  readonly picture: WordPicture;
  readonly image: ReturnType<PDFDocument['ref']>;
}

/** Font size of the pictures in pixels. Letters of 2.5 mm then have 600 pixels per inch; larger ones need no more. */
const em = 60;

export class WordPictures {
  private readonly document: PDFDocument;
  private readonly paint: PaintWords | undefined;
  private readonly added = new Map<string, AddedPicture | undefined>();

  constructor(document: PDFDocument, paint: PaintWords | undefined) {
    this.document = document;
    this.paint = paint;
  }

  /** Draws words at the origin of the page's coordinates, in millimeters. */
  draw({ content, size, down, share }: Words, { fill = '#000000', stroke, weight = 0.25 }: Style): void {
    const ink = { fill, halo: stroke, weight: (weight / size) * em };
    const key = JSON.stringify([content, ink]);
    if (!this.added.has(key)) this.added.set(key, this.painted(content, ink));
    const added = this.added.get(key);
    if (!added) return;
    const { width, height, baseline, left, advance } = added.picture;
    const scale = size / em;
    const corner = { x: -(left + share * advance) * scale, y: down + (height - baseline) * scale };
    const { document } = this;
    document.page.xobjects[added.name] = added.image;
    document
      .save()
      .transform(width * scale, 0, 0, -height * scale, corner.x, corner.y)
      .addContent(`/${added.name} Do`)
      .restore();
  }

  private painted(content: string, ink: Parameters<PaintWords>[2]): AddedPicture | undefined {
    const picture = this.paint?.(content, em, ink);
    return (
      picture && { name: `Words${this.added.size}`, picture, image: this.imageOf(picture, isGray(ink.fill)) }
    );
  }

  /** withoutColor: for gray text, so that emoji on a black and white sheet have no color either. */
  private imageOf({ width, height, pixels }: WordPicture, withoutColor: boolean): AddedPicture['image'] {
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
