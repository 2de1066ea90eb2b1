// For tests of backups: data whose loss is noticed.
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { hashOf } from './files.ts';
import type { TestServer } from './server.ts';

export const email = 'ann@example.org';
export const password = 'a good password';
const objects = [{ id: 'oak', type: 'tree', x: 10, y: 20, note: 'tab\t, "quotes" and ü 🌳' }];

export const clientOf = ({ url, key }: TestServer) =>
  createClient(url, key, { auth: { persistSession: false } });

/** Creates an account and saves a project twice. Returns the access token. */
export async function addData(server: TestServer): Promise<string> {
  const client = clientOf(server);
  await client.auth.signUp({ email, password });
  await fetch(await server.mailbox.linkTo(email), { redirect: 'manual' });
  const { data } = await client.auth.signInWithPassword({ email, password });
  const mine = { id: data.user?.id, user_id: data.user?.id };
  expect((await client.from('projects').upsert({ ...mine, title: 'Lot' })).error).toBeNull();
  expect((await client.from('projects').upsert({ ...mine, title: 'Corner lot', objects })).error).toBeNull();
  return data.session?.access_token ?? '';
}

/** The account, its project and version, and its session are there. */
export async function expectData(server: TestServer, accessToken: string): Promise<void> {
  const client = clientOf(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const projects = await client.from('projects').select('title,objects,object_count,user_id');
  const expected = { title: 'Corner lot', objects, object_count: 1, user_id: data.user?.id };
  expect(projects.data).toEqual([expected]);
  expect((await client.from('project_versions').select('title')).data).toEqual([{ title: 'Lot' }]);
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
