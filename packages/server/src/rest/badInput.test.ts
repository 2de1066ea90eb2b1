import { describe, expect, test } from 'vitest';
import { openRest, publicKey, requestAs } from '../testing/rest.ts';

const anything = expect.any(String) as string;

/** A syntax error, an unknown column or an invalid value. */
const rejection = expect.stringMatching(/^(PGRST100|42703|22\w+)$/) as string;

const injections = [
  "'",
  '"',
  "' or true --",
  '" or true --',
  "'; drop table projects; --",
  'id) or (true',
  'title"; delete from projects; --',
  '\\',
  '$1',
  '\u0000',
  '(select current_user)',
  'projects.id::text',
  'id->>x',
  'a'.repeat(3000),
];

const site = await openRest();
const ann = await site.person();
const send = requestAs(site, ann);

const matching = (text: unknown): unknown => (text instanceof RegExp ? expect.stringMatching(text) : text);
const failure = (code: string, message: string | RegExp, details: unknown = null) => ({
  code,
  message: matching(message),
  details: matching(details),
  hint: null,
});

describe('a query string', () => {
  test.each([
    ['nothing', 'PGRST205', "Could not find the table 'public.nothing' in the schema cache"],
    ['pg_class', 'PGRST205', "Could not find the table 'public.pg_class' in the schema cache"],
    ['users', 'PGRST205', "Could not find the table 'public.users' in the schema cache"],
    ['auth.users', 'PGRST205', "Could not find the table 'public.auth.users' in the schema cache"],
    ['__proto__', 'PGRST205', "Could not find the table 'public.__proto__' in the schema cache"],
    ['', 'PGRST125', 'Invalid path specified in request URL'],
    ['rpc/version', 'PGRST125', 'Invalid path specified in request URL'],
    ['projects/1', 'PGRST125', 'Invalid path specified in request URL'],
  ])('%j is not a table', async (path, code, message) => {
    expect(await send(path)).toMatchObject({ status: 404, body: failure(code, message) });
  });

  test.each([
    ['select=nothing', failure('42703', 'column projects.nothing does not exist')],
    ['select=id,nothing', failure('42703', 'column projects.nothing does not exist')],
    ['nothing=eq.1', failure('42703', 'column projects.nothing does not exist')],
    ['constructor=eq.1', failure('42703', 'column projects.constructor does not exist')],
    ['order=nothing.asc', failure('42703', 'column projects.nothing does not exist')],
    ['select=owner(*)', failure('PGRST100', /select parameter/, anything)],
    ['select=count()', failure('PGRST100', /select parameter/, anything)],
    ['select=objects->0', failure('PGRST100', /select parameter/, anything)],
    ['select=id,,title', failure('PGRST100', /select parameter/, anything)],
    ['order=title.up', failure('PGRST100', /order/, anything)],
    ['order=title.asc.nulls', failure('PGRST100', /order/, anything)],
    ['title=one', failure('PGRST100', '"failed to parse filter (one)"', anything)],
    ['title=', failure('PGRST100', '"failed to parse filter ()"', anything)],
    ['title=equals.1', failure('PGRST100', /filter/, anything)],
    ['title=not.1', failure('PGRST100', /filter/, anything)],
    ['title=in.one', failure('PGRST100', /filter/, 'expecting a list such as (a,b)')],
    ['title=is.one', failure('PGRST100', /filter/, anything)],
    ['or=(title.eq.1,title.eq.2)', failure('PGRST100', /logic tree/, anything)],
    ['user_id=eq.1', failure('22P02', 'invalid input syntax for type uuid: "1"')],
    ['id=in.(1,2)', failure('22P02', 'invalid input syntax for type uuid: "1"')],
    ['object_count=gt.many', failure('22P02', 'invalid input syntax for type integer: "many"')],
    ['object_count=gt.99999999999', failure('22003', /out of range/)],
    ['updated_at=gt.yesterdays', failure('22007', /invalid input syntax for type timestamp/)],
    ['objects=eq.[]', failure('PGRST100', /filter/, 'expecting the operator is')],
    ['settings=not.in.({})', failure('PGRST100', /filter/, 'expecting the operator is')],
    ['select=id,title,id', failure('PGRST100', /select parameter/, 'expecting each column once at most')],
    ['select=a:title,b:title', failure('PGRST100', /select parameter/, anything)],
    ['select=*,title', failure('PGRST100', /select parameter/, anything)],
    ['select="a%00b":title', failure('PGRST100', /select parameter/, anything)],
    ['select="a%1fb":title', failure('PGRST100', /select parameter/, anything)],
    ['title=is.true', failure('42804', /must be type boolean/)],
  ])('%s is rejected', async (search, body) => {
    expect(await send(`projects?${search}`)).toMatchObject({ status: 400, body });
  });

  test('with deeply nested JSON is rejected, with or without an account', async () => {
    for (const operator of ['eq.', 'not.gt.', 'in.(', 'like.']) {
      const search = `projects?objects=${operator}${'['.repeat(60_000)}`;
      expect(await send(search, { token: ann.token })).toMatchObject({
        status: 400,
        body: { code: 'PGRST100' },
      });
      expect(await send(search, { token: publicKey })).toMatchObject({ status: 401 });
    }
    expect(await send('projects?objects=is.null')).toMatchObject({ status: 200, body: [] });
  });

  test.each(['select', 'order', 'title', 'on_conflict', 'columns', 'limit', 'offset'])(
    'with SQL in %s treats it as text',
    async (parameter) => {
      for (const text of injections) {
        for (const value of [text, `eq.${text}`, `in.(${text})`, `${text}.desc`, `like.${text}`]) {
          const search = new URLSearchParams([[parameter, value]]).toString();
          const read = await send(`projects?${search}`);
          const isRejected = read.status === 400;
          expect(read, value).toMatchObject(
            isRejected ? { status: 400, body: { code: rejection } } : { status: 200, body: [] },
          );
        }
      }
    },
  );

  test('with SQL as a column name is rejected', async () => {
    for (const text of injections.filter((one) => one.length < 100)) {
      const search = new URLSearchParams([[text, 'eq.1']]).toString();
      expect((await send(`projects?${search}`)).status, text).toBe(400);
      expect((await send(`projects?${search}`, { method: 'DELETE' })).status, text).toBe(400);
      const body = JSON.stringify({ [text]: 1 });
      const unknown = `Could not find the '${text}' column of 'projects' in the schema cache`;
      expect(await send('projects', { method: 'POST', body })).toMatchObject({
        status: 400,
        body: text === '\u0000' ? { code: '22P02' } : failure('PGRST204', unknown),
      });
    }
  });
});

