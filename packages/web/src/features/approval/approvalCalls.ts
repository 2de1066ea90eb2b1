// All calls to the cloud for approval requests and their answers, and the hashes that tie an answer to what was asked.
import { type Concern, concernText, planText } from '@homeplot/plan/concern';
import type { Plan } from '@homeplot/plan/plan';
import { z } from 'zod/mini';
import { allRows, rest } from '../../account/backend/rest.ts';
import { newToken } from '../../account/backend/guestKey.ts';
import type { Answer } from '../../kit/result.ts';
import { sha256 } from '../../kit/sha256.ts';
import { nameCurrent, type ReadVersion, readVersion, renameVersion } from '../versions/versionCalls.ts';

const text = z.nullish(z.string());
const step = z.optional(z.number());
const concernSchema = z.union([
  z.object({ kind: z.literal('plan'), step }),
  z.object({ kind: z.literal('edge'), object: z.string(), edge: z.number(), step }),
]);
const requestSchema = z.object({
  id: z.string(),
  project_id: z.string(),
  version_id: z.string(),
  plan_hash: z.string(),
  concern: concernSchema,
  concern_hash: z.string(),
  asked_name: z.string(),
  /** Only the owner's rows have the email address and when the mail was sent. */
  asked_email: text,
  mailed_at: text,
  created_at: z.string(),
  expires_at: text,
  revoked_at: text,
  previous_id: text,
});
const answerSchema = z.object({
  request_id: z.string(),
  answer: z.enum(['approved', 'declined']),
  name: z.string(),
  words: text,
  answered_at: z.string(),
  plan_hash: z.string(),
});

const requestColumns = Object.keys(requestSchema.shape).join(',');
const columnsForAsked = Object.keys(requestSchema.shape)
  .filter((name) => name !== 'asked_email' && name !== 'mailed_at')
  .join(',');
const answerColumns = Object.keys(answerSchema.shape).join(',');

export type RequestRow = z.infer<typeof requestSchema>;
export type AnswerRow = z.infer<typeof answerSchema>;

export interface Request extends RequestRow {
  /** undefined while the request waits for an answer. */
  readonly answer: AnswerRow | undefined;
}

/** The most characters that the database accepts. */
export const approvalLimits = { name: 120, email: 255, words: 2000 } as const;

export const hashOf = (content: string): Promise<string> => sha256(new TextEncoder().encode(content));

/** The requests of a project with their answers, newest first. */
export async function listRequests(projectId: string): Promise<Answer<readonly Request[]>> {
  const filter = `project_id=eq.${projectId}`;
  const [requests, answers] = await Promise.all([
    allRows(`approval_requests?select=${requestColumns}&${filter}&order=created_at.desc,id`),
    allRows(`approvals?select=${answerColumns}&${filter}&order=answered_at,request_id`),
  ]);
  if (!requests.ok) return requests;
  if (!answers.ok) return answers;
  return { ok: true, value: joined(requests.value, answers.value) };
}

const givenSchema = z.object({
  name: z.string(),
  words: text,
  answered_at: z.string(),
  concern: concernSchema,
  concern_hash: z.string(),
});

/**
 * The approvals of a project whose requests weren't revoked, oldest first. For people who may only view the project: they
 * can't read the requests, which belong to the owner.
 */
export async function listApprovals(
  projectId: string,
): Promise<Answer<readonly z.infer<typeof givenSchema>[]>> {
  const columns = Object.keys(givenSchema.shape).join(',');
  const filter = `project_id=eq.${projectId}&answer=eq.approved&revoked_at=is.null`;
  const rows = await allRows(`approvals?select=${columns}&${filter}&order=answered_at,request_id`);
  if (!rows.ok) return rows;
  const read = rows.value.map((row) => givenSchema.safeParse(row));
  return { ok: true, value: read.flatMap((one) => (one.success ? [one.data] : [])) };
}

function joined(requests: readonly unknown[], answers: readonly unknown[]): readonly Request[] {
  const byRequest = new Map(
    answers.flatMap((row) => {
      const read = answerSchema.safeParse(row);
      return read.success ? [[read.data.request_id, read.data] as const] : [];
    }),
  );
  return requests.flatMap((row) => {
    const read = requestSchema.safeParse(row);
    return read.success ? [{ ...read.data, answer: answerTo(read.data, byRequest) }] : [];
  });
}

/** The answer to a request. An answer about another plan than the one asked about doesn't count. */
function answerTo(request: RequestRow, answers: ReadonlyMap<string, AnswerRow>): AnswerRow | undefined {
  const answer = answers.get(request.id);
  return answer?.plan_hash === request.plan_hash ? answer : undefined;
}

