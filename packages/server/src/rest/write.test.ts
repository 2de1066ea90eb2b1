import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openRest, projects, saved } from '../testing/rest.ts';

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/;

const house = { id: '1', type: 'house', x: 10, y: 20 };
const tree = { id: '2', type: 'tree', x: 30, y: 40 };

const site = await openRest();
const ann = await site.person();

describe('a save', () => {
  test('by upsert without an id creates a new project each time, and returns nothing', async () => {
    const who = await site.person();
    const row = { user_id: who.id, title: 'Project 11/21/2026', objects: [house] };
    const response = { data: null, error: null, status: 201, statusText: 'Created', count: null };
    expect(await projects(who).upsert(row)).toMatchObject(response);
    expect(await projects(who).upsert(row)).toMatchObject(response);
    const { data } = await projects(who).select('title,objects');
    expect(data).toEqual([
      { title: row.title, objects: [house] },
      { title: row.title, objects: [house] },
    ]);
  });

  test('with select and single returns what a client needs', async () => {
    const row = { user_id: ann.id, title: 'Lot 7', objects: [house, tree], settings: { scale: 2 } };
    const { data, error, status } = await projects(ann)
      .upsert(row)
      .select('id,title,updated_at')
      .single<{ id: string; title: string; updated_at: string }>();
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(data).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      title: 'Lot 7',
      updated_at: expect.stringMatching(time) as string,
    });
  });

  test('by upsert with an existing id updates that project', async () => {
    const id = await saved(ann, 'before', [house]);
    const row = { id, user_id: ann.id, title: 'after', objects: [tree] };
    const { data, error, status } = await projects(ann).upsert(row).select('id,title,objects,object_count');
    expect({ data, error, status }).toEqual({
      data: [{ id, title: 'after', objects: [tree], object_count: 1 }],
      error: null,
      status: 200,
    });
  });

  test('of several rows gets 201 if one is new', async () => {
    const id = await saved(ann, 'old');
    const rows = [
      { id, title: 'changed', user_id: ann.id },
      { id: randomUUID(), title: 'made', user_id: ann.id },
    ];
    const { data, status } = await projects(ann).upsert(rows).select('title').order('title');
    expect({ data, status }).toEqual({ data: [{ title: 'changed' }, { title: 'made' }], status: 201 });
  });

  test('that ignores duplicates does not change them', async () => {
    const id = await saved(ann, 'stays');
    const row = { id, title: 'ignored', user_id: ann.id };
    const { data, error } = await projects(ann).upsert(row, { ignoreDuplicates: true }).select('id');
    expect({ data, error }).toEqual({ data: [], error: null });
    const { data: stored } = await projects(ann).select('title').eq('id', id).single();
    expect(stored).toEqual({ title: 'stays' });
  });

  test('with a known updated_at succeeds only once', async () => {
    const id = await saved(ann, 'first');
    const { data: known } = await projects(ann)
      .select('updated_at')
      .eq('id', id)
      .single<{ updated_at: string }>();
    const save = (title: string) =>
      projects(ann)
        .update({ title })
        .eq('id', id)
        .eq('updated_at', known?.updated_at ?? '')
        .select('title');
    expect(await save('second')).toMatchObject({ data: [{ title: 'second' }], error: null, status: 200 });
    expect(await save('third')).toMatchObject({ data: [], error: null, status: 200 });
    const { data } = await projects(ann).select('title').eq('id', id).maybeSingle();
    expect(data).toEqual({ title: 'second' });
  });

  test('by update without select returns nothing', async () => {
    const id = await saved(ann, 'x');
    expect(await projects(ann).update({ title: 'y' }, { count: 'exact' }).eq('id', id)).toMatchObject({
      data: null,
      error: null,
      status: 204,
      count: 1,
    });
  });

  test('without any column changes nothing', async () => {
    const id = await saved(ann, 'x');
    expect(await projects(ann).update({}).eq('id', id).select()).toMatchObject({ data: [], status: 200 });
  });

  test('of rows with different columns uses the defaults of the table', async () => {
    const who = await site.person();
    const rows = [{ title: 'a', objects: [house] }, { title: 'b' }];
    const { error } = await projects(who).insert(rows, { defaultToNull: false });
    expect(error).toBeNull();
    const { data } = await projects(who).select('title,objects,user_id').order('title');
    expect(data).toEqual([
      { title: 'a', objects: [house], user_id: who.id },
      { title: 'b', objects: [], user_id: who.id },
    ]);
    expect((await projects(who).insert(rows)).error?.code).toBe('23502');
  });

  test('of an empty list creates nothing', async () => {
    expect(await projects(ann).insert([]).select()).toMatchObject({ data: [], error: null, status: 201 });
  });

  test('keeps all JSON as it is', async () => {
    const objects = [{ id: '1', name: 'Größe "L" \\ 10\' 🌳\n', x: 1.25, y: -3e-7, deep: [[[{ a: null }]]] }];
    const id = await saved(ann, 'Ünï "quoted"', objects);
    const { data } = await projects(ann).select('title,objects').eq('id', id).single();
    expect(data).toEqual({ title: 'Ünï "quoted"', objects });
  });
});

