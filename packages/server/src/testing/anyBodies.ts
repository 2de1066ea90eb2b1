// For the tests: any body of a request: JSON that is right but for a value, text that is no JSON, and forms with a file.
import { type Arbitrary, array, constantFrom, integer, json, oneof, record, string, tuple } from 'fast-check';
import type { Known } from './known.ts';

const nested = integer({ min: 1, max: 200 }).chain((depth) =>
  constantFrom(
    '['.repeat(depth) + ']'.repeat(depth),
    '{"a":'.repeat(depth) + '0' + '}'.repeat(depth),
    '['.repeat(depth),
  ),
);

/** The text of a value, as one would write it by hand or to do harm. */
const oddValue: Arbitrary<string> = oneof(
  constantFrom(
    'null',
    'true',
    '0',
    '-0',
    '-1',
    '1e400',
    '-1e400',
    '1e-400',
    '1.5',
    '9'.repeat(400),
    '01',
    '+1',
    'NaN',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\xc0\x80"',
    '"\xed\xa0\x80"',
    '"\\x"',
    '"\n"',
    '"',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '{"__proto__":1}',
    '{"toString":1}',
    '{"a":1,"a":2}',
    '{"":0}',
    '[,]',
    '',
    '"infinity"',
    '"0001-01-01 BC"',
    '"2026-02-30"',
    '"{}"',
    '"../.."',
    '"a@b@c"',
    '"a@\\u0131.de"',
    '"%00"',
  ),
  nested,
  json(),
  string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  integer({ min: 10_000, max: 10_240 }).map((length) => `"${'x'.repeat(length)}"`),
);

/** What bodies name. */
type Named = Pick<Known, 'userId' | 'projectId' | 'fileHash'>;

type Fields = Readonly<Record<string, string>>;

/** By the first part of a path. */
const fieldsOf = ({ userId, projectId, fileHash }: Named): Readonly<Record<string, readonly Fields[]>> => ({
  rest: [
    { title: '"Lot"', objects: '[{"type":"house","x":1}]', settings: '{"unit":"ft"}' },
    { id: `"${projectId}"`, user_id: `"${userId}"`, title: '"Lot"', updated_at: '"2026-11-28T12:00:00Z"' },
    { user_id: `"${userId}"`, requested_at: '"2026-11-28T12:00:00Z"' },
  ],
  auth: [
    {
      email: '"ann@example.org"',
      password: '"correct horse"',
      data: '{"full_name":"Ann"}',
      code_challenge: '"x"',
    },
    {
      email: '"ann@example.org"',
      password: '"correct horse"',
      gotrue_meta_security: '{"captcha_token":"e30="}',
    },
    { refresh_token: '"abcdefghijkl"' },
    { email: '"ann@example.org"', type: '"signup"', token_hash: '"x"', token: '"123456"' },
    { password: '"another horse"', data: '{"a":1}', nonce: '"1"', current_password: '"correct horse"' },
  ],
  storage: [
    {
      prefix: `"${userId}"`,
      limit: '100',
      offset: '0',
      search: '""',
      sortBy: '{"column":"name","order":"asc"}',
    },
    { expiresIn: '60', paths: `["${userId}/${fileHash}"]` },
  ],
});

/** Fields as a route expects them, but for one value or name. */
function anyObject(known: Named, path: string): Arbitrary<string> {
  const all = fieldsOf(known);
  return constantFrom(...(all[path.split('/')[1] ?? ''] ?? Object.values(all).flat())).chain((fields) => {
    const names = Object.keys(fields);
    return record({
      changed: constantFrom(...names, '__proto__', 'constructor', 'extra', ''),
      value: oneof(oddValue, constantFrom(...Object.values(fields))),
    }).map(({ changed, value }) => {
      const pairs = Object.entries({ ...fields, [changed]: value });
      return `{${pairs.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
    });
  });
}

/** In Latin-1, so that bytes that are no UTF-8 can be among them. */
export function anyJson(known: Named, path: string): Arbitrary<Buffer> {
  const object = anyObject(known, path);
  return oneof(
    { arbitrary: object, weight: 6 },
    array(object, { maxLength: 3 }).map((rows) => `[${rows.join(',')}]`),
    oddValue,
    tuple(object, integer({ min: 0, max: 60 })).map(([text, length]) => text.slice(0, length)),
    object.map((text) => `\xef\xbb\xbf${text}`),
    object.map((text) => Buffer.from(text, 'utf16le').toString('latin1')),
  ).map((text) => Buffer.from(text.replaceAll(/[^\0-\xff]/g, '?'), 'latin1'));
}

const disposition = constantFrom(
  'form-data; name="file"; filename="a.pdf"',
  'form-data; name=""; filename=""',
  'form-data',
  'attachment',
  '',
  'form-data; name="file"; filename="\0"',
  "form-data; filename*=utf-8''%FF%00",
  'form-data; name="__proto__"',
  `form-data; name="${'x'.repeat(10_000)}"`,
  'form-data; name="a"; filename="../../x"',
  'form-data; name="\xff"',
);
const partType = constantFrom(
  'application/pdf',
  'text/html',
  'multipart/mixed; boundary=x',
  'text/plain; charset=utf-7',
  '\xff',
  '',
  'application/octet-stream\r\nContent-Transfer-Encoding: base64',
);

/** A form in which one thing or another may be missing or too much. */
export function anyForm(file: Buffer): Arbitrary<{ readonly type: string; readonly body: Buffer }> {
  const content = oneof(
    constantFrom(file.toString('latin1'), '', '%PDF-1.7 ', '<html>', '\x89PNG\r\n\x1a\n', '--x--', '\r\n--x'),
    string({ unit: 'binary' }).map((text) => Buffer.from(text).toString('latin1')),
  );
  const part = record({
    disposition,
    partType,
    content,
    lineEnd: constantFrom('\r\n', '\r\n', '\r\n', '\n', ''),
  });
  return record({
    parts: array(part, { maxLength: 12 }),
    boundary: constantFrom('x', 'x', 'x', '', '"x', 'x'.repeat(80), '\xff'),
    end: constantFrom('--x--\r\n', '--x--\r\n', '--x--', '--x', ''),
  }).map(({ parts, boundary, end }) => ({
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(
      parts
        .map(
          (one) =>
            `--x${one.lineEnd}Content-Disposition: ${one.disposition}${one.lineEnd}Content-Type: ${one.partType}` +
            `${one.lineEnd}${one.lineEnd}${one.content}${one.lineEnd}`,
        )
        .join('') + end,
      'latin1',
    ),
  }));
}
