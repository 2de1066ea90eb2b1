import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  json,
  jsonValue,
  oneof,
  record,
  string,
  tuple,
  uuid,
  webQueryParameters,
} from 'fast-check';
import { expect, test } from 'vitest';
import { openRest, requestAs } from '../testing/rest.ts';

const names = constantFrom(
  'id',
  'title',
  'objects',
  'user_id',
  'updated_at',
  'object_count',
  'select',
  'order',
);
const others = constantFrom('limit', 'offset', 'columns', 'on_conflict', 'or', 'nothing');
const operator = constantFrom('eq.', 'in.(', 'is.', 'like.', 'not.', 'not.gt.', '', 'asc', '*');
const values = oneof(string(), string({ unit: 'binary' }), json(), uuid(), integer().map(String));
const parameter = tuple(
  oneof(names, names, others, string()),
  tuple(operator, values).map(([left, right]) => left + right),
);
const search = oneof(
  array(parameter, { maxLength: 4 }).map((list) => new URLSearchParams(list).toString()),
  webQueryParameters(),
);
const row = dictionary(oneof(names, string()), jsonValue(), { maxKeys: 4 });
const body = oneof(
  row.map((value) => JSON.stringify(value)),
  array(row, { maxLength: 3 }).map((value) => JSON.stringify(value)),
  json(),
  string(),
);
const prefer = constantFrom(
  '',
  'count=exact',
  'return=representation',
  'resolution=merge-duplicates,return=representation,count=exact',
  'missing=default,resolution=ignore-duplicates',
  'handling=strict,max-affected=1',
);
const accept = constantFrom('application/json', 'application/vnd.pgrst.object+json');
const verb = constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE');

const errorBody = { code: expect.any(String) as string, message: expect.any(String) as string };

const site = await openRest();
const bob = await site.person();

test('no random request gets a 5xx, or shows or changes the rows of another account', async () => {
  await bob.client.from('projects').insert({ title: 'of Bob' }).throwOnError();
  const send = requestAs(site, await site.person());
  const requests = record({ method: verb, search, body, prefer, accept });
  const property = asyncProperty(requests, async ({ method, search: query, body: text, ...headers }) => {
    const hasBody = method === 'POST' || method === 'PATCH' || method === 'PUT';
    const init = { method, headers, ...(hasBody ? { body: text } : {}) };
    const response = await send(`projects?${query}`, init);
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify(response.body)).not.toContain(bob.id);
    const needsBody = response.status >= 400 && method !== 'HEAD';
    expect(needsBody ? response.body : errorBody).toMatchObject(errorBody);
  });
  await assert(property, { numRuns: 400 });
  const { data } = await bob.client.from('projects').select('title');
  expect(data).toEqual([{ title: 'of Bob' }]);
  expect(site.log).toEqual([]);
}, 60_000);
