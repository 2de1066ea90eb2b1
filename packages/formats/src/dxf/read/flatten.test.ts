// What a drawing draws: inks through inserts, bounds on what is unfolded, and texts.
import { describe, expect, it } from 'vitest';
import type { DxfMark } from '../records/mark.ts';
import { flatten } from './flatten.ts';
import { block, drawingOf, dxfText, insert, marksOf, type Tag } from '../../../testing/testDrawings.ts';

const layer = (name: string, color: number, ...more: Tag[]): Tag[] => [
  [0, 'LAYER'],
  [2, name],
  [62, color],
  ...more,
];
const line = (...more: Tag[]): Tag[] => [[0, 'LINE'], ...more, [10, 0], [20, 0], [11, 1], [21, 0]];
const colorsOf = (marks: readonly DxfMark[]) => marks.map(({ color }) => color);

describe('ink', () => {
  const tables = [
    ...layer('TREES', 3, [6, 'DASHED'], [370, 50]),
    ...layer('OFF', -1),
    ...layer('COLD', 5, [70, 1]),
  ];

  it('is that of the layer, the entity, or the insert for BYBLOCK and layer 0', () => {
    const blocks = block(
      'T',
      ...line([8, '0']),
      ...line([8, '0'], [62, 0], [6, 'BYBLOCK'], [370, -2]),
      ...line([8, 'TREES'], [62, 1]),
      ...line([8, '0'], [420, 0x102030]),
    );
    const entities = insert('t', [8, 'TREES'], [62, 6], [6, 'DOT'], [370, 25]);
    expect(marksOf({ tables, blocks, entities })).toMatchObject([
      { layer: 'TREES', color: '#00ff00', lineType: 'DASHED', weight: 0.5 },
      { layer: 'TREES', color: '#ff00ff', lineType: 'DOT', weight: 0.25 },
      { layer: 'TREES', color: '#ff0000' },
      { layer: 'TREES', color: '#102030' },
    ]);
  });

  it('of the index is that of AutoCAD, with white as black', () => {
    const indexes = [1, 7, 8, 10, 11, 30, 94, 171, 249, 250, 254];
    const entities = indexes.flatMap((index) => line([8, '0'], [62, index]));
    expect(colorsOf(marksOf({ entities }))).toEqual([
      '#ff0000',
      '#000000',
      '#808080',
      '#ff0000',
      '#ff7f7f',
      '#ff7f00',
      '#007f00',
      '#7f7fff',
      '#261317',
      '#000000',
      '#cccccc',
    ]);
  });

  it('knows layers that are off or frozen, and entities that are invisible', () => {
    const blocks = block('B', ...line([8, 'TREES']));
    const entities = [...line([8, 'OFF']), ...line([8, '0'], [60, 1]), ...insert('B', [8, 'COLD'])];
    const drawing = drawingOf(dxfText({ tables, blocks, entities }));
    expect(drawing.layers.filter(({ visible }) => !visible).map(({ name }) => name)).toEqual(['OFF', 'COLD']);
    expect([...flatten(drawing)]).toMatchObject([{ layer: 'OFF' }, { layer: 'TREES', frozenBy: 'COLD' }]);
  });

  it('has paper space apart', () => {
    const drawing = drawingOf(dxfText({ entities: [...line([67, 1]), ...line()] }));
    expect(drawing.entities).toHaveLength(1);
    expect(drawing.counts).toEqual({ LINE: 1 });
    expect(drawing.layouts).toMatchObject([{ name: 'Layout', entities: [{ type: 'LINE' }] }]);
    expect([...flatten(drawing, { layout: 'Layout' })]).toHaveLength(1);
  });
});

describe('an insert', () => {
  it('has one placement for all its marks, with its attributes', () => {
    const attribute: Tag[] = [
      [0, 'ATTRIB'],
      [8, '0'],
      [10, 4],
      [20, 5],
      [40, 1],
      [2, 'KIND'],
      [1, 'OAK'],
      [0, 'SEQEND'],
    ];
    const entities = insert('T', [66, 1], [41, -2], [42, 3], [50, 90], ...attribute);
    const marks = marksOf({ blocks: block('T', ...line(), ...line()), entities });
    expect(marks).toHaveLength(3);
    expect(new Set(marks.slice(0, 2).map((mark) => mark.block)).size).toBe(1);
    expect(marks[0]?.block).toMatchObject({ name: 'T', scaleX: -2, scaleY: 3, angle: Math.PI / 2 });
    expect(marks[0]?.block?.attributes.get('KIND')).toBe('OAK');
    expect(marks[2]).toMatchObject({ kind: 'text', content: 'OAK', tag: 'KIND', at: { x: 4, y: 5 } });
  });

  it('that would draw too much is left out and named; the rest is drawn', () => {
    const nested = 'ABCDEFGHIJ'
      .split('')
      .flatMap((name, i) =>
        block(
          name,
          ...(i === 0
            ? line()
            : Array.from({ length: 10 }, () => insert(String.fromCharCode(64 + i))).flat()),
        ),
      );
    const entities = [...insert('J'), ...insert('A', [70, 30_000], [71, 30_000]), ...line()];
    const steps = flatten(drawingOf(dxfText({ blocks: nested, entities })));
    expect(steps.next().value).toMatchObject({ kind: 'path', entity: 2 });
    expect(steps.next()).toMatchObject({
      done: true,
      value: { notes: [expect.stringContaining('left out: 1 × J, 1 × A.') as string] },
    });
  });

  it('of a block that contains itself is drawn once, and one of a missing block is named', () => {
    const blocks = [...block('A', ...line(), ...insert('B')), ...block('B', ...insert('A'), ...line())];
    const drawing = drawingOf(dxfText({ blocks, entities: [...insert('A'), ...insert('NONE')] }));
    expect([...flatten(drawing)]).toHaveLength(2);
    expect(drawing.notes).toEqual([
      "Blocks that the file doesn't have were left out: 1 × NONE.",
      'Blocks that contain themselves are drawn once: A.',
    ]);
  });
});

