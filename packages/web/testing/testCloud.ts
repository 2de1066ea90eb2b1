// A cloud for tests: the real client with a table in memory that responds like the server. The server
// has its own tests, and both are tested together in the browser tests.
import { createClient } from '@supabase/supabase-js';
import { CloudProjects } from '../src/store/cloud/cloudProjects.ts';

interface Row {
  readonly [column: string]: unknown;
  readonly id: string;
}

export const ada = '00000000-0000-4000-8000-00000000000a';
export const bob = '00000000-0000-4000-8000-00000000000b';
export const projectId = '00000000-0000-4000-8000-000000000001';

export class TestCloud {
  readonly tables = new Map<string, Map<string, Row>>([
    ['projects', new Map()],
    ['project_versions', new Map()],
  ]);
  /** The requests, as "METHOD path?query". */
  readonly asked: string[] = [];
  /** Replaces the response to a call that has been carried out. */
  answer: ((response: Response, request: Request) => Response | Promise<Response>) | undefined;
  /** Whether users may only look at what is there. */
  isReadOnly = false;
  private minute = 0;

  /** The cloud for one user; session: the text of the stored one, if any. */
  of(userId: string, session?: string): CloudProjects {
    const storage = { getItem: () => session ?? null, setItem() {}, removeItem() {} };
    const client = createClient('http://cloud.test', 'key', {
      auth: { persistSession: session !== undefined, autoRefreshToken: false, storage },
      global: { fetch: (input, init) => this.fetch(new Request(input, init)) },
    });
    return new CloudProjects(client, userId);
  }

  get projects(): Map<string, Row> {
    return this.tables.get('projects') ?? new Map<string, Row>();
  }

  /** Saves a project as another device would. */
  put(id: string, title: string, objects: readonly unknown[], settings: object = {}): Row {
    const time = this.time();
    const row = { id, user_id: ada, title, objects, settings, created_at: time, updated_at: time };
    this.projects.set(id, { ...row, object_count: objects.length });
    return row;
  }

  private async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    this.asked.push(`${request.method} ${url.pathname}${decodeURIComponent(url.search)}`);
    const table = this.tables.get(url.pathname.split('/').at(-1) ?? '') ?? new Map<string, Row>();
    const matching = [...table.values()].filter((row) =>
      [...url.searchParams].every(
        ([column, value]) => !value.startsWith('eq.') || `eq.${String(row[column])}` === value,
      ),
    );
    const rows = await this.carryOut(request, table, matching);
    const response = Response.json(rows);
    return this.answer ? this.answer(response, request) : response;
  }

  private async carryOut(request: Request, table: Map<string, Row>, matching: Row[]): Promise<Row[]> {
    if (request.method === 'GET') return matching;
    if (request.method === 'DELETE') {
      for (const { id } of matching) table.delete(id);
      return matching;
    }
    if (request.method === 'PATCH' && this.isReadOnly) return [];
    const sent = (await request.json()) as Row;
    if (request.method === 'POST' && table.has(sent.id)) return [];
    const time = this.time();
    const old = request.method === 'POST' ? [{ created_at: time, ...sent }] : matching;
    return old.map((row) => {
      const saved: Row = { ...row, ...sent, updated_at: time };
      const { objects } = saved;
      table.set(saved.id, { ...saved, object_count: Array.isArray(objects) ? objects.length : 0 });
      return saved;
    });
  }

  private time(): string {
    this.minute += 1;
    return `2026-01-01T00:${String(this.minute).padStart(2, '0')}:00.000000+00:00`;
  }
}
