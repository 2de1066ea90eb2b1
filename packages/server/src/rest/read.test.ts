import { beforeAll, describe, expect, test } from 'vitest';
import { callerWith } from '../testing/people.ts';
import { openRest, type Person, projects, saved } from '../testing/rest.ts';

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/;

const house = { id: '1', type: 'house', x: 10, y: 20 };

const site = await openRest();
const ann = await site.person();

describe('a response of many MiB', () => {
  let who: Person;
  let long: string;
  const objects = ['a', 'b', 'c'].map((letter) => ({ id: letter, note: letter.repeat(700_000) }));
  beforeAll(async () => {
    who = await site.person();
    const many = `insert into public.projects (title, objects)
      select 'Long ' || n, jsonb_build_array(repeat('x', 1024 * 1024)) from generate_series(0, 12) as n`;
    await site.database.transactionAs(callerWith(who.id), (sql) => sql.query(many));
    long = await saved(who, 'Two', objects);
  });

  test('has one row, which is asked for by its key', async () => {
    const row = { user_id: who.id, title: 'Two', objects };
    const read = () => projects(who).select('user_id, title, objects', { count: 'exact' }).eq('id', long);
    expect(await read()).toMatchObject({ status: 200, count: 1, data: [row] });
    expect((await read().eq('user_id', who.id).single()).data).toEqual(row);
    expect((await read().eq('title', 'Three').maybeSingle()).data).toBeNull();
  });

  test('is the same with and without compression', async () => {
    const body = async (encoding: string) => {
      const response = await site.request(`/rest/v1/projects?select=title,objects&id=eq.${long}`, {
        token: who.token,
        headers: { 'accept-encoding': encoding },
      });
      return { encoding: response.headers.get('content-encoding'), text: await response.text() };
    };
    const [plain, packed] = [await body('identity'), await body('gzip')];
    expect([plain.encoding, packed.encoding]).toEqual([null, 'gzip']);
    expect(packed.text).toBe(plain.text);
  });

  test.each([
    ['a list', ''],
    ['a page', '&limit=2'],
    ['a row that is asked for by something else', '&title=eq.Two'],
    ['several keys', '&id=in.(<id>)'],
  ])('is not sent for %s, and the answer says what to ask for', async (_what, filter) => {
    const path = `/rest/v1/projects?select=objects${filter.replace('<id>', long)}`;
    const response = await site.request(path, { token: who.token });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        code: '54000',
        message: 'The answer is longer than 1048576 bytes',
        details: null,
        hint: 'Ask for fewer rows or for fewer columns, by select.',
      },
    ]);
    const titled = await projects(who).select('title').limit(20);
    expect(titled.data).toHaveLength(14);
  });

  test('to a write is rejected beyond 8 MiB, and the write is rolled back', async () => {
    const renamed = projects(who).update({ title: 'Renamed' }).eq('user_id', who.id);
    expect(await renamed.select('*')).toMatchObject({
      status: 400,
      error: { code: '54000', message: 'The answer is longer than 8388608 bytes' },
    });
    expect((await projects(who).select('id').eq('title', 'Renamed')).data).toEqual([]);
  });
});

