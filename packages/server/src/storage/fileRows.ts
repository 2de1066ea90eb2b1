// The rows that describe files. Every statement runs as the caller, so that row-level security decides what it may see and
// write; triggers hold the quota.
import { randomUUID } from 'node:crypto';
import { type Caller, type Database, DiskFullError, single } from '../db/database.ts';
import type { ObjectName } from './objectName.ts';
import { bucketNotFound, forbidden, refusalOf } from './problems.ts';

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly version: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
  /** Since when the server knows that it has lost the file's bytes; null if it has them. */
  readonly lost_since: string | null;
}

export interface LostFileRow extends FileRow {
  /** The ids of the projects that use the file. */
  readonly projects: readonly string[];
}

/** The limits for an upload, in bytes, and what the account has used of them. */
export interface Room {
  readonly fileLimit: number;
  readonly accountLimit: number | null;
  readonly used: number;
  /** How many of the used bytes belong to deleted files, which are kept for the backups that name them. */
  readonly deleted: number;
  /** The MIME types that are accepted. */
  readonly types: readonly string[];
  /** Whether the file is stored already. */
  readonly isThere: boolean;
  /** Whether the account is the caller's; otherwise it is that of the owner of a project that they may edit. */
  readonly isOwn: boolean;
}

export interface Part {
  readonly begins_at: number;
  readonly bytes: number;
  readonly version: string;
}

export interface Upload {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly bytes: number;
  readonly parts: readonly Part[];
}

/** A new object: where its bytes are, and what they are. */
export interface NewObject {
  readonly object: ObjectName;
  readonly bytes: number;
  readonly type: string;
  readonly version: string;
}

const columns = 'id, name, bytes, version, metadata, created_at, updated_at, last_accessed_at, lost_since';

const uploadsWithParts = `select u.id, u.bucket_id, u.name, u.bytes,
    coalesce((
      select jsonb_agg(jsonb_build_object('begins_at', p.begins_at, 'bytes', p.bytes, 'version', p.version)
        order by p.begins_at)
      from storage.upload_parts as p where p.upload_id = u.id
    ), '[]') as parts
  from storage.uploads as u where u.id = $1::uuid and u.expires_at > now()`;

export const offsetOf = ({ parts }: Upload): number =>
  parts.reduce((end, part) => Math.max(end, part.begins_at + part.bytes), 0);

type Rows = Pick<Database, 'query' | 'queryAs' | 'transactionAs'>;

export class FileRows {
  private readonly database: Rows;
  private readonly caller: Caller;

  constructor(database: Rows, caller: Caller) {
    this.database = database;
    this.caller = caller;
  }

  /** Throws a Problem if there is no such bucket. */
  async bucket(id: string): Promise<{ readonly fileLimit: number }> {
    const text = 'select file_size_limit as "fileLimit" from storage.buckets where id = $1';
    const [bucket] = await this.query<{ fileLimit: number }>(text, [id]);
    if (bucket === undefined) throw bucketNotFound();
    return bucket;
  }

  /** Returns undefined if there is no such file that the caller may read. */
  async find({ bucket, name }: ObjectName): Promise<FileRow | undefined> {
    const text = `select ${columns} from storage.objects where bucket_id = $1 and name = $2`;
    const [row] = await this.query<FileRow>(text, [bucket, name]);
    if (row === undefined) await this.bucket(bucket);
    return row;
  }

  /**
   * Which of these files the caller may read, because a project that they can open uses them, now or in an earlier version,
   * or because the version that they are asked to approve does.
   */
  used(bucket: string, names: readonly string[]): Promise<readonly FileRow[]> {
    const text = `select ${columns} from storage.objects as o
      where o.bucket_id = $1 and o.name in (select jsonb_array_elements_text($2::jsonb))
        and exists (
          select from public.plan_files as f
          left join public.project_versions as v on v.id = f.plan_id
          left join public.projects as p on p.id = coalesce(v.project_id, f.plan_id)
          where (p.id is not null or f.plan_id = any ((select public.asked_versions())::uuid[])) and f.user_id::text = (storage.foldername(o.name))[1] and f.sha256 = storage.filename(o.name)
        )`;
    return this.query<FileRow>(text, [bucket, JSON.stringify(names)]);
  }

  /** Throws a Problem if the caller may not keep files in this folder. */
  async room({ bucket, name }: ObjectName): Promise<Room> {
    const text = `select b.file_size_limit as "fileLimit", b.account_limit as "accountLimit",
        b.allowed_mime_types as types,
        exists (
          select from storage.objects as o where o.bucket_id = b.id and o.name = $2 and o.lost_since is null
        ) as "isThere",
        used.bytes as used, used.deleted,
        folder.owner is not distinct from auth.uid()::text as "isOwn",
        folder.owner = any (public.writable_folders()) as "isWritable"
      from storage.buckets as b, (select (storage.foldername($2))[1]) as folder (owner),
        storage.used_by(folder.owner::uuid) as used
      where b.id = $1`;
    const [room] = await this.query<Room & { readonly isWritable: boolean }>(text, [bucket, name]);
    if (room === undefined) throw bucketNotFound();
    if (!room.isWritable) throw forbidden();
    return room;
  }