describe('text', () => {
  it('of many lines counts as many, so that an array of it is left out', () => {
    const blocks = block('T', [0, 'MTEXT'], [40, 1], [1, 'x\\P'.repeat(5000)]);
    const drawing = drawingOf(dxfText({ blocks, entities: insert('T', [70, 500], [71, 500]) }));
    const steps = flatten(drawing);
    const { done, value } = steps.next();
    expect(done && value.notes).toEqual([
      'Blocks that would draw more than 500,000 lines and texts were left out: 1 × T.',
    ]);
  });

  it('beyond what is drawn of any drawing is only counted', () => {
    const words: Tag[] = [
      [0, 'MTEXT'],
      [40, 1],
      [41, 5],
      [1, 'a '.repeat(16_000)],
    ];
    const entities = Array.from({ length: 60 }, () => words).flat();
    const drawing = drawingOf(dxfText({ entities }));
    const marks = drawing.entities.length;
    expect(marks).toBeGreaterThan(10);
    expect(drawing).toMatchObject({ beyond: 60 - marks, counts: { MTEXT: 60 } });
    const steps = flatten(drawing);
    for (let i = 0; i < marks; i++) expect(steps.next().done).toBe(false);
    expect(steps.next().value).toMatchObject({
      notes: [`The drawing has more than 500,000 lines and texts; ${60 - marks} entities left out.`],
    });
  });

  it('of a million letters with codes is read in part', () => {
    const parts = Array.from({ length: 4000 }, (): Tag => [3, '\\S1/2;'.repeat(40)]);
    const [mark] = marksOf({ entities: [[0, 'MTEXT'], [40, 1], ...parts] });
    const letters = mark?.kind === 'text' ? mark.content.length : 0;
    expect(letters).toBeGreaterThan(20_000);
    expect(letters).toBeLessThan(32_768);
  });

  const mtext = (content: string, ...more: Tag[]) => {
    const [mark] = marksOf({ entities: [[0, 'MTEXT'], [10, 1], [20, 2], [40, 3], ...more, [1, content]] });
    return mark;
  };

  it.each([
    ['two\\Plines', 'two\nlines'],
    ['{\\fArial|b1|i0;bold} \\C1;red \\LUnder\\l', 'bold red Under'],
    ['2\\S1/2;" and \\S3#4;', '2 1/2" and 3/4'],
    ['10\\S+0.1^ -0.2;', '10+0.1 -0.2'],
    ['\\A1;%%c5 %%p1 45%%d', 'Ø5 ±1 45°'],
    ['a\\~b \\{c\\} \\\\ \\U+00B2', 'a\u00a0b {c} \\ ²'],
    ['open {\\H2;brace', 'open brace'],
    ['\\pxqc;centered', 'centered'],
  ])('%s is read without its codes', (coded, content) => {
    expect(mtext(coded)).toMatchObject({ kind: 'text', content });
  });

  it('has the height of its first letter, and is placed by its attachment', () => {
    expect(mtext('{\\H0.5x;small}', [71, 6], [50, 90], [41, 20], [44, 2])).toMatchObject({
      height: 1.5,
      align: 'end',
      vertical: 'middle',
      angle: Math.PI / 2,
      wrapWidth: 20,
      lineHeight: 5,
    });
  });

  it('in a mirrored block runs the other way, and says that it is mirrored', () => {
    const blocks = block('T', [0, 'TEXT'], [10, 1], [20, 0], [40, 2], [41, 0.8], [1, 'Ab']);
    const [mark] = marksOf({ blocks, entities: insert('T', [41, -1]) });
    expect(mark).toMatchObject({
      at: { x: -1, y: 0 },
      height: 2,
      angle: Math.PI,
      widthFactor: 0.8,
      mirrored: true,
    });
  });
});
