// All calls to the cloud for the versions of a project.
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFileInSteps } from '@homeplot/plan/readPlan';
import { z } from 'zod/mini';
import { allRows, rest } from '../../account/backend/rest.ts';
import type { Answer } from '../../kit/result.ts';
import { inSlices } from '../../kit/slices.ts';

const versionSchema = z.object({
  id: z.string(),
  title: z.string(),
  saved_at: z.string(),
  object_count: z.number(),
  name: z.nullish(z.string()),
});
const contentsSchema = z.object({
  ...versionSchema.shape,
  objects: z.array(z.unknown()),
  settings: z.record(z.string(), z.unknown()),
});

/** A version without its plan. */
export type Version = z.infer<typeof versionSchema>;

export interface ReadVersion extends Version {
  readonly plan: Plan;
}

const columns = Object.keys(versionSchema.shape).join(',');
const allColumns = Object.keys(contentsSchema.shape).join(',');

/** The most characters that the database accepts. */
export const versionNameLimit = 100;

/** Newest first. */
export async function listVersions(projectId: string): Promise<Answer<readonly Version[]>> {
  const answer = await allRows(
    `project_versions?select=${columns}&project_id=eq.${projectId}&order=saved_at.desc,id`,
  );
  if (!answer.ok) return answer;
  const rows = z.array(versionSchema).safeParse(answer.value);
  return rows.success ? { ok: true, value: rows.data } : unreadable;
}

/** Stores a named version of the project as it is in the cloud. */
export async function nameCurrent(projectId: string, name: string): Promise<Answer<ReadVersion>> {
  const answer = await rest({
    method: 'POST',
    path: `project_versions?select=${allColumns}`,
    body: { project_id: projectId, name },
  });
  return answer.ok ? readRow(answer.value[0]) : answer;
}

/** name: null takes the name away. */
export async function renameVersion(id: string, name: string | null): Promise<Answer<undefined>> {
  const answer = await rest({
    method: 'PATCH',
    path: `project_versions?id=eq.${id}&select=id`,
    body: { name },
  });
  if (!answer.ok) return answer;
  return answer.value.length > 0 ? { ok: true, value: undefined } : gone;
}

/** token: of a link that opens this version. */
export async function readVersion(id: string, token?: string): Promise<Answer<ReadVersion>> {
  const answer = await rest({
    path: `project_versions?id=eq.${id}&select=${allColumns}`,
    ...(token === undefined ? {} : { token }),
  });
  if (!answer.ok) return answer;
  return answer.value.length > 0 ? readRow(answer.value[0]) : gone;
}

const refuse = (problem: string) => ({ ok: false, reason: 'refused', problem }) as const;
const unreadable = refuse("The server sent a response that can't be read.");
const gone = refuse('This version is no longer there.');

async function readRow(row: unknown): Promise<Answer<ReadVersion>> {
  const read = contentsSchema.safeParse(row);
  if (!read.success) return unreadable;
  const { objects, settings, ...version } = read.data;
  const reading = await inSlices(readPlanFileInSteps({ objects, settings }));
  return reading.ok
    ? { ok: true, value: { ...version, plan: createPlan(reading.contents) } }
    : refuse(reading.problem);
}