describe('a delete', () => {
  test('by id and owner succeeds even if there is no such project', async () => {
    const id = await saved(ann, 'going', [house]);
    const gone = () => projects(ann).delete({ count: 'exact' }).eq('id', id).eq('user_id', ann.id);
    expect(await gone()).toMatchObject({ data: null, error: null, status: 204, count: 1 });
    expect(await gone()).toMatchObject({ data: null, error: null, status: 204, count: 0 });
  });

  test('with select returns the project, which can be restored with its versions', async () => {
    const id = await saved(ann, 'first', [house]);
    await projects(ann)
      .update({ title: 'second', settings: { scale: 2 } })
      .eq('id', id);
    const { data: taken } = await projects(ann)
      .delete()
      .eq('id', id)
      .select('id,user_id,title,objects')
      .single();
    expect(taken).toEqual({ id, user_id: ann.id, title: 'second', objects: [house] });
    expect((await projects(ann).insert(taken as object)).error).toBeNull();
    const { data } = await ann.client
      .from('project_versions')
      .select('title,object_count')
      .eq('project_id', id)
      .order('saved_at');
    expect(data).toEqual([
      { title: 'first', object_count: 1 },
      { title: 'second', object_count: 1 },
    ]);
  });

  test.each(['delete', 'update'] as const)('%s without a filter is rejected', async (what) => {
    const query = what === 'delete' ? projects(ann).delete() : projects(ann).update({ title: 'all' });
    const { data, error, status } = await query;
    expect({ data, error, status }).toMatchObject({
      data: null,
      error: { code: '21000', message: `${what.toUpperCase()} requires a WHERE clause` },
      status: 400,
    });
  });

  test('of more rows than the client wants is refused or rolled back', async () => {
    const who = await site.person();
    await saved(who, 'a');
    await saved(who, 'b');
    const response = await site.request(`/rest/v1/projects?user_id=eq.${who.id}`, {
      method: 'DELETE',
      token: who.token,
      headers: { prefer: 'handling=strict,max-affected=1' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST122' });
    const single = await projects(who).update({ title: 'c' }).eq('user_id', who.id).select('id').single();
    expect(single.error?.code).toBe('PGRST116');
    const { data } = await projects(who).select('title').order('title');
    expect(data).toEqual([{ title: 'a' }, { title: 'b' }]);
  });
});

describe('PUT', () => {
  test('creates the row with the key of the URL, then replaces it', async () => {
    const id = randomUUID();
    const put = async (title: string, key = id) => {
      const body = JSON.stringify({ id, user_id: ann.id, title });
      const { status } = await site.request(`/rest/v1/projects?id=eq.${key}`, {
        method: 'PUT',
        token: ann.token,
        body,
      });
      return status;
    };
    expect(await put('one')).toBe(201);
    expect(await put('two')).toBe(204);
    expect(await put('three', randomUUID())).toBe(400);
    expect((await projects(ann).select('title').eq('id', id).single()).data).toEqual({ title: 'two' });
  });

  test('without the key in the URL is rejected', async () => {
    const body = JSON.stringify({ id: randomUUID(), title: 'x' });
    const response = await site.request('/rest/v1/projects?title=eq.x', {
      method: 'PUT',
      token: ann.token,
      body,
    });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ code: 'PGRST105' });
  });
});

test('a save that fails in the database is logged without its content', async () => {
  await site.database.transaction((sql) =>
    sql.script(`create function public.breaks() returns trigger language plpgsql
        as $$ begin raise exception using errcode = '58000', message = 'broken'; end $$;
      create trigger breaks before insert on public.projects for each row
        when (new.title = 'My secret lot') execute function public.breaks()`),
  );
  const { id, client } = await site.person();
  const row = { title: 'My secret lot', objects: [{ text: 'My secret tree' }] };
  expect(await client.from('projects').insert(row)).toMatchObject({ status: 500, error: { code: '58000' } });
  const logged = site.log.splice(0).join('');
  expect(JSON.parse(logged)).toMatchObject({
    req: { method: 'POST', path: '/rest/v1/projects' },
    err: { code: '58000', message: 'broken', stack: expect.stringContaining('broken') as string },
  });
  expect(logged).not.toContain('My secret');
  expect(logged).not.toContain(id);
});
