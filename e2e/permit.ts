// Steps of permit plans in browser tests: downloading the PDF, and reading it with other programs.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { hasPdfReaders, linesByPoppler, read } from '../packages/formats/testing/pdfReaders.ts';
import { expect } from './fixtures.ts';

/** The tolerance of a length in points, 0.002 in. */
const tolerance = 0.15;
const pointsPerInch = 72;

/** Presses "Download PDF" of the open dialog and returns the file's bytes. */
export async function downloadPdf(
  page: Page,
  press: (button: Locator) => Promise<void>,
): Promise<Uint8Array> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Download PDF' });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  const [file] = await Promise.all([page.waitForEvent('download'), press(button)]);
  expect(file.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/);
  return new Uint8Array(await readFile(await file.path()));
}

/**
 * Expects these texts in the file, and lines of these lengths in feet at the scale that it states. The edge that closes an
 * outline is not among the lines.
 */
export function expectInPdf(pdf: Uint8Array, words: readonly string[], feet: readonly number[]): void {
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  if (!hasPdfReaders()) return;
  const text = read(pdf, 'pdftotext', '-layout', '$', '-');
  for (const word of words) expect(text).toContain(word);
  const scale = Number(/1" = (\d+)'/.exec(text)?.[1]);
  expect(scale).toBeGreaterThan(0);
  const lengths = linesByPoppler(pdf)
    .flat()
    .map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  const drawn = lengths.map((length) => (length / pointsPerInch) * scale);
  const near = (tolerance * scale) / pointsPerInch;
  const missing = feet.filter((one) => !drawn.some((other) => Math.abs(other - one) < near));
  expect(missing, `feet at 1" = ${scale}'`).toEqual([]);
}
