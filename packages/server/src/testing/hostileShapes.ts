// For the tests: malformed and hostile requests, and the status that each must get.
import { head } from './rawRequests.ts';

export interface HostileShape {
  readonly name: string;
  readonly bytes: string | Buffer;
  readonly status: number;
}

type Headers = Readonly<Record<string, string | number>>;

const path = '/rest/v1/projects';

/** `headers`: of an account. */
export function hostileShapes(headers: Headers, publicKey: string): readonly HostileShape[] {
  const shape = (name: string, status: number, bytes: string | Buffer): HostileShape => ({
    name,
    status,
    bytes,
  });
  const get = (name: string, status: number, search: string, more: Headers = {}) =>
    shape(name, status, head('GET', `${path}?${search}`, { ...headers, ...more }));
  const post = (name: string, status: number, body: string | Buffer, more: Headers = {}, to = path) => {
    const own = { 'content-length': Buffer.byteLength(body), ...more };
    return shape(
      name,
      status,
      Buffer.concat([Buffer.from(head('POST', to, { ...headers, ...own })), Buffer.from(body)]),
    );
  };
  const objects = (name: string, status: number, json: string) =>
    post(name, status, `{"title":"a","objects":${json}}`);
  const raw = (name: string, status: number, lines: readonly string[], body = '') =>
    shape(
      name,
      status,
      `${[...lines, ...Object.entries(headers).map(([key, value]) => `${key}: ${value}`)].join('\r\n')}\r\n\r\n${body}`,
    );
  const line = `POST ${path} HTTP/1.1`;
  const many = (count: number, text: string) => Array.from({ length: count }, () => text).join(',');

  return [
    // Numbers and shapes of JSON.
    objects('a number beyond every double', 400, '[{"x":1e999}]'),
    objects('numbers that jsonb would unfold to 131,071 digits', 400, `[${many(500, '1e131071')}]`),
    objects('a negative number beyond every double', 400, '[-1e400]'),
    objects('a zero with 16,383 digits behind the point', 400, '[0e-16383]'),
    objects('a number of 100,000 digits', 400, `[${'9'.repeat(100_000)}]`),
    objects(
      'so many large exponents that the text would be 100 times as long',
      400,
      `[${many(40_000, '1e300')}]`,
    ),
    objects('lists within lists, 100,000 deep', 400, '['.repeat(100_000)),
    objects('objects within objects, 65 deep', 400, `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`),
    objects(
      'an object of 10,001 keys',
      400,
      `[{${Array.from({ length: 10_001 }, (_, index) => `"${index}":0`).join(',')}}]`,
    ),
    objects('a key twice', 400, '[{"x":1,"x":2}]'),
    objects('a key twice, once escaped', 400, '[{"x":1,"\\u0078":2}]'),
    objects('a string of more than 1 MiB', 400, `["${'x'.repeat(1024 * 1024 + 1)}"]`),
    objects('the character U+0000', 400, '["\\u0000"]'),
    objects('half a surrogate pair', 400, '["\\udfff"]'),
    objects('a raw line break in a string', 400, '["\n"]'),
    post('1,001 rows', 400, `[${many(1_001, '{"title":"a"}')}]`),
    post('bytes that are not UTF-8', 400, Buffer.from('{"title":"\xff\xfe"}', 'latin1')),
    post('UTF-16', 400, Buffer.from('{"title":"a"}', 'utf16le')),
    post('a byte order mark', 400, '\ufeff{"title":"a"}'),
    post('JSON that ends in the middle', 400, '{"title":"a'),
    post('two values', 400, '{"title":"a"}{"title":"b"}'),
    post('no body', 400, ''),
    post('a prototype', 400, '{"title":"a","__proto__":{"x":1}}'),
    post('a zip bomb', 400, Buffer.from('1f8b08000000000000030000000000', 'hex'), {
      'content-encoding': 'gzip',
    }),
    // Lengths, encodings and framing.
    shape(
      'a body of more than 5 MiB that is only announced',
      413,
      head('POST', path, { ...headers, 'content-length': 5_242_881 }),
    ),
    shape(
      'a body of 10^15 bytes that is only announced',
      413,
      head('POST', path, { ...headers, 'content-length': 1e15 }),
    ),
    raw('two lengths that differ', 400, [line, 'host: x', 'content-length: 2', 'content-length: 3'], '{}'),
    raw(
      'a length and chunks',
      400,
      [line, 'host: x', 'content-length: 2', 'transfer-encoding: chunked'],
      '0\r\n\r\n',
    ),
    raw('a length that is negative', 400, [line, 'host: x', 'content-length: -1']),
    raw('a length with a sign', 400, [line, 'host: x', 'content-length: +2'], '{}'),
    raw('chunks under another name', 400, [line, 'host: x', 'transfer-encoding: xchunked'], '0\r\n\r\n'),
    raw('chunks twice encoded', 400, [line, 'host: x', 'transfer-encoding: chunked, identity'], '0\r\n\r\n'),
    raw(
      'a chunk whose size is no number',
      400,
      [line, 'host: x', 'transfer-encoding: chunked'],
      'zz\r\n{}\r\n0\r\n\r\n',
    ),
    raw(
      'a chunk whose size overflows',
      400,
      [line, 'host: x', 'transfer-encoding: chunked'],
      'fffffffffffffffff\r\n',
    ),
    raw(
      'a chunk that is longer than it says',
      400,
      [line, 'host: x', 'transfer-encoding: chunked'],
      '2\r\n{}}}\r\n0\r\n\r\n',
    ),
    raw(
      'a body of 20,000 chunks of one byte',
      400,
      [line, 'host: x', 'transfer-encoding: chunked'],
      '1\r\n \r\n'.repeat(20_000),
    ),
    raw(
      'chunk extensions without end',
      400,
      [line, 'host: x', 'transfer-encoding: chunked'],
      `1;${'x'.repeat(20_000)}`,
    ),
    raw('a header that is folded', 400, [line, 'host: x', 'x-long: a\r\n b']),
    raw('a space before the colon', 400, [line, 'host: x', 'content-length : 2'], '{}'),
    raw('a line break alone', 400, [`${line}\nhost: x`]),
    raw('two hosts', 400, ['GET /ready HTTP/1.1', 'host: x', 'host: y', 'content-length: x']),
    shape('no host', 400, 'GET /ready HTTP/1.1\r\n\r\n'),
    shape('a method that there is not', 400, 'STEAL / HTTP/1.1\r\nhost: x\r\n\r\n'),
    shape('a version that there is not', 400, 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'),
    shape('the greeting of TLS', 400, Buffer.from('1603010200010001fc0303', 'hex')),
    shape('the greeting of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    shape('headers of 100,000 bytes', 431, head('GET', '/ready', { 'x-long': 'x'.repeat(100_000) })),
    shape('20,000 headers', 431, `GET /ready HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(20_000)}\r\n`),
    // Queries, ranges and names.
    get('an address of 70,000 bytes', 431, 'x'.repeat(70_000)),
    get('a select of 10,000 columns', 400, `select=${many(10_000, 'id')}`),
    get('a filter of 10,000 values', 400, `title=in.(${many(10_000, 'a')})&id=eq.1`),
    get('5,000 filters', 400, Array.from({ length: 5_000 }, () => 'id=eq.1').join('&')),
    get('an order by 3,000 columns', 400, `order=${many(3_000, 'nothing')}`),
    get('brackets without end', 400, `title=in.${'('.repeat(30_000)}`),
    get('a pattern that takes long to match', 200, `title=like.${'*a'.repeat(500)}*b`),
    get('an offset beyond every number', 200, 'offset=999999999999999999999'),
    get('a range that runs backwards', 416, 'select=id', { range: '9-0' }),
    get('a percent sign alone', 200, 'select=id&title=eq.%'),
    get('a U+0000 in a filter', 400, 'title=eq.%00'),
    shape('a path out of the folder', 404, head('GET', '/rest/v1/../../etc/passwd', headers)),
    shape('a table by SQL', 404, head('GET', '/rest/v1/projects;drop%20table%20projects', headers)),
    shape('an address instead of a path', 404, head('GET', 'http://evil.example/rest/v1/x', headers)),
    // Callers.
    shape(
      '5 MB without a token',
      401,
      head('POST', path, { apikey: publicKey, 'content-length': 5_000_000 }),
    ),
    shape(
      'a token of 60,000 bytes',
      401,
      head('GET', path, { apikey: publicKey, authorization: `Bearer ${'x.'.repeat(30_000)}` }),
    ),
    shape(
      'an account with a body of 20 kB',
      413,
      head('POST', '/auth/v1/signup', { apikey: publicKey, 'content-length': 20_000 }),
    ),
    post(
      'an account with data 17 deep',
      400,
      `{"email":"a@example.org","password":"x","data":${'['.repeat(17)}`,
      {},
      '/auth/v1/signup',
    ),
    shape('100 requests in one piece', 200, head('GET', `${path}?select=id`, headers).repeat(100)),
    shape(
      'a body that was not announced, taken for the next request',
      400,
      `${head('GET', '/ready', {})}{"title":"a"}`,
    ),
  ];
}
