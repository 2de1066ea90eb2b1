import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  json,
  jsonValue,
  oneof,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonLimits, storedPlanLimits } from './jsonLimits.ts';
import { scanJson } from './scanJson.ts';

async function scan(text: string | Buffer, limits: Partial<JsonLimits> = {}) {
  const scanned = await scanJson(Buffer.from(text), { ...storedPlanLimits, ...limits });
  return 'value' in scanned ? scanned.value : scanned.problem;
}

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('scanning JSON', () => {
  test('finds the keys of all rows', async () => {
    const row = dictionary(string({ unit: 'grapheme' }), jsonValue(), { maxKeys: 40 });
    await assert(
      asyncProperty(
        oneof(row, array(row, { maxLength: 3 })),
        constantFrom(undefined, 2),
        async (value, spaces) => {
          const rows = Array.isArray(value) ? value : [value];
          expect(await scan(JSON.stringify(value, null, spaces))).toEqual({
            isList: Array.isArray(value),
            keys: rows.map((one) => Object.keys(one)),
          });
        },
      ),
    );
  });

  test('distinguishes rows from other JSON', async () => {
    await assert(
      asyncProperty(json({ maxDepth: 5 }), async (text) => {
        const value: unknown = JSON.parse(text);
        const hasRows = Array.isArray(value) ? value.every(isRow) : isRow(value);
        expect((await scan(text)) === 'no rows').toBe(!hasRows);
      }),
    );
  });

  test('accepts exactly what JSON.parse accepts', async () => {
    const nearJson = stringMatching(/^([[\]{}:,"\\ \n]|-?\d|\.|[eE]|true|false|null|u00e9|\\n|"a"){0,12}$/);
    await assert(
      asyncProperty(nearJson, async (text) => {
        const scanned = await scan(text);
        const isSyntax = typeof scanned === 'object' && 'kind' in scanned && scanned.kind === 'syntax';
        expect(!isSyntax, text).toBe(isJson(text));
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([
    '01',
    '1.',
    '.5',
    '-',
    '1e',
    '+1',
    'tru',
    'nulls',
    '"\t"',
    '"\\x"',
    '"\\u12g4"',
    '[1,]',
    '{"a":1,}',
    '\u00a01',
  ])('rejects %j', async (text) => {
    expect(isJson(text)).toBe(false);
    expect(await scan(text)).toMatchObject({
      kind: 'syntax',
      place: expect.stringMatching(/^Byte \d/) as string,
    });
  });

  test('rejects bytes that are not UTF-8', async () => {
    expect(await scan(Buffer.from('{"a":"\xff"}', 'latin1'))).toMatchObject({
      kind: 'syntax',
      message: 'The body has bytes that are not UTF-8',
    });
  });
});

describe('a number', () => {
  test.each(['1e308', '-1.5e+300', '5e-324', '0', '-0', `0.${'1'.repeat(62)}`])(
    '%s is accepted',
    async (text) => {
      expect(await scan(`{"a":${text}}`)).toEqual({ isList: false, keys: [['a']] });
    },
  );

  test.each(['1e309', '1e999', '-1e400', '1e131071', '1e-401', '0e99999', '1e-16383'])(
    '%s is rejected',
    async (text) => {
      expect(await scan(`[{},{"a":[0,{"b":${text}}]}]`)).toEqual({
        kind: 'value',
        message: `${text} does not fit into a number of 64 bits`,
        place: 'Row 2, a[1].b',
      });
    },
  );

  test('with a large exponent is rejected if there are too many', async () => {
    const list = (count: number) => `{"a":[${Array.from({ length: count }, () => '1e300').join(',')}]}`;
    expect(await scan(list(10), { exponentDigits: 3_000 })).toHaveProperty('keys');
    expect(await scan(list(11), { exponentDigits: 3_000 })).toMatchObject({
      kind: 'size',
      place: 'Row 1, a[10]',
    });
  });
});

describe('JSON that is too large is rejected', () => {
  test.each<[Partial<JsonLimits>, allowed: string, refused: string, place: string]>([
    [{ depth: 3 }, '{"a":[[]]}', '{"a":[[[]]]}', 'Row 1, a[0][0]'],
    [{ keys: 2 }, '{"a":1,"b":2}', '{"a":1,"b":2,"c":3}', 'Row 1, c'],
    [{ stringBytes: 3 }, '{"a":"xyz"}', '{"a":"wxyz"}', 'Row 1, a'],
    [{ numberBytes: 4 }, '{"a":1234}', '{"a":12345}', 'Row 1, a'],
    [{ rows: 2 }, '[{},{}]', '[{},{},{}]', 'Row 3'],
  ])('by the limit %j', async (limits, allowed, refused, place) => {
    expect(await scan(allowed, limits)).toHaveProperty('keys');
    expect(await scan(refused, limits)).toMatchObject({ kind: 'size', place });
  });
});

describe('a duplicate key is rejected', () => {
  const many = Array.from({ length: 20 }, (_, index) => `"k${index}":0`).join(',');
  test.each([
    ['{"a":1,"a":2}', 'Row 1, a'],
    ['{"a":1,"\\u0061":2}', 'Row 1, a'],
    ['{"\\u0061":1,"a":2}', 'Row 1, a'],
    ['{"é":1,"\\u00e9":2}', 'Row 1, é'],
    [`{${many},"k3":1}`, 'Row 1, k3'],
    ['{"a":{"b":1,"b":2}}', 'Row 1, a.b'],
  ])('in %.40s', async (text, place) => {
    expect(await scan(text)).toMatchObject({
      kind: 'value',
      message: 'The object has this key twice',
      place,
    });
  });

  test('but not the same key in two objects', async () => {
    expect(await scan('[{"a":{"a":1},"b":{"a":1}},{"a":1,"b":2}]')).toHaveProperty('keys');
  });
});

test('a long body is scanned in slices, so that other requests are served in between', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await scan(`{"a":[${'1,'.repeat(1_000_000)}1]}`);
  isOver = true;
  expect(turns).toBeGreaterThan(10);
});
