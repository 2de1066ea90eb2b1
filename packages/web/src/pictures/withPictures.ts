// Puts pictures into an SVG file that names them by their addresses.
import { escapeXml } from '@homeplot/formats/xml';
import { dataAddress } from '../kit/dataAddress.ts';

/** An SVG that is shown as a picture may load nothing, so its own pictures are inside. */
export async function withPictures(svg: string, pictures: ReadonlyMap<string, Blob>): Promise<string> {
  const data = new Map<string, string>();
  for (const [href, blob] of pictures) {
    const name = escapeXml(href);
    if (svg.includes(`href="${name}"`)) data.set(name, await dataAddress(blob));
  }
  if (data.size === 0) return svg;
  // Nothing else in the file has quotation marks.
  return svg.replace(
    /href="((?:file|map|seal):[^"]*)"/g,
    (_, href: string) => `href="${data.get(href) ?? ''}"`,
  );
}
