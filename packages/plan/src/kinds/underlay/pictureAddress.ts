// The address of a picture that is made of a stored file: which page, straightened from which corners, with which
// contrast. The same address is always the same picture.
import type { Point } from '../../geometry/point.ts';
import { mapAddress, readMapAddress } from '../../settings/printedMap.ts';

/** The corners of a sheet in a photo of it, clockwise from the top left, as shares of the photo's width and height. */
export type Corners = readonly [Point, Point, Point, Point];

export interface Picture {
  readonly sha256: string;
  /** The page of a PDF, from 1. */
  readonly page?: number | undefined;
  readonly corners?: Corners | undefined;
  /** Percent, 0 to 100. */
  readonly contrast?: number | undefined;
  /** Whether it is shown without color. */
  readonly gray?: boolean | undefined;
}

const scheme = 'file:';

export function pictureAddress({ sha256, page, corners, contrast, gray }: Picture): string {
  const parts = [
    page === undefined ? '' : `page=${page}`,
    corners ? `corners=${corners.map(({ x, y }) => `${x},${y}`).join(',')}` : '',
    contrast ? `contrast=${contrast}` : '',
    gray ? 'gray=1' : '',
  ].filter((part) => part !== '');
  return `${scheme}${sha256}${parts.length > 0 ? `#${parts.join('&')}` : ''}`;
}

/** The address of the same picture of a stored file, or of the map, without color; any other address as it is. */
export function grayAddress(address: string): string {
  const picture = readPictureAddress(address);
  if (picture) return pictureAddress({ ...picture, gray: true });
  const map = readMapAddress(address);
  return map ? mapAddress({ ...map, isGray: true }) : address;
}

/** Undefined for the address of anything but a stored file. */
export function readPictureAddress(address: string): Picture | undefined {
  const [, sha256, rest = ''] = /^file:([\da-f]{64})(?:#(.*))?$/.exec(address) ?? [];
  if (sha256 === undefined) return undefined;
  const values = new Map(
    rest.split('&').map((part): [string, readonly number[]] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value.split(',').map(Number)];
    }),
  );
  const numbers = values.get('corners');
  return {
    sha256,
    page: values.get('page')?.[0],
    corners: numbers && cornersOf(numbers),
    contrast: values.get('contrast')?.[0],
    gray: values.has('gray'),
  };
}

function cornersOf(numbers: readonly number[]): Corners | undefined {
  const at = (i: number): Point => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 });
  return numbers.length === 8 ? [at(0), at(1), at(2), at(3)] : undefined;
}