describe('a body', () => {
  const post = (body: string | undefined, headers: Record<string, string> = {}) =>
    send('projects', { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

  test.each([
    ['nothing', '', 'Byte 0 of the body: The JSON ends too early'],
    ['no JSON', '{', 'Byte 1 of the body: The JSON ends too early'],
    ['null', 'null', null],
    ['a list of numbers', '[1]', null],
    ['two values', '{}{}', /^Byte 2 of the body/],
  ])('%s', async (_name, body, details) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: failure('PGRST102', 'Empty or invalid json', details),
    });
  });

  test.each([
    ['{"title":"a","objects":[{"x":1e999}]}', '22P02', '1e999 does not fit into a number of 64 bits'],
    [`{"title":"a","objects":[{"x":${'1'.repeat(65)}}]}`, 'PGRST102', /longer than 64 characters/],
    ['{"title":"a","objects":[{"x":"a\\u0000b"}]}', '22P02', /character \\u0000/],
    ['{"title":"a","objects":[{"x":1,"\\u0078":2}]}', '22P02', 'The object has this key twice'],
    [`{"title":"a","objects":[{"x":"${'x'.repeat(1024 * 1024 + 1)}"}]}`, 'PGRST102', /longer than 1048576/],
  ])('with %.60s is rejected, naming the row and the key', async (text, code, message) => {
    const body = failure(code, message, 'Row 1, objects[0].x');
    expect(await post(text)).toMatchObject({ status: 400, body });
    const second = { ...body, details: 'Row 2, objects[0].x' };
    expect(await post(`[{"title":"a","objects":[]},${text}]`)).toMatchObject({ status: 400, body: second });
  });

  test('whose rows have different columns is rejected', async () => {
    expect(await post('[{"title":"a"},{"settings":{}}]')).toMatchObject({
      status: 400,
      body: failure('PGRST102', 'All object keys must match'),
    });
  });

  test.each([
    [
      '{"title":"a","nothing":1}',
      failure('PGRST204', "Could not find the 'nothing' column of 'projects' in the schema cache"),
    ],
    [
      '{"title":"a","__proto__":1}',
      failure('PGRST204', "Could not find the '__proto__' column of 'projects' in the schema cache"),
    ],
    ['{"title":null}', failure('23502', /null value in column "title"/)],
    ['{"objects":[]}', failure('23502', /null value in column "title"/)],
    ['{"title":""}', failure('23514', /violates check constraint "projects_title_length"/)],
    ['{"title":"a","objects":{}}', failure('23514', /violates check constraint/)],
    ['{"title":"a","objects":"[]"}', failure('23514', /violates check constraint/)],
    ['{"title":"a","settings":[]}', failure('23514', /violates check constraint/)],
    ['{"title":"a","id":"1"}', failure('22P02', 'invalid input syntax for type uuid: "1"')],
    ['{"title":"a","user_id":7}', failure('22P02', 'invalid input syntax for type uuid: "7"')],
    ['{"title":"a","created_at":"soon"}', failure('22007', /invalid input syntax for type timestamp/)],
    ['{"title":"a","object_count":3}', { code: '428C9' }],
  ])('%s is rejected by the database', async (text, body) => {
    expect(await post(text)).toMatchObject({ status: 400, body });
  });

  test('with deeply nested lists is rejected', async () => {
    for (const depth of [1000, 1_000_000]) {
      const deep = `{"title":"a","objects":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      expect(await post(deep)).toMatchObject({
        status: 400,
        body: failure('PGRST102', 'The JSON is more than 64 levels deep', /^Row 1, objects\[0\]\[0\]/),
      });
    }
    const brackets = JSON.stringify({ title: '[{'.repeat(99), objects: [{ text: '{['.repeat(5000) }] });
    expect((await post(brackets)).status).toBe(201);
  });

  test('of more than 5 MiB is rejected, and a slightly smaller one is accepted', async () => {
    const long = (bytes: number) =>
      `{"title":"a","objects":[${Array.from({ length: 8 }, () => `"${'x'.repeat(bytes / 8)}"`).join(',')}]}`;
    expect(await post(long(5 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: failure('54000', 'The body is longer than 5242880 bytes'),
    });
    expect((await post(long(5 * 1024 * 1024 - 1000))).status).toBe(201);
  });

  test('with another content type is rejected', async () => {
    for (const type of [
      'text/plain',
      'text/csv',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      expect(await post('title=a', { 'content-type': type })).toMatchObject({
        status: 400,
        body: failure('PGRST102', `Content-Type not acceptable: ${type}`),
      });
    }
  });

  test('with an on_conflict that is not unique is rejected', async () => {
    const init = { method: 'POST', headers: { prefer: 'resolution=merge-duplicates' } };
    const body = JSON.stringify({ title: 'a' });
    expect(await send('projects?on_conflict=title', { ...init, body })).toMatchObject({
      status: 400,
      body: { code: '42P10' },
    });
    expect(await send('projects?on_conflict=nothing', { ...init, body })).toMatchObject({
      status: 400,
      body: { code: '42703' },
    });
  });

  test('for an update must be one object, without a limit', async () => {
    const patch = (search: string, body: string) => send(`projects?${search}`, { method: 'PATCH', body });
    expect((await patch('title=eq.x', '[{"title":"a"},{"title":"b"}]')).status).toBe(400);
    expect((await patch('title=eq.x&limit=1', '{"title":"a"}')).status).toBe(400);
    expect(await patch('limit=1', '{"title":"a"}')).toMatchObject({ status: 400, body: { code: '21000' } });
  });

  test('that refers to a deleted account is rejected', async () => {
    const gone = await site.person();
    await site.database.query('delete from auth.users where id = $1', [gone.id]);
    expect(await gone.client.from('projects').insert({ title: 'a' })).toMatchObject({
      status: 409,
      error: { code: '23503' },
    });
  });
});

describe('a header', () => {
  test('with another schema is rejected', async () => {
    const body = {
      ...failure('PGRST106', 'Invalid schema: auth'),
      hint: 'Only the following schemas are exposed: public',
    };
    expect(await send('projects', { headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      body,
    });
    const init = { method: 'POST', body: '{}', headers: { 'content-profile': 'auth' } };
    expect(await send('projects', init)).toMatchObject({ status: 406, body });
  });

  test('with an unsupported media type is rejected', async () => {
    for (const accept of ['text/csv', 'application/vnd.pgrst.plan+json', 'nonsense', '__proto__']) {
      expect(await send('projects', { headers: { accept } })).toMatchObject({
        status: 406,
        body: failure('PGRST107', `None of these media types are available: ${accept}`),
      });
    }
  });

  test('with unknown preferences is ignored, unless handling is strict', async () => {
    const prefer = 'nonsense, return=everything,count=none, =, constructor=x';
    expect((await send('projects?select=title', { headers: { prefer } })).status).toBe(200);
    expect(await send('projects', { headers: { prefer: 'handling=strict, nonsense' } })).toMatchObject({
      status: 400,
      body: failure('PGRST122', /handling=strict/, 'Invalid preferences: nonsense'),
    });
  });
});

test('OPTIONS lists the methods, without a key', async () => {
  const response = await fetch(`${site.url}/rest/v1/projects`, { method: 'OPTIONS' });
  expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
    200,
    'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
    '',
  ]);
});
