// For tests of backups: data whose loss is noticed.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { hashOf } from './files.ts';
import type { TestServer } from './server.ts';

export const email = 'ann@example.org';
export const password = 'a good password';
const objects = [{ id: 'oak', type: 'tree', x: 10, y: 20, note: 'tab\t, "quotes" and ü 🌳' }];

export const clientOf = ({ url, key }: TestServer) =>
  createClient(url, key, { auth: { persistSession: false } });

/** Creates an account, saves a project twice, and shares it. Returns the access token. */
export async function addData(server: TestServer): Promise<string> {
  const client = clientOf(server);
  await client.auth.signUp({ email, password });
  await fetch(await server.mailbox.linkTo(email), { redirect: 'manual' });
  const { data } = await client.auth.signInWithPassword({ email, password });
  const mine = { id: data.user?.id, user_id: data.user?.id };
  expect((await client.from('projects').upsert({ ...mine, title: 'Lot' })).error).toBeNull();
  expect((await client.from('projects').upsert({ ...mine, title: 'Corner lot', objects })).error).toBeNull();
  await share(client, mine.id);
  return data.session?.access_token ?? '';
}

/** With rows that refer to one another. */
async function share(client: SupabaseClient, id: string | undefined): Promise<void> {
  const request = {
    project_id: id,
    plan_hash: 'x',
    concern: { kind: 'plan' },
    concern_hash: 'x',
    asked_name: 'Nora',
    token: 'a'.repeat(22),
  };
  const rows: readonly (readonly [string, object])[] = [
    ['share_links', { project_id: id, role: 'viewer', token_hash: 'a'.repeat(64) }],
    ['invitations', { project_id: id, email: 'bob@example.org', role: 'editor' }],
    ['comment_threads', { id, project_id: id, anchor: { x: 1, y: 1 } }],
    ['comments', { thread_id: id, body: 'Hello' }],
    ['comment_reads', { thread_id: id }],
    ['approval_requests', { ...request, id }],
    ['approval_requests', { ...request, token: 'b'.repeat(22), previous_id: id }],
  ];
  for (const [table, row] of rows) await client.from(table).insert(row).throwOnError();
}

/** The account, its project and version, and its session are there. */
export async function expectData(server: TestServer, accessToken: string): Promise<void> {
  const client = clientOf(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const projects = await client.from('projects').select('title,objects,object_count,user_id');
  const expected = { title: 'Corner lot', objects, object_count: 1, user_id: data.user?.id };
  expect(projects.data).toEqual([expected]);
  expect((await client.from('project_versions').select('title,kept').order('saved_at')).data).toEqual([
    { title: 'Lot', kept: false },
    { title: 'Corner lot', kept: true },
  ]);
  expect((await client.from('comments').select('body,author_id')).data).toEqual([
    { body: 'Hello', author_id: data.user?.id },
  ]);
  expect((await client.from('approval_requests').select('id')).data).toHaveLength(2);
  const headers = { apikey: server.key, authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(200);
}

const filesOf = (server: TestServer, token: string) =>
  createClient(server.url, server.key, { accessToken: async () => token }).storage.from('files');

/** The name of a file of the account that a token is for. */
function nameOf(token: string, bytes: Uint8Array): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return `${(JSON.parse(claims) as { readonly sub: string }).sub}/${hashOf(bytes)}`;
}

export async function expectUploaded(server: TestServer, token: string, bytes: Buffer): Promise<void> {
  const { error } = await filesOf(server, token).upload(nameOf(token, bytes), bytes);
  expect(error).toBeNull();
}

export async function expectFile(server: TestServer, token: string, bytes: Buffer): Promise<void> {
  const { data, error } = await filesOf(server, token).download(nameOf(token, bytes));
  expect(error).toBeNull();
  expect(hashOf(new Uint8Array((await data?.arrayBuffer()) ?? []))).toBe(hashOf(bytes));
}
