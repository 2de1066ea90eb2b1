// Share links that are damaged anywhere, or made to exhaust the memory.
import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { readPlanText } from '@homeplot/plan/planFile';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileOf, page, problemOf, textOf } from '../../testing/shareLinks.ts';
import { makeShareLink, readShareLink } from './shareLink.ts';

describe('a damaged link', () => {
  const short = makeShareLink(page, fileOf(4));
  const long = makeShareLink(page, fileOf(2000));

  test('cut anywhere gives a problem, never half a plan', () => {
    for (const link of [short, long]) {
      const from = link.indexOf('project=') + 8;
      const step = Math.ceil((link.length - from) / 200);
      const whole = textOf(link);
      for (let end = from; end < link.length; end += step) {
        const given = textOf(link.slice(0, end));
        // Missing padding is no damage.
        expect(given === undefined || given === whole).toBe(true);
      }
    }
  });

  test('with any characters changed gives a problem or text, and never throws', () => {
    const change = fc.record({ at: fc.nat(), put: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(short, long),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (link, changes) => {
          let url = link;
          for (const { at, put } of changes) {
            const where = page.length + (at % (url.length - page.length));
            url = url.slice(0, where) + put + url.slice(where + put.length);
          }
          const shared = readShareLink(url);
          if (!shared.found) return;
          expect(shared.ok ? typeof readPlanText(shared.text).ok : shared.problem).toMatch(/^boolean$|\.$/);
        },
      ),
    );
  });

  test('that decompresses to more than any plan is rejected', () => {
    const bomb = deflateSync(new Uint8Array(70 * 1024 * 1024).fill(32), { level: 9 });
    expect(bomb.length).toBeLessThan(300_000);
    expect(problemOf(`${page}#project=${Buffer.from(bomb).toString('base64url')}`)).toContain(
      'too large for a plan',
    );
  });

  test('that decompresses to millions of empty objects is rejected before parsing', () => {
    const bomb = deflateSync(strToU8(`{"objects":[${'{},'.repeat(9_000_000)}{}]}`), { level: 9 });
    expect(bomb.length).toBeLessThan(78_000);
    expect(problemOf(`${page}#project=${Buffer.from(bomb).toString('base64url')}`)).toMatch(
      /cannot be opened: it has more than 2,000,000 lists and objects\. .*\.$/,
    );
  });
});