describe('a list', () => {
  let who: Person;
  beforeAll(async () => {
    who = await site.person();
    for (const title of ['one', 'two', 'three', 'four', 'five']) await saved(who, title, [house]);
  });

  test('has all columns of the own projects, sorted', async () => {
    const { data, error, status } = await projects(who)
      .select('*')
      .eq('user_id', who.id)
      .order('updated_at', { ascending: false });
    expect({ error, status }).toEqual({ error: null, status: 200 });
    expect(data?.map(({ title }) => title as string)).toEqual(['five', 'four', 'three', 'two', 'one']);
    expect(data?.[0]).toEqual({
      id: expect.any(String) as string,
      user_id: who.id,
      is_shared: false,
      title: 'five',
      objects: [house],
      settings: {},
      object_count: 1,
      created_at: expect.stringMatching(time) as string,
      updated_at: expect.stringMatching(time) as string,
    });
  });

  test('has only the selected columns, under their aliases', async () => {
    const { data } = await projects(who).select('name:title, count:object_count').order('title').limit(1);
    expect(data).toEqual([{ name: 'five', count: 1 }]);
  });

  test('may be empty', async () => {
    const nobody = await site.person();
    const response = await site.request('/rest/v1/projects?select=*', { token: nobody.token });
    expect(response.headers.get('content-range')).toBe('*/*');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.text()).toBe('[]');
  });

  test('has a count, with and without rows', async () => {
    expect(await projects(who).select('id', { count: 'exact' })).toMatchObject({ count: 5, status: 200 });
    expect(await projects(who).select('*', { count: 'exact', head: true })).toMatchObject({
      data: null,
      count: 5,
      status: 200,
      error: null,
    });
  });

  test('can be a page, with the total', async () => {
    const part = await projects(who).select('title', { count: 'exact' }).order('title').range(1, 2);
    expect(part).toMatchObject({
      data: [{ title: 'four' }, { title: 'one' }],
      count: 5,
      status: 206,
    });
    const response = await site.request('/rest/v1/projects?select=title&order=title&limit=2&offset=3', {
      token: who.token,
      headers: { prefer: 'count=exact' },
    });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('3-4/5');
    expect(response.headers.get('preference-applied')).toBe('count=exact');
  });

  test('with a page after the end gets 416 if counted', async () => {
    const { data, error, status } = await projects(who).select('*', { count: 'exact' }).range(10, 19);
    expect({ data, error, status }).toMatchObject({
      data: null,
      error: {
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: 'An offset of 10 was requested, but there are only 5 rows.',
        hint: null,
      },
      status: 416,
    });
    expect(await projects(who).select('*').range(10, 19)).toMatchObject({ data: [], status: 200 });
  });

  test('obeys the header Range, and ignores invalid limits', async () => {
    const read = async (path: string, range: string) => {
      const response = await site.request(path, {
        token: who.token,
        headers: { range, 'range-unit': 'items' },
      });
      return [response.status, response.headers.get('content-range'), await response.json()] as const;
    };
    const path = '/rest/v1/projects?select=title&order=title';
    expect(await read(path, '1-1')).toEqual([200, '1-1/*', [{ title: 'four' }]]);
    expect(await read(path, '3-')).toEqual([200, '3-4/*', [{ title: 'three' }, { title: 'two' }]]);
    expect(await read(`${path}&limit=1`, '0-3')).toEqual([200, '0-0/*', [{ title: 'five' }]]);
    expect((await read(path, '5-1'))[0]).toBe(416);
    expect((await read(`${path}&limit=-3&offset=many`, 'bytes'))[1]).toBe('0-4/*');
  });

  test.each([
    ['eq', 'eq.two', ['two']],
    ['neq', 'neq.two', ['five', 'four', 'one', 'three']],
    ['gt', 'gt.three', ['two']],
    ['gte', 'gte.three', ['three', 'two']],
    ['lt', 'lt.four', ['five']],
    ['lte', 'lte.four', ['five', 'four']],
    ['in', 'in.(one,"two",t(h)ree,"a,b","say \\"x\\"")', ['one', 'two']],
    ['in nothing', 'in.()', []],
    ['is null', 'is.null', []],
    ['is not null', 'not.is.null', ['five', 'four', 'one', 'three', 'two']],
    ['like', 'like.f*', ['five', 'four']],
    ['like with a percent sign', 'like.%25o', ['two']],
    ['ilike', 'ilike.*O*', ['four', 'one', 'two']],
    ['not', 'not.in.(one,two,three)', ['five', 'four']],
    ['not like', 'not.like.*e', ['four', 'two']],
  ])('can be filtered by %s', async (_name, filter, titles) => {
    const response = await site.request(`/rest/v1/projects?select=title&order=title&title=${filter}`, {
      token: who.token,
    });
    expect(await response.json()).toEqual(titles.map((title) => ({ title })));
  });

  test('can have several filters, also of one column', async () => {
    const { data } = await projects(who)
      .select('title')
      .gte('title', 'four')
      .lt('title', 'three')
      .gt('object_count', 0)
      .lte('created_at', new Date(Date.now() + 60_000).toISOString())
      .order('object_count')
      .order('title', { ascending: false, nullsFirst: true });
    expect(data).toEqual([{ title: 'one' }, { title: 'four' }]);
  });

  test('can be a single row', async () => {
    expect(await projects(who).select('title').eq('title', 'one').single()).toMatchObject({
      data: { title: 'one' },
      status: 200,
    });
    expect(await projects(who).select('title').eq('title', 'six').single()).toMatchObject({
      data: null,
      error: {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
      status: 406,
    });
    expect(await projects(who).select('title').eq('title', 'six').maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
    expect((await projects(who).select('title').maybeSingle()).error?.code).toBe('PGRST116');
  });

  test('is compressed if it is long and the client accepts gzip', async () => {
    const objects = Array.from({ length: 500 }, (_, at) => ({ ...house, id: String(at) }));
    const id = await saved(ann, 'large', objects);
    const path = `/rest/v1/projects?id=eq.${id}&select=objects`;
    const response = await site.request(path, { token: ann.token, headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toEqual([{ objects }]);
    const plain = await site.request(path, { token: ann.token, headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toEqual([{ objects }]);
  });
});
