// Converts an SVG picture to a PNG that is sharp enough for printing and never larger than browsers can draw.

/** By the definition of CSS. */
const cssPixelsPerInch = 96;
/** Pixels per inch of paper, unless asked otherwise. */
const usualResolution = 3 * cssPixelsPerInch;
/** The maximum side and area in pixels that every current browser can draw. */
const longestSide = 8192;
const maxPixels = 40_000_000;

/** Whether a picture of a size in inches can be drawn at a resolution in pixels per inch. */
export const isDrawable = (width: number, height: number, resolution: number): boolean =>
  Math.max(width, height) * resolution <= longestSide && width * height * resolution ** 2 <= maxPixels;

/** resolution: pixels per inch of paper, or fewer if the browser can't draw that many. */
export async function svgToPng(svg: string, resolution = usualResolution): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await draw(image, resolution / cssPixelsPerInch);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(image: HTMLImageElement, sharpness: number): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(
    sharpness,
    longestSide / Math.max(width, height),
    Math.sqrt(maxPixels / (width * height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw the picture on.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new Error(`The browser made no picture of ${canvas.width} x ${canvas.height} pixels.`));
    }, 'image/png');
  });
}
