// Reads a file of survey points, whatever its kind.
import { readJobXml } from './jobXml.ts';
import { readLandXml } from './landXml.ts';
import { maxPointBytes, type PointReading, refused, tooManyPoints } from './pointFile.ts';
import { readTextPoints } from './textPoints.ts';

/** site: the width of the plan's lot in feet, if it has one. */
export function readPoints(bytes: Uint8Array, site?: number): PointReading {
  if (bytes.length > maxPointBytes) return tooManyPoints(`${Math.round(bytes.length / 2 ** 20)} MB`);
  const binary = binaryProblem(bytes);
  if (binary) return refused(binary);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (/^\s*</.test(text)) {
    const root = /<(?:\w+:)?([A-Za-z]\w*)[\s>/]/.exec(
      text.replace(/<\?.*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/g, ''),
    )?.[1];
    if (root === 'LandXML') return readLandXml(text, site);
    if (root === 'JOBFile') return readJobXml(text);
    return refused(
      `This XML file is "${root ?? 'empty'}", not LandXML or Trimble JobXML. Export the points as LandXML or CSV, then choose that file.`,
    );
  }
  return readTextPoints(text, site);
}

/** How files that aren't text begin, and the problem to show for each. */
const binaryStarts: readonly (readonly [string, string])[] = [
  [
    'PK',
    'This is an Excel workbook or an archive, not text. Save its sheet of points as CSV, then choose that file.',
  ],
  [
    '\u00D0\u00CF\u0011\u00E0',
    'This is an old Excel workbook, not text. Save its sheet of points as CSV, then choose that file.',
  ],
  [
    '%PDF',
    'This is a PDF, which has no coordinates to read. Ask the surveyor for the points as CSV or LandXML.',
  ],
];

/** How many bytes are searched for control characters. */
const headBytes = 4096;

function binaryProblem(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const known = binaryStarts.find(([start]) => head.startsWith(start));
  if (known) return known[1];
  const isUtf16 = head.startsWith('ÿþ') || head.startsWith('þÿ');
  // Text has none of the first control characters; in UTF-16 these bytes are halves of letters.
  return !isUtf16 && bytes.subarray(0, headBytes).some((byte) => byte < 9)
    ? "This file isn't text, so no points can be read from it. Export the points as CSV or LandXML, then choose that file."
    : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
