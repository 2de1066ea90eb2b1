// What files are read, however they are written, and what is said of those that can't be.
import { array, assert, constantFrom, double, nat, property, record, uint8Array } from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { maxDxfBytes, readDxfInSteps } from './readDxf.ts';
import { drawingOf, dxfText, readWhole, type Tag } from '../../../testing/testDrawings.ts';

const line: Tag[] = [
  [0, 'LINE'],
  [8, 'WALLS'],
  [10, '1.5'],
  [20, '-2'],
  [11, '3e1'],
  [21, '.25'],
];
const text = dxfText({
  header: [
    [9, '$ACADVER'],
    [1, 'AC1015'],
  ],
  entities: line,
});
const bytesOf = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const ends = [
  { x: 1.5, y: -2 },
  { x: 30, y: 0.25 },
];

describe('a text file', () => {
  it.each([
    ['with CR LF', text.replaceAll('\n', '\r\n')],
    ['with CR', text.replaceAll('\n', '\r')],
    ['with mixed line ends', text.replaceAll('\n20\n', '\r\n20\r')],
    ['with blanks around group codes and values', text.replace(/^(.*)$/gm, '  $1 \t')],
    ['with comments', `999\nmade by hand\n${text.replace('\n20\n', '\n999\n10\n20\n')}`],
    ['in lower case', text.replace(/SECTION|ENTITIES|LINE|HEADER|ENDSEC|EOF/g, (word) => word.toLowerCase())],
    ['that begins with a byte order mark', `\u00ef\u00bb\u00bf${text}`],
    ['without sections before its entities', text.slice(text.indexOf('0\nSECTION\n2\nENTITIES'))],
    ['without any section', text.slice(text.indexOf('0\nLINE'), text.indexOf('0\nENDSEC\n0\nEOF'))],
    ['without ENDSEC', text.replaceAll('0\nENDSEC\n', '')],
    ['that is cut off after a value', text.slice(0, text.indexOf('0\nENDSEC\n0\nEOF'))],
    ['that is cut off within a tag', `${text.slice(0, text.indexOf('0\nENDSEC\n0\nEOF'))}6`],
    [
      'with an unknown section',
      text.replace('0\nSECTION\n2\nENTITIES', '0\nSECTION\n2\nODD\n0\nLINE\n0\nENDSEC\n$&'),
    ],
    [
      'with unknown tables',
      text.replace('2\nTABLES\n', '2\nTABLES\n0\nTABLE\n2\nODD\n0\nODD\n70\nx\n0\nENDTAB\n'),
    ],
    [
      'with data of applications',
      text.replace('8\nWALLS', '102\n{ACAD_X\n10\n7\n102\n}\n8\nWALLS\n1001\nX\n1010\n5'),
    ],
  ])('%s is read', (_, file) => {
    const [mark, ...others] = flatten(drawingOf(bytesOf(file)));
    expect(mark).toMatchObject({ kind: 'path', vertices: ends, layer: 'WALLS' });
    expect(others).toEqual([]);
  });

  it('in UTF-16 is read', () => {
    const letters = `\ufeff${text}`;
    const units = Uint16Array.from(letters, (letter) => letter.charCodeAt(0));
    expect(drawingOf(new Uint8Array(units.buffer)).counts).toEqual({ LINE: 1 });
  });

  it('has lines that make no sense skipped and counted', () => {
    const { counts, notes } = drawingOf(text.replace('0\nLINE', 'odd\nwords\n0\nLINE'));
    expect(counts).toEqual({ LINE: 1 });
    expect(notes).toEqual(["2 lines couldn't be understood and were skipped."]);
  });

  it('counts what it has, and names what is not drawn or cannot be', () => {
    const drawing = drawingOf(
      dxfText({
        entities: [
          ...line,
          [0, '3DSOLID'],
          [8, '0'],
          [0, 'XLINE'],
          [0, 'XLINE'],
          [0, 'CIRCLE'],
          [10, 'nan'],
          [40, 1],
        ],
      }),
    );
    expect(drawing.counts).toEqual({ LINE: 1, '3DSOLID': 1, XLINE: 2, CIRCLE: 1 });
    expect(drawing.unread).toEqual({ '3DSOLID': 1, XLINE: 2 });
    expect(drawing.notes).toEqual(['Left out because numbers were missing or out of range: 1 × CIRCLE.']);
  });

  it('notes how many clipped blocks are drawn whole', () => {
    const filter = (shows: number): Tag[] => [
      [0, 'SPATIAL_FILTER'],
      [100, 'AcDbSpatialFilter'],
      [70, 2],
      [10, 0],
      [20, 0],
      [10, 5],
      [20, 5],
      [71, shows],
    ];
    const notesOf = (...objects: Tag[]) => drawingOf(dxfText({ entities: line, objects })).notes;
    expect(notesOf(...filter(1), ...filter(1), ...filter(0))).toEqual([
      'Clipped blocks (XCLIP) are shown in full: 2 blocks.',
    ]);
    expect(notesOf(...filter(0))).toEqual([]);
  });

  it('keeps the full precision of State Plane coordinates', () => {
    const x = 1_962_483.127_450_912_3;
    const entities: Tag[] = [
      [0, 'POINT'],
      [8, '0'],
      [10, String(x)],
      [20, '13984726.38100000098347664'],
    ];
    const [point] = flatten(drawingOf(dxfText({ entities })));
    expect(point).toMatchObject({ at: { x, y: 13984726.38100000098347664 } });
  });

  it('says its units, or that it does not know them', () => {
    const unitsOf = (...header: Tag[]) => drawingOf(dxfText({ header, entities: line })).units;
    expect(unitsOf()).toEqual({ code: 0 });
    expect(unitsOf([9, '$INSUNITS'], [70, 6], [9, '$MEASUREMENT'], [70, 1])).toEqual({
      code: 6,
      name: 'meters',
      feet: 1 / 0.3048,
      metric: true,
    });
    expect(unitsOf([9, '$INSUNITS'], [70, 21]).feet).toBeCloseTo(1.000002, 9);
    expect(unitsOf([9, '$INSUNITS'], [70, 99])).toEqual({ code: 99 });
  });
});

