// What a seal's bytes are: a PNG or a JPEG, with its size in pixels. Nothing else is a seal; an SVG could carry a script.
import { withSeparators } from '../measure/units.ts';

export interface SealImage {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Bytes and pixels of a side. A seal of an inch at 600 dots has 600. */
const limits = { bytes: 300_000, side: 4000 } as const;

export type SealReading =
  | { readonly ok: true; readonly seal: SealImage }
  | { readonly ok: false; readonly problem: string };

/** problem: the end of a sentence that begins with what the seal is called. */
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
    return refuse(`is ${width} by ${height} pixels; each side has to be from 1 to ${limits.side}`);
  return { ok: true, seal };
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngIn(bytes: Uint8Array): SealImage | undefined {
  if (!pngStart.every((byte, i) => bytes[i] === byte) || bytes.length < 33) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** The markers of frames, all of which hold the size: C0 to CF without those of tables. */
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
