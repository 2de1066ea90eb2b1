// For the tests of live editing: accounts with a project, and edits of it.
import type { Plan } from '@homeplot/plan/plan';
import { keyAbove } from '@homeplot/plan/order';
import { readPlanFile } from '@homeplot/plan/planFile';
import { randomUUID } from 'node:crypto';
import { openAccessTokens } from '../kit/accessToken.ts';
import type { Database } from '../db/database.ts';
import { addUser, callerWith, claimsOf } from './people.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

export async function newPerson(database: Database, secret: string, seconds = 3_600): Promise<Person> {
  const id = await addUser(database);
  const tokens = await openAccessTokens(secret, 'homeplot');
  const claims = claimsOf(id);
  const exp = claims.iat + seconds;
  const user_metadata = { full_name: `Person ${id.slice(0, 4)}` };
  return { id, token: await tokens.sign({ ...claims, exp, user_metadata }) };
}

/** A square of some feet, as in a file. */
export const squareAt = (id: string, x: number, size = 10) => ({
  id,
  type: 'rectangle',
  x,
  y: 0,
  width: size,
  height: size,
});

/** Returns the id of a new project with some squares. */
export async function newProject(database: Database, owner: string, squares = 3): Promise<string> {
  const id = randomUUID();
  const objects = Array.from({ length: squares }, (_, i) => squareAt(`square-${i}`, i * 20));
  await database.queryAs(
    callerWith(owner),
    'insert into projects (id, title, objects, settings) values ($1, $2, $3, $4)',
    [id, 'A plan', JSON.stringify(objects), JSON.stringify({ scale: 1, siteExtent: 100, title: 'A plan' })],
  );
  return id;
}

export interface Saved {
  readonly objects: readonly { readonly id: string; readonly x: number }[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly savedAt: string;
}

export async function savedPlan(database: Database, owner: string, project: string): Promise<Saved> {
  const text = `select objects, settings, to_jsonb(updated_at) #>> '{}' as "savedAt" from projects where id = $1`;
  const [row] = await database.queryAs<Saved>(callerWith(owner), text, [project]);
  if (row === undefined) throw new Error('The project is not there.');
  return row;
}

/** The change that adds a square, above all others. */
export function adding({ top }: Pick<Plan, 'top'>, id: string, x: number) {
  const reading = readPlanFile({ objects: [squareAt(id, x)], settings: { scale: 1 } });
  const [object] = reading.ok ? reading.contents.objects : [];
  if (object === undefined) throw new Error('The square is not an object.');
  return { put: { ...object, order: keyAbove(top) } };
}
