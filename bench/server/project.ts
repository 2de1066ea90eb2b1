// A project of 50 kB, the requests to save and list it through the server, and the SQL statement to save it directly in
// the database.
import { createPlan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { randomUUID } from 'node:crypto';
import { groundOf, mixedPlan } from '../plans/mixedPlan.ts';
import type { Call } from './http.ts';
import type { Person } from './people.ts';
import type { Direct } from './place.ts';

const wantedBytes = 50_000;

/** JSON without brackets: as many objects of a plan as fit into the size. */
const objects = fitting();

function fitting(): string {
  const plan = createPlan(mixedPlan(1000, groundOf({ width: 600, height: 500 })));
  const file = writePlanFile(plan, new Date().toISOString());
  const kept: string[] = [];
  let bytes = 2;
  for (const object of file.objects) {
    const text = JSON.stringify(object);
    if (bytes + text.length > wantedBytes) break;
    bytes += text.length + 1;
    kept.push(text);
  }
  return kept.join(',');
}

export interface Project {
  readonly id: string;
  readonly owner: Person;
  saves: number;
}

export const projectOf = (owner: Person): Project => ({ id: randomUUID(), owner, saves: 0 });

/** Moves a tree, so that each save is a new version. */
function bodyOf(project: Project): string {
  project.saves += 1;
  const { id, owner, saves } = project;
  const tree = `{"id":"object-0","type":"tree","x":${saves},"y":0,"radius":10}`;
  return `{"id":"${id}","user_id":"${owner.id}","title":"Lot 7","objects":[${tree},${objects}]}`;
}

/** What supabase-js sends for `upsert(row).select('id,title,updated_at').single()`. */
export const save = (project: Project): Call => ({
  method: 'POST',
  path: '/rest/v1/projects?select=id,title,updated_at',
  token: project.owner.token,
  headers: {
    accept: 'application/vnd.pgrst.object+json',
    prefer: 'resolution=merge-duplicates,return=representation',
  },
  body: bodyOf(project),
});

/** The request of the Saved Projects dialog. */
export const list = ({ id, token }: Person): Call => ({
  method: 'GET',
  path: `/rest/v1/projects?select=id,title,created_at,updated_at,object_count&user_id=eq.${id}&order=updated_at.desc`,
  token,
});

/** The statement that the server generates for `save`. */
const statement = `
  WITH written AS (
    INSERT INTO public.projects (id, user_id, title, objects)
    SELECT id, user_id, title, objects
    FROM jsonb_to_record($1::jsonb) AS body (id uuid, user_id uuid, title text, objects jsonb)
    ON CONFLICT (id) DO UPDATE
      SET id = EXCLUDED.id, user_id = EXCLUDED.user_id, title = EXCLUDED.title, objects = EXCLUDED.objects
    RETURNING projects.id, projects.title, projects.updated_at, xmax = 0 AS "?new"
  ),
  found AS (SELECT id, title, updated_at FROM written)
  SELECT (
      SELECT '[' || coalesce(string_agg(line, ',') FILTER (WHERE rest.has_room(bytes, 32000000)), '') || ']'
      FROM (
        SELECT line, sum(octet_length(line)) OVER (ROWS UNBOUNDED PRECEDING) AS bytes
        FROM (SELECT row_to_json(found)::text AS line FROM found OFFSET 0) AS written_out
      ) AS lines
    ) AS body,
    count(*)::int AS rows, null::int AS total, (count(*) FILTER (WHERE "?new"))::int AS inserted
  FROM written`;

export async function saveDirectly(direct: Direct, project: Project): Promise<void> {
  await direct.query(statement, [bodyOf(project)]);
}

/** Digests instead of numbers, so that a project doesn't compress below 50 kB on disk. */
const randomObjects = `
  select jsonb_agg(jsonb_build_object('type', 'tree', 'digest', md5(random()::text))) from generate_series(1, 720)`;

/** Adds projects of 50 kB to the database, without the trigger that limits the number per account. */
export async function addProjects(direct: Direct, owner: Person, count: number): Promise<void> {
  await direct.query(`
    set session_replication_role = replica;
    insert into public.projects (user_id, title, objects)
    select '${owner.id}', 'Lot ' || number, (${randomObjects}) from generate_series(1, ${count}) as number;
    reset session_replication_role`);
}
