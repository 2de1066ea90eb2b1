// The parts of pdfkit and fontkit that PDF files are written with; neither has types for code without Node.
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  interface Reference {
    end(content?: string | Uint8Array): void;
  }

  interface Outline {
    addItem(title: string, options?: { readonly expanded?: boolean }): Outline;
  }

  interface Page {
    /** Resources for `Do`, by name. */
    readonly xobjects: Record<string, Reference>;
    readonly dictionary: { readonly data: Record<string, unknown> };
  }

  export class PDFDocument {
    constructor(options: {
      readonly autoFirstPage: false;
      /** null: none of the fonts that every reader has. */
      readonly font: null;
      readonly pdfVersion: '1.7';
      readonly lang: string;
      readonly displayTitle: true;
      readonly info: Readonly<Record<string, string | Date>>;
      /** Encrypts the file: for tests only. */
      readonly userPassword?: string;
    });
    readonly page: Page;
    readonly outline: Outline;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
    registerFont(name: string, font: Pick<Font, 'layout'>): this;
    /** Sizes in points. */
    addPage(options: { readonly size: readonly [number, number]; readonly margin: 0 }): this;
    ref(data: Readonly<Record<string, unknown>>): Reference;
    addContent(operators: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    /** Degrees, clockwise. */
    rotate(degrees: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this;
    circle(x: number, y: number, radius: number): this;
    closePath(): this;
    lineWidth(width: number): this;
    lineJoin(join: 'round'): this;
    dash(lengths: readonly number[]): this;
    undash(): this;
    stroke(color: string): this;
    fill(color: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
    opacity(opacity: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    clip(): this;
    image(
      source: ArrayBuffer,
      x: number,
      y: number,
      size: { readonly width: number; readonly height: number },
    ): this;
  }
}

declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }

  export interface Glyph {
    readonly id: number;
    /** Font units. */
    readonly advanceWidth: number;
    readonly bbox: { readonly minY: number; readonly maxY: number };
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** Font units. */
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }

  export interface Font {
    readonly unitsPerEm: number;
    /** The code points that it has glyphs for. */
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: unknown,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
