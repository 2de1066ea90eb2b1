// Where the bytes of files are: a folder, or an S3-compatible store. Every key is written once.
import type { Readable } from 'node:stream';

/** A complete, synced file on this server's disk. A store may move it. */
export interface LocalFile {
  readonly path: string;
  readonly bytes: number;
  /** 64 lowercase hex digits. */
  readonly sha256: string;
}

/** Bytes from start to end, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredBytes {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export interface BytesStat {
  readonly bytes: number;
  /** Changes when the bytes are written again. */
  readonly stamp: string;
}

/** All methods throw a Problem if the store can't be reached, or has no room. */
export interface ByteStore {
  /** Whether stored bytes can be damaged unnoticed, so that they must be read now and then. An S3 store checks its own. */
  readonly mayRot: boolean;
  /** When it resolves, the bytes survive a power cut. */
  put(key: string, file: LocalFile): Promise<void>;
  /** undefined if nothing is stored at the key. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** undefined if nothing is stored at the key. */
  stat(key: string): Promise<BytesStat | undefined>;
  /** Does nothing if nothing is stored at the key. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredBytes>;
}
