// An underlay: a picture or a page of a PDF beneath the plan, to trace over. Its frame is the whole picture; what is
// cropped away is not drawn. The file itself is kept apart (see storedFile.ts).
import { add, dot, type Point, radians, scaleBy, subtract } from '../../geometry/point.ts';
import { tidy, grouped } from '../../measure/units.ts';
import type { StoredFile } from '../../measure/storedFile.ts';
import {
  type Frame,
  fromFrame,
  moveFrame,
  resizeFrame,
  scaleFrame,
  toFrame,
  transformFrame,
} from '../../shapes/frame.ts';
import { dragFrame, frameHandles } from '../../shapes/frameHandles.ts';
import { maxFeet } from '../../objects/form.ts';
import type { FileOf, FileTypes } from '../../objects/fileTypes.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import { frameFields } from '../../objects/properties.ts';
import { initialValues, valuesFromFile, valuesToFile } from '../../objects/propertyValues.ts';
import type { Calibration } from './calibration.ts';
import { type Corners, pictureAddress } from './pictureAddress.ts';
import { tracingAccuracy } from './tracingAccuracy.ts';

/** The part of a picture that is shown, as shares of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Underlay extends PlanObject, Frame {
  readonly file: StoredFile;
  /** The page of a PDF, from 1. */
  readonly page?: number;
  /** Inches: the width of the page of a PDF. */
  readonly paperWidth?: number;
  /** The width of a picture in pixels. */
  readonly pixelWidth?: number;
  readonly crop?: Crop;
  /** The corners of a photographed sheet in the photo. Only the sheet is shown, straightened. */
  readonly corners?: Corners;
  /** Percent: 0 leaves the picture as it is, 100 makes it invisible. */
  readonly fade: number;
  /** Percent: 0 leaves the picture as it is, 100 makes it black and white. */
  readonly contrast: number;
  readonly printed?: true;
  /** Whether clicks pass through it, and objects drawn over it count as traced. */
  readonly traceOver?: true;
  /** How the user set its scale, if they did. */
  readonly calibration?: Calibration;
  /** The scale stated on its page, as printed there, if that was used instead. */
  readonly statedScale?: string;
}

export const underlayLayer = { id: 'underlays', title: 'Underlays' } as const;
export const maxFade = 90;
export const wholePicture: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

const optionalFields = [
  'page',
  'paperWidth',
  'pixelWidth',
  'crop',
  'corners',
  'printed',
  'traceOver',
  'calibration',
  'statedScale',
] as const;
/** Feet: the size of a new underlay. */
const initialSize = 100;
const placed = frameFields(initialSize);
/** Feet: the least width and height. */
const minFeet = 0.01;
/** A new underlay shows nothing until it is given a file. */
const noFile: StoredFile = { sha256: '0'.repeat(64), type: 'image/png', bytes: 1, name: 'Picture' };

/** The underlay with another size. Its calibration and stated scale no longer hold. */
function resized(object: Underlay, frame: Frame): Underlay {
  const { calibration: _, statedScale: __, ...rest } = object;
  return { ...rest, ...frame };
}

/** The underlay scaled by one of its corners; the opposite corner stays in place. */
function dragCorner(object: Underlay, handle: string, to: Point): Underlay {
  const { width, height } = object;
  const [right, down] = [handle.endsWith('e') ? 1 : -1, handle.startsWith('s') ? 1 : -1];
  const anchor = { x: ((1 - right) / 2) * width, y: ((1 - down) / 2) * height };
  const diagonal = { x: right * width, y: down * height };
  const wished = dot(subtract(toFrame(object, to), anchor), diagonal) / dot(diagonal, diagonal);
  const factor = Math.max(Math.min(1, minFeet / Math.min(width, height)), wished);
  if (Math.abs(factor - 1) < 1e-9) return object;
  const center = fromFrame(object, add(anchor, scaleBy(diagonal, factor / 2)));
  const size = { width: tidy(width * factor), height: tidy(height * factor) };
  const x = tidy(center.x - size.width / 2);
  return resized(object, { ...size, x, y: tidy(center.y - size.height / 2), rotation: object.rotation });
}

