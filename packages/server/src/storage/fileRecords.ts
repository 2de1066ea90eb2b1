// The records of files, buckets and uploads, as the database has them.
import type { ObjectName } from './objectName.ts';

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly version: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
}

export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly public: boolean;
  readonly file_size_limit: number;
  readonly allowed_mime_types: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** What an upload must fit into. */
export interface Room {
  readonly fileLimit: number;
  readonly accountLimit: number | null;
  readonly used: number;
  readonly types: readonly string[];
  readonly isThere: boolean;
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
