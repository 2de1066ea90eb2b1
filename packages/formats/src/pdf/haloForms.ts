// Halos of letters: each letter's outline is a form (a reusable drawing) that is drawn with a wide line. The halo isn't text, so
// that a search finds a label only once.
import type { Glyph } from 'fontkit';
import type { PDFDocument } from 'pdfkit';
import type { PdfFont } from './pdfFont.ts';

export class HaloForms {
  private readonly document: PDFDocument;
  private readonly font: PdfFont;
  private readonly forms = new Map<number, ReturnType<PDFDocument['ref']>>();

  constructor(document: PDFDocument, font: PdfFont) {
    this.document = document;
    this.font = font;
  }

  /** Draws the halo of a text whose baseline starts at the origin. size: of the letters, in units of the page. */
  draw(text: string, size: number, color: string, weight: number): void {
    const { document } = this;
    const { glyphs, positions } = this.font.font.layout(text);
    const scale = size / this.font.font.unitsPerEm;
    document
      .save()
      .lineJoin('round')
      .lineWidth(weight / scale)
      .strokeColor(color)
      .transform(scale, 0, 0, -scale, 0, 0);
    let x = 0;
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      if (glyph.path.commands.length > 0)
        document
          .save()
          .translate(x + xOffset, yOffset)
          .addContent(this.use(glyph))
          .restore();
      x += xAdvance;
    }
    document.restore();
  }

  /** The operator that draws the outline of a glyph. */
  private use(glyph: Glyph): string {
    const name = `Halo${glyph.id}`;
    this.document.page.xobjects[name] ??= this.formOf(glyph);
    return `/${name} Do`;
  }

  private formOf(glyph: Glyph) {
    const known = this.forms.get(glyph.id);
    if (known) return known;
    const room = 2 * this.font.font.unitsPerEm;
    const form = this.document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [-room, -room, room, room] });
    form.end(`${outline(glyph)} S`);
    this.forms.set(glyph.id, form);
    return form;
  }
}

/** The outline of a glyph as PDF operators. PDF has no quadratic curves, so each becomes the cubic curve of the same shape. */
function outline({ path }: Glyph): string {
  let [x, y] = [0, 0];
  const operators = path.commands.map(({ command, args }) => {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const [fromX, fromY] = [x, y];
    [x = x, y = y] = args.slice(-2);
    if (command === 'moveTo') return `${a} ${b} m`;
    if (command === 'lineTo') return `${a} ${b} l`;
    if (command === 'closePath') return 'h';
    if (command === 'bezierCurveTo') return `${args.join(' ')} c`;
    const cubic = [
      fromX + (a - fromX) * (2 / 3),
      fromY + (b - fromY) * (2 / 3),
      c + (a - c) * (2 / 3),
      d + (b - d) * (2 / 3),
    ];
    return `${cubic.map((part) => Math.round(part)).join(' ')} ${c} ${d} c`;
  });
  return operators.join('\n');
}
