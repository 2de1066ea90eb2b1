// Several people edit one project: what one does arrives at the others and in the project's row.
import { readPlanFile } from '@homeplot/plan/planFile';
import { createPlan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { newLocation } from '../testing/databases.ts';
import { LiveClient, type LiveToken } from '../testing/liveClient.ts';
import { adding, newPerson, newProject, type Person, savedPlan } from '../testing/livePlans.ts';
import { startServer } from '../testing/server.ts';

const jwtSecret = 'a secret that the tests of rooms know';
const server = await startServer(await newLocation('file'), { jwtSecret });
afterAll(() => server.close());
const { database } = server;

function connect(project: string, { token }: Person, more: LiveToken = {}): LiveClient {
  const client = new LiveClient(server.url, project, () => ({ access: token, ...more }));
  onTestFinished(() => client.close());
  return client;
}

test('an edit arrives at the others and is saved in the row of the project', async () => {
  const ann = await newPerson(database, jwtSecret);
  const project = await newProject(database, ann.id);
  const one = await connect(project, ann).ready();
  const other = await connect(project, ann).ready();
  one.edit(adding(one.plan, 'new', 200));
  await other.sees(({ objects }) => objects.has('new'));
  const savedAt = await one.saved();
  const row = await savedPlan(database, ann.id, project);
  expect(row.savedAt).toBe(savedAt);
  expect(row.objects.map(({ id }) => id)).toEqual(['square-0', 'square-1', 'square-2', 'new']);
  expect(other.file).toBe(one.file);
});
