// Removes the metadata of a HEIC or AVIF picture. EXIF and XMP are overwritten with zeros and not cut out, because the file refers
// to its contents by their distance from its beginning. The orientation is kept: it is a property of the picture, not of the EXIF.
import { viewOf } from './bytes.ts';

interface Box {
  readonly type: string;
  /** Where the box's contents begin and end in the file. */
  readonly begin: number;
  readonly end: number;
}

/** The picture without metadata; undefined if it is damaged or was cut short. */
export function strippedHeif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const stripped = bytes.slice();
  const top = boxesIn(stripped, 0, stripped.length);
  const meta = top.find(({ type }) => type === 'meta');
  if (!meta) return undefined;
  const inMeta = boxesIn(stripped, meta.begin + 4, meta.end);
  const boxOf = (type: string): Box | undefined => inMeta.find((box) => box.type === type);
  // Item information (which items are metadata) and item locations.
  const [items, places] = [boxOf('iinf'), boxOf('iloc')];
  if (!items || !places) return undefined;
  try {
    const ids = metadataItems(stripped, items);
    for (const { id, begin, end } of extentsOf(stripped, places, boxOf('idat')?.begin ?? 0)) {
      if (end > stripped.length) return undefined;
      if (ids.has(id)) stripped.fill(0, begin, end);
    }
  } catch {
    // The tables point outside the file.
    return undefined;
  }
  for (const box of top) if (box.type === 'uuid') stripped.fill(0, box.begin, box.end);
  return stripped;
}

/** The boxes between two positions. A box begins with its size in four bytes, its type in four, and a long size in eight. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    if (size < 8) break;
    const end = Math.min(to, at + size);
    boxes.push({ type, begin: at + (isLong ? 16 : 8), end });
    at = end;
  }
  return boxes;
}

/** The ids of the items that are EXIF or XMP. */
function metadataItems(bytes: Uint8Array, { begin, end }: Box): ReadonlySet<number> {
  const view = viewOf(bytes);
  const ids = new Set<number>();
  const from = begin + (view.getUint8(begin) === 0 ? 6 : 8);
  for (const entry of boxesIn(bytes, from, end)) {
    const isLong = view.getUint8(entry.begin) > 2;
    const id = isLong ? view.getUint32(entry.begin + 4) : view.getUint16(entry.begin + 4);
    const typeAt = entry.begin + (isLong ? 10 : 8);
    const type = String.fromCharCode(...bytes.subarray(typeAt, typeAt + 4));
    if (type === 'Exif' || type === 'mime') ids.add(id);
  }
  return ids;
}

interface Extent extends Pick<Box, 'begin' | 'end'> {
  /** The id of the item that the extent is a part of. */
  readonly id: number;
}

/** Reads where the contents of the items are. Throws a RangeError if the table itself is cut off. */
function extentsOf(bytes: Uint8Array, { begin }: Box, dataBegin: number): readonly Extent[] {
  const view = viewOf(bytes);
  let at = begin;
  const read = (size: number): number => {
    let value = 0;
    for (let i = 0; i < size; i += 1) value = value * 256 + view.getUint8(at + i);
    at += size;
    return value;
  };
  const version = read(1);
  read(3);
  const sizes = read(1);
  const [offsetSize, lengthSize] = [sizes >> 4, sizes & 15];
  const more = read(1);
  const [baseSize, indexSize] = [more >> 4, version > 0 ? more & 15 : 0];
  const places: Extent[] = [];
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const isInData = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isInData ? dataBegin : 0);
    for (let extents = read(2); extents > 0; extents -= 1) {
      read(indexSize);
      const offset = base + read(offsetSize);
      const length = read(lengthSize);
      places.push({ id, begin: offset, end: offset + length });
    }
  }
  return places;
}
