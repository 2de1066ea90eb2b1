// Reads the type and size of a seal's picture from its bytes. Only PNG and JPEG are accepted: an SVG could contain a script.
import { withSeparators, grouped } from '../measure/units.ts';

export interface SealImage {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Maximum bytes, and maximum pixels of a side. A seal one inch wide has 600 pixels at 600 dpi. */
const limits = { bytes: 300_000, side: 4000 } as const;

export type SealReading =
  | { readonly ok: true; readonly seal: SealImage }
  | { readonly ok: false; readonly problem: string };

/** The `problem` of the result is the end of a sentence that begins with the name of the seal. */
export function readSeal(bytes: Uint8Array): SealReading {
  const refuse = (problem: string): SealReading => ({ ok: false, problem });
  if (bytes.length > limits.bytes)
    return refuse(
      `has ${withSeparators(bytes.length)} bytes; at most ${withSeparators(limits.bytes)} are taken`,
    );
  const seal = pngIn(bytes) ?? jpegIn(bytes);
  if (!seal) return refuse('is neither a PNG nor a JPEG picture');
  const { width, height } = seal;
  if (width < 1 || height < 1 || width > limits.side || height > limits.side)
    return refuse(
      `is ${grouped(width)} by ${grouped(height)} pixels; each side has to be from 1 to ${grouped(limits.side)}`,
    );
  return { ok: true, seal };
}

/** Bytes of the signature and of the first chunk, which has the size. */
const pngHeader = 33;
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngIn(bytes: Uint8Array): SealImage | undefined {
  if (!pngStart.every((byte, i) => bytes[i] === byte) || bytes.length < pngHeader) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Whether a JPEG marker begins a frame, which has the size: C0 to CF, but for three that begin tables or extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegIn(bytes: Uint8Array): SealImage | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker))
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