describe('letters', () => {
  const contentOf = (version: string, page: string, bytes: readonly number[]): unknown => {
    const header: Tag[] = [
      [9, '$ACADVER'],
      [1, version],
      [9, '$DWGCODEPAGE'],
      [3, page],
    ];
    const file = dxfText({
      header,
      entities: [
        [0, 'TEXT'],
        [8, '0'],
        [40, 1],
        [1, '@'],
      ],
    });
    const at = file.indexOf('@');
    const whole = Uint8Array.from([...bytesOf(file.slice(0, at)), ...bytes, ...bytesOf(file.slice(at + 1))]);
    const [mark] = flatten(drawingOf(whole));
    return mark?.kind === 'text' ? mark.content : undefined;
  };
  it.each([
    ['AC1015', 'ANSI_1252', [0xc4, 0x80], 'Ä€'],
    ['AC1015', 'ansi_1251', [0xcf, 0xeb], 'Пл'],
    ['AC1009', 'ANSI_932', [0x95, 0x5c, 0x8e, 0xa6], '表示'],
    ['AC1018', 'ANSI_936', [0xd6, 0xd0], '中'],
    ['AC1018', 'ANSI_949', [0xb0, 0xa1], '가'],
    ['AC1018', 'ANSI_950', [0xa4, 0xa4], '中'],
    ['AC1018', 'ANSI_874', [0xa1], 'ก'],
    ['AC1021', 'ANSI_1252', [0xc3, 0x84], 'Ä'],
    ['AC1032', 'ANSI_1252', [0xc4], 'Ä'],
    ['AC1015', 'ANSI_1252', [...bytesOf('\\U+00B2\\M+18ea6 %%d%%c%%p%%u')], '²示 °Ø±'],
  ])('of %s with %s are decoded', (version, page, bytes, expected) => {
    expect(contentOf(version, page, bytes)).toBe(expected);
  });

  it('of an unknown code page are read all the same, with a note', () => {
    const header: Tag[] = [
      [9, '$ACADVER'],
      [1, 'AC1015'],
      [9, '$DWGCODEPAGE'],
      [3, 'JOHAB'],
    ];
    expect(drawingOf(dxfText({ header, entities: line })).notes[0]).toContain(
      'code page "JOHAB" isn\'t known',
    );
  });
});

