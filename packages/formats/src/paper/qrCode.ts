// A QR code of a link on a sheet.
import { correction, generate } from 'lean-qr';

/** Modules: the blank margin that readers need (ISO/IEC 18004). */
export const margin = 4;
/** Millimeters: a phone reads no finer module off paper reliably. */
const finest = 0.33;

export interface QrCode {
  /** Modules on a side, without the margin. */
  readonly size: number;
  readonly isDark: (column: number, row: number) => boolean;
}

/** The code of a link for a square of a side in millimeters; undefined if the link is too long to be read there. */
export function qrCode(link: string, side: number): QrCode | undefined {
  const modules = Math.floor(side / finest) - 2 * margin;
  // Version 1 has 21 modules, each further one 4 more, up to 40.
  const maxVersion = Math.min(40, Math.floor((modules - 17) / 4));
  if (maxVersion < 1) return undefined;
  try {
    const code = generate(link, { minCorrectionLevel: correction.L, maxVersion });
    return { size: code.size, isDark: (column, row) => code.get(column, row) };
  } catch {
    return undefined;
  }
}
