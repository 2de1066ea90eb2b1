// A standalone SVG file at its size on paper.
import { textFont } from '@homeplot/plan/textMetrics';
import { escapeXml } from '../kit/xml.ts';

export interface SvgFile {
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The scale as text, which needs no escaping. */
  readonly scale: string;
  /** Color of the paper; 'transparent' for none. */
  readonly background: string;
  /** The elements, in millimeters from the top left. */
  readonly drawing: string;
}

export const svgFile = ({ width, height, title, scale, background, drawing }: SvgFile): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm"`,
    ` role="img" fill="none" stroke-width="0.25" stroke-linejoin="round" font-family="${escapeXml(textFont)}"`,
    ` xml:space="preserve">\n<title>${escapeXml(title)}</title>\n<desc>Drawn at ${scale}</desc>\n`,
    background === 'transparent'
      ? ''
      : `<rect width="${width}" height="${height}" fill="${escapeXml(background)}"/>\n`,
    drawing,
    '</svg>\n',
  ].join('');