describe("a file that isn't DXF", () => {
  it.each([
    ['DWG', 'AC1032\0\0', 'AutoCAD drawing (DWG)'],
    ['DGN', '\x08\x09\xfe\x02', 'MicroStation drawing (DGN)'],
    ['SketchUp', '\xff\xfe\xff\x0eS\0k\0', 'SketchUp'],
    ['STEP', 'ISO-10303-21;', 'STEP or IFC'],
    ['PDF', '%PDF-1.7', 'PDF file'],
    ['a picture', '\x89PNG\r\n', 'picture'],
    ['an archive', 'PK\x03\x04', 'zip archive'],
    ['a web page', '<!DOCTYPE html>', 'web page'],
    ['an empty file', '', 'empty'],
    ['words', 'Dear county,\nplease', 'no sections or entities'],
    ['numbers', '1\n2\n3\n4\n5\n', 'no sections or entities'],
  ])('%s is refused with a sentence that says what to do', (_, file, words) => {
    const reading = readWhole(bytesOf(file));
    expect(reading).toMatchObject({ ok: false, problem: expect.stringContaining(words) as string });
    expect(reading).toMatchObject({ problem: expect.stringMatching(/[.,] \S.*\.$/) as string });
  });

  it('is refused when it is too large, with the limit', () => {
    const reading = readWhole(new Uint8Array(maxDxfBytes + 1).fill(0x30));
    expect(reading).toMatchObject({
      ok: false,
      problem: expect.stringContaining('at most 200 MB') as string,
    });
  });
});

it('reports how far it is, in steps of some milliseconds', () => {
  const entities = Array.from({ length: 30_000 }, () => line).flat();
  const steps = readDxfInSteps(bytesOf(dxfText({ entities })));
  const shares: number[] = [];
  for (let step = steps.next(); !step.done; step = steps.next()) shares.push(step.value);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

describe('a damaged file', () => {
  const samples = ['r12.dxf', 'r12-binary.dxf', 'r2018.dxf', 'r2000-binary.dxf'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../../testing/dxf/samples', name)),
  );

  it('is read in part or refused, and never throws', () => {
    const edit = record({
      at: double({ min: 0, max: 1, noNaN: true }),
      bytes: uint8Array({ maxLength: 12 }),
      removed: nat({ max: 400 }),
    });
    const colorsOf = (bytes: Uint8Array): string[] => {
      const reading = readWhole(bytes);
      return reading.ok ? Array.from(flatten(reading.drawing), ({ color }) => color) : [];
    };
    const edited = property(
      constantFrom(...samples),
      array(edit, { minLength: 1, maxLength: 6 }),
      (sample, edits) => {
        let bytes = new Uint8Array(sample);
        for (const { at, bytes: added, removed } of edits) {
          const from = Math.floor(at * bytes.length);
          bytes = new Uint8Array(
            Buffer.concat([bytes.subarray(0, from), added, bytes.subarray(from + removed)]),
          );
        }
        return colorsOf(bytes).every((color) => /^#[\da-f]{6}$/.test(color));
      },
    );
    expect(() => assert(edited, { numRuns: 20 })).not.toThrow();
  });

  it('in binary, cut off anywhere, has what came before', () => {
    const [, binary = new Uint8Array()] = samples;
    for (let end = 22; end < binary.length; end += 997) readWhole(binary.subarray(0, end));
    const half = readWhole(binary.subarray(0, Math.floor(binary.length * 0.9)));
    expect(half.ok && half.drawing.entities.length).toBeGreaterThan(10);
  });
});