/** What a new request asks, and whom. */
export interface NewRequest {
  readonly name: string;
  readonly email: string;
  readonly concern: Concern;
  readonly version: string;
  /** The id of the previous request to the same person. */
  readonly previousId?: string | undefined;
}

/** Feet, a third of a millimeter: an approval stays valid if coordinates change by less. */
const approvalStep = 0.001;

/**
 * Names a version of the project as it is in the cloud, and asks for its approval. Returns the token of the link. If the
 * request is refused, the version loses its name again, so that it is deleted in time like other unnamed ones. Without a
 * response it keeps the name, since the request may have been made.
 */
export async function ask(projectId: string, asked: NewRequest): Promise<Answer<string>> {
  const named = await nameCurrent(projectId, asked.version);
  if (!named.ok) return named;
  const answer = await askAbout(named.value, projectId, asked);
  if (!answer.ok && answer.reason !== 'unreached') await renameVersion(named.value.id, null);
  return answer;
}

async function askAbout(
  { plan, id }: ReadVersion,
  projectId: string,
  asked: NewRequest,
): Promise<Answer<string>> {
  const concern = { ...asked.concern, step: approvalStep };
  const concerning = concernText(plan, concern);
  if (concerning === '') return refuse('The edge is not in the saved project. Save Project, then ask again.');
  const token = newToken();
  const answer = await rest({
    method: 'POST',
    path: `approval_requests?select=id`,
    body: {
      project_id: projectId,
      version_id: id,
      plan_hash: await hashOf(planText(plan)),
      concern,
      concern_hash: await hashOf(concerning),
      asked_name: asked.name,
      ...(asked.email ? { asked_email: asked.email } : {}),
      // The database stores only the token's digest; the server mails the token, if there is an address.
      token,
      ...(asked.previousId === undefined ? {} : { previous_id: asked.previousId }),
    },
  });
  return answer.ok ? { ok: true, value: token } : answer;
}

export async function revoke(id: string): Promise<Answer<undefined>> {
  const answer = await rest({
    method: 'PATCH',
    path: `approval_requests?id=eq.${id}&select=id`,
    body: { revoked_at: new Date().toISOString() },
  });
  return answer.ok ? { ok: true, value: undefined } : answer;
}

export const approvalLink = (token: string): string => `${window.location.origin}/a/${token}`;

/** What the link of a request opens. */
export interface OpenedRequest {
  readonly request: Request;
  readonly version: ReadVersion;
  /** The version that the same person saw last. */
  readonly before: ReadVersion | undefined;
}

const refuse = (problem: string) => ({ ok: false, reason: 'refused', problem }) as const;

/** What a link opens; undefined if it opens nothing, because it was revoked, has expired, or never existed. */
export async function openRequest(token: string): Promise<Answer<OpenedRequest | undefined>> {
  const [requests, answers] = await Promise.all([
    rest({ path: `approval_requests?select=${columnsForAsked}&order=created_at.desc`, token }),
    rest({ path: `approvals?select=${answerColumns}`, token }),
  ]);
  if (!requests.ok) return requests;
  if (!answers.ok) return answers;
  const all = joined(requests.value, answers.value);
  // The token gives access to its request and to the one before: take the one that isn't the previous of another.
  const request = all.find(({ id }) => !all.some(({ previous_id }) => previous_id === id));
  if (!request) return { ok: true, value: undefined };
  const version = await readVersion(request.version_id, token);
  if (!version.ok) return version;
  const { plan } = version.value;
  // The answer is sent with these two hashes, so they must agree with what this page shows.
  if (
    (await hashOf(planText(plan))) !== request.plan_hash ||
    (await hashOf(concernText(plan, request.concern))) !== request.concern_hash
  )
    return refuse('The plan is no longer the one that you were asked about. Ask its owner for a new link.');
  const previous = all.find(({ id }) => id === request.previous_id);
  const before = previous ? await readVersion(previous.version_id, token) : undefined;
  return {
    ok: true,
    value: { request, version: version.value, before: before?.ok ? before.value : undefined },
  };
}

/** Answers a request, once. */
export async function answerRequest(
  token: string,
  { id, plan_hash, concern_hash }: RequestRow,
  given: { readonly answer: AnswerRow['answer']; readonly name: string; readonly words: string },
): Promise<Answer<undefined>> {
  const answer = await rest({
    method: 'POST',
    path: 'approvals?select=request_id',
    body: { request_id: id, plan_hash, concern_hash, ...given },
    token,
  });
  return answer.ok ? { ok: true, value: undefined } : answer;
}

export const readPlan = async (id: string): Promise<Plan | undefined> => {
  const read = await readVersion(id);
  return read.ok ? read.value.plan : undefined;
};