  /**
   * upload: the id of the upload that the object replaces. A trigger removes the old row of a file whose bytes were lost.
   * Returns the object's id.
   */
  insert(object: NewObject, upload?: string): Promise<string> {
    return this.translatingErrors(() =>
      this.database.transactionAs(this.caller, async (sql) => {
        if (upload !== undefined) await sql.query('delete from storage.uploads where id = $1', [upload]);
        // Without returning it: an editor can't read the owner's files before the plan is saved.
        const id = randomUUID();
        await sql.query(...insertion(id, object));
        return id;
      }),
    );
  }

  /** The files in a folder, sorted by name. */
  list(bucket: string, folder: string, limit: number, offset: number): Promise<readonly FileRow[]> {
    const text = `select ${columns} from storage.objects
      where bucket_id = $1 and starts_with(name, $2) order by name limit $3::int offset $4::int`;
    return this.query<FileRow>(text, [bucket, folder, String(limit), String(offset)]);
  }

  /** The files whose bytes are lost, with the projects that use them, now or in an earlier version. */
  lost(bucket: string, folder: string, limit: number): Promise<readonly LostFileRow[]> {
    const text = `select ${columns}, array(
        select distinct coalesce(v.project_id, f.plan_id)
        from public.plan_files as f left join public.project_versions as v on v.id = f.plan_id
        where f.user_id::text = (storage.foldername(o.name))[1] and f.sha256 = storage.filename(o.name)
      ) as projects
      from storage.objects as o
      where bucket_id = $1 and starts_with(name, $2) and lost_since is not null order by name limit $3::int`;
    return this.query<LostFileRow>(text, [bucket, folder, String(limit)]);
  }

  async beginUpload({ bucket, name }: ObjectName, bytes: number): Promise<string> {
    const text =
      'insert into storage.uploads (bucket_id, name, bytes) values ($1, $2, $3::bigint) returning id';
    return single(await this.write<{ id: string }>(text, [bucket, name, String(bytes)])).id;
  }

  async upload(id: string): Promise<Upload | undefined> {
    const [upload] = await this.query<Upload>(uploadsWithParts, [id]);
    return upload;
  }

  /** Returns the upload with the part; undefined if another part begins there already, or the upload is gone. */
  addPart(id: string, part: Part): Promise<Upload | undefined> {
    return this.database.transactionAs(this.caller, async (sql) => {
      await sql.query('select from storage.uploads where id = $1::uuid for update', [id]);
      const [upload] = await sql.query<Upload>(uploadsWithParts, [id]);
      if (upload === undefined || offsetOf(upload) !== part.begins_at) return undefined;
      const text = `insert into storage.upload_parts (upload_id, begins_at, bytes, version)
        values ($1, $2, $3, $4)`;
      await sql.query(text, [id, part.begins_at, part.bytes, part.version]);
      return { ...upload, parts: [...upload.parts, part] };
    });
  }

  /** Returns whether there was such an upload. */
  async endUpload(id: string): Promise<boolean> {
    const rows = await this.write('delete from storage.uploads where id = $1::uuid returning id', [id]);
    return rows.length > 0;
  }

  /** Notes that a file is in use, at most once a day. As the server, because callers change no rows. */
  async touch({ id }: Pick<FileRow, 'id'>): Promise<void> {
    await this.note(
      `update storage.objects set last_accessed_at = now()
       where id = $1 and last_accessed_at < now() - interval '1 day'`,
      [id],
    );
  }

  /** Notes that the bytes of a file are there after all. As the server, because callers change no rows. */
  async regain({ id }: Pick<FileRow, 'id'>): Promise<void> {
    await this.note('update storage.objects set lost_since = null where id = $1', [id]);
  }

  /** Notes that the server has lost the bytes of a file. As the server, because callers change no rows. */
  async lose({ id }: Pick<FileRow, 'id'>): Promise<void> {
    await this.note('update storage.objects set lost_since = now() where id = $1 and lost_since is null', [
      id,
    ]);
  }

  /** On a full disk files are still read, and nothing is noted. */
  private async note(text: string, values: readonly string[]): Promise<void> {
    await this.database.query(text, values).catch((error: unknown) => {
      if (!(error instanceof DiskFullError)) throw error;
    });
  }

  /** Whether the account exists and isn't banned. As the server, because callers can't read accounts. */
  async isActive(account: string): Promise<boolean> {
    const text = 'select from auth.users where id = $1 and (banned_until is null or banned_until < now())';
    return (await this.database.query(text, [account])).length > 0;
  }

  private query<Row extends object>(text: string, values: readonly string[]): Promise<readonly Row[]> {
    return this.translatingErrors(() => this.database.queryAs<Row>(this.caller, text, values));
  }

  /** Writes in a transaction as the caller, because the server's own role may write every file. */
  private write<Row extends object>(text: string, values: readonly string[]): Promise<readonly Row[]> {
    return this.translatingErrors(() =>
      this.database.transactionAs(this.caller, (sql) => sql.query<Row>(text, values)),
    );
  }

  /** Turns refusals of the database into Problems. */
  private async translatingErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  }
}

function insertion(id: string, { object, bytes, type, version }: NewObject): [string, readonly unknown[]] {
  const metadata = { size: bytes, mimetype: type, eTag: `"${object.sha256}"`, contentLength: bytes };
  return [
    `insert into storage.objects (id, bucket_id, name, bytes, version, metadata)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, object.bucket, object.name, bytes, version, JSON.stringify(metadata)],
  ];
}
