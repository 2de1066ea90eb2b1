// Reads and writes the orientation in EXIF data, the only part of EXIF that a picture needs.

const orientationTag = 0x0112;

/** 1 to 8, as EXIF numbers them; 1, upright, if there is none. tiff: EXIF data without its "Exif" header. */
export function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 14) return 1;
  const isLittleEndian = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittleEndian);
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, isLittleEndian) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** EXIF data with nothing but an orientation. */
export function exifWith(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = new DataView(tiff.buffer);
  // Big-endian, with one directory of one entry: a 16-bit number.
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}

/** The EXIF data to keep of a picture; undefined if it needs none. */
export function neededExif(tiff: Uint8Array): Uint8Array | undefined {
  const orientation = orientationIn(tiff);
  return orientation === 1 ? undefined : exifWith(orientation);
}