export const underlay: Kind<Underlay> = {
  type: 'underlay',
  legend: '',
  title: 'Underlay',
  layer: underlayLayer.id,
  schema: underlaySchema,

  create({ from, to, ...grid }) {
    const initial = { ...initialValues(placed, grid), file: noFile, fade: 0, contrast: 0 };
    if (!to) return { ...initial, x: from.x, y: from.y };
    const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    if (width < minFeet || height < minFeet) return undefined;
    return { ...initial, x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height };
  },
  fromFile(file: FileOf<typeof underlaySchema>, feet) {
    const {
      page,
      paperWidth,
      pixelWidth,
      crop,
      corners,
      fade = 0,
      contrast = 0,
      calibration,
      statedScale,
    } = file;
    const [a, b, c, d] = corners ?? [];
    return {
      ...valuesFromFile(placed, file, feet),
      file: file.file,
      ...(page === undefined ? {} : { page }),
      ...(paperWidth === undefined ? {} : { paperWidth }),
      ...(pixelWidth === undefined ? {} : { pixelWidth }),
      ...(crop ? { crop } : {}),
      ...(a && b && c && d ? { corners: [a, b, c, d] as const } : {}),
      fade,
      contrast,
      ...(file.printed ? { printed: true } : {}),
      ...(file.traceOver ? { traceOver: true } : {}),
      ...(calibration ? { calibration } : {}),
      ...(statedScale === undefined ? {} : { statedScale }),
    };
  },
  toFile(object, squares) {
    const given = optionalFields.flatMap((name) => {
      const value = object[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const { file, fade, contrast } = object;
    return { ...valuesToFile(placed, object, squares), file, fade, contrast, ...Object.fromEntries(given) };
  },

  draw(object, pen) {
    const { file, page, corners, contrast, fade, width, height, rotation } = object;
    const { left, top, right, bottom } = object.crop ?? wholePicture;
    pen.image(
      {
        at: fromFrame(object, { x: left * width, y: top * height }),
        width: (right - left) * width,
        height: (bottom - top) * height,
        angle: radians(rotation),
        href: pictureAddress({ sha256: file.sha256, page, corners, contrast }),
        part: { x: left, y: top, width: right - left, height: bottom - top },
        opacity: 1 - fade / 100,
        title: file.name,
      },
      { layer: underlayLayer.id },
    );
  },
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  summary: ({ file, page }) => (page === undefined ? file.name : `${file.name}, page ${page}`),
  move: (object, by) => moveFrame(object, by),
  // A picture can't be mirrored: its words couldn't be read.
  transform: (object, motion) => transformFrame(object, motion),
  scale(object, scaling) {
    const isEven = Math.abs(scaling.x - scaling.y) < 1e-9;
    const frame = isEven ? scaleFrame(object, scaling, minFeet) : undefined;
    return frame && resized(object, frame);
  },
  handles: {
    // Handles of the sides would distort the picture.
    list: (object) => frameHandles(object).filter(({ id }) => id.length === 2 || id === 'turn'),
    drag: (object, handle, to, even) =>
      handle === 'turn'
        ? { ...object, ...dragFrame(object, handle, to, even, minFeet) }
        : dragCorner(object, handle, to),
  },
  underlay: {
    isPrinted: ({ printed }) => printed === true,
    passesClicks: ({ traceOver, locked }) => traceOver === true || locked === true,
    traced(object) {
      if (!object.traceOver) return undefined;
      const accuracy = tracingAccuracy(object);
      return { sourceFile: object.file.name, ...(accuracy === undefined ? {} : { accuracy }) };
    },
    look: ['fade', 'contrast', 'printed', 'traceOver'],
  },
  files: ({ file }) => [file],
  forms: (object) => [
    {
      submit: 'Update Dimensions',
      fields: [
        {
          name: 'width',
          label: 'Width (feet)',
          input: 'length',
          value: object.width,
          min: 1,
          max: Math.max(1, Math.min(maxFeet, (maxFeet * object.width) / object.height)),
        },
      ],
      apply: ({ width }) => {
        const height = tidy((object.height / object.width) * Number(width));
        return resized(object, resizeFrame(object, { width: Number(width), height }));
      },
    },
  ],
};

/** Inches: no plotter prints wider. */
const maxPaperWidth = 2_000;
const maxPixelWidth = 1_000_000;

function underlaySchema({ z, shapeOf, shortText, size, storedFile }: FileTypes) {
  const between = (min: number, max: number) => {
    const error = `must be a number from ${grouped(min)} to ${grouped(max)}`;
    return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
  };
  // A share of the picture's width or height. Corners and points may be a little outside of it.
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
    ...shapeOf(placed),
    file: storedFile,
    page: z.optional(
      z.int({ error: 'must be a page number' }).check(z.minimum(1, { error: 'must be 1 or more' })),
    ),
    paperWidth: z.optional(between(0.01, maxPaperWidth)),
    pixelWidth: z.optional(between(1, maxPixelWidth)),
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
