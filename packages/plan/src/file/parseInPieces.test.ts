import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parsePlanText } from './planText.ts';
import { runAllSteps } from '../measure/steps.ts';

/** What JSON.parse makes of a text. */
function bare(text: string): unknown {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}
const inPieces = (text: string): unknown => {
  const parsed = runAllSteps(parsePlanText(text));
  return parsed.ok ? parsed : { ok: false };
};

/** Longer than a piece. */
const blanks = ' '.repeat(70_000);
const long = `"${'x'.repeat(70_000)}"`;

/** JSON with gaps and texts that are longer than a piece anywhere in it. */
const stretched = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(fc.tuple(fc.nat(60), fc.constantFrom(blanks, long, ',', ']', '}', '[', '{', '1', ':')), {
      maxLength: 4,
    }),
  )
  .map(([json, puts]) => puts.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at), json));

describe('a text that is parsed in pieces', () => {
  test('gives what JSON.parse gives, or is refused as it refuses', () => {
    fc.assert(
      fc.property(stretched, (text) => {
        expect(inPieces(text)).toEqual(bare(text));
      }),
    );
  });

  test.each([
    ['a list in a list in an object', `{"a":[1,[${long},2],3],"b":${long}}`],
    ['a key that is given twice', `{"a":[${long}],"b":1,"a":{"c":${long}}}`],
    ['a key of prototypes', `{"__proto__":{"a":${long}},"b":${long}}`],
    ['keys that are escaped', `{"\\u0061":[${long}],"b":1}`],
    ['nothing between commas', `[1,${blanks},2,${long}]`],
    ['a comma at the end', `{"a":[${long},]}`],
    ['a comma at the beginning', `[,${long}]`],
    ['no comma', `[${long}[1,${long}]]`],
    ['a value too many', `{"a":1}{"b":${long}}`],
    ['a bracket of the other kind', `{"a":[${long}}}`],
    ['a bracket too many', `{"a":[${long}]}]`],
    ['a bracket too few', `{"a":[${long}]`],
    ['nothing but blanks inside', `{"a":[${blanks}],"b":{${blanks}}}`],
    ['a value without a key', `{"a":1,[${long}]}`],
    ['a key without a value', `{"a":,"b":${long}}`],
  ])('with %s', (_what, text) => {
    expect(inPieces(text)).toEqual(bare(text));
  });

  test('never hands more than a piece and one member to the browser at a time', () => {
    const member = `{"type":"tree","x":1,"y":[${'1,'.repeat(100)}2]}`;
    const text = `{"settings":{},"objects":[${Array.from({ length: 9000 }, () => member).join()}],"more":[[${'7,'.repeat(1e6)}7]]}`;
    const parse = vi.spyOn(JSON, 'parse');
    runAllSteps(parsePlanText(text));
    const longest = Math.max(...parse.mock.calls.map(([piece]) => piece.length));
    parse.mockRestore();
    expect(longest).toBeLessThan(100_000);
  });

  test('is parsed a piece to a step', () => {
    const parse = vi.spyOn(JSON, 'parse');
    let most = 0;
    const steps = parsePlanText(`[${'{"a":[1,2,3]},'.repeat(100_000)}0]`);
    for (let done = false; !done; ) {
      const before = parse.mock.calls.length;
      done = steps.next().done ?? false;
      most = Math.max(most, parse.mock.calls.length - before);
    }
    parse.mockRestore();
    expect(most).toBeLessThan(6);
  });
});
