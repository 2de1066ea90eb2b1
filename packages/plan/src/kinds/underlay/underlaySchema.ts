// The form of an underlay in a file.
import type { FileTypes } from '../../objects/fileTypes.ts';
import { frameFields } from '../../objects/properties.ts';

/** Inches: no plotter prints wider. */
const widestPaper = 2_000;

export function underlaySchema({ z, shapeOf, shortText, size, storedFile }: FileTypes) {
  const between = (min: number, max: number) => {
    const error = `must be a number from ${min} to ${max}`;
    return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
  };
  const share = between(-1, 2);
  const spot = z.object({ x: share, y: share });
  const pair = { from: spot, to: spot, feet: size };
  const four = 'must be a list of four corners with x and y';
  const crop = z
    .object({ left: between(0, 1), top: between(0, 1), right: between(0, 1), bottom: between(0, 1) })
    .check(
      z.refine(({ left, top, right, bottom }) => left < right && top < bottom, {
        error: 'must have its left before its right and its top above its bottom',
      }),
    );
  return z.looseObject({
    ...shapeOf(frameFields(100)),
    file: storedFile,
    page: z.optional(
      z.int({ error: 'must be a page number' }).check(z.minimum(1, { error: 'must be 1 or more' })),
    ),
    paperWidth: z.optional(between(0.01, widestPaper)),
    crop: z.optional(crop),
    corners: z.optional(
      z.array(spot, { error: four }).check(z.minLength(4, { error: four }), z.maxLength(4, { error: four })),
    ),
    fade: z.optional(between(0, 100)),
    contrast: z.optional(between(0, 100)),
    printed: z.optional(z.boolean({ error: 'must be true or false' })),
    traceOver: z.optional(z.boolean({ error: 'must be true or false' })),
    statedScale: z.optional(shortText),
    calibration: z.optional(
      z.object({
        ...pair,
        direction: z.optional(between(-360, 360)),
        check: z.optional(z.object(pair)),
      }),
    ),
  });
}
