// Checks whether the disk of the database has room to write.
import { statfsSync } from 'node:fs';
import { StartError, type Warn } from '../startError.ts';

const megabyte = 1024 * 1024;

/**
 * Bytes that must be free; below this the database is read-only. Postgres stops if it has no room for its log, which grows
 * by 16 MB at a time.
 */
const minFreeBytes = 64 * megabyte;

/** Warns the operator when the disk becomes full, and when it has room again. */
export class Room {
  private readonly folder: string;
  private readonly warn: Warn;
  private wasThere = true;

  constructor(folder: string, warn: Warn) {
    this.folder = folder;
    this.warn = warn;
  }

  isThere(): boolean {
    const { bavail, bsize } = statfsSync(this.folder);
    const free = bavail * bsize;
    const isThere = free >= minFreeBytes;
    if (isThere !== this.wasThere) {
      this.wasThere = isThere;
      this.warn(
        isThere
          ? `The disk of ${this.folder} has room: saves are accepted again.`
          : tooFull(this.folder, free),
      );
    }
    return isThere;
  }
}

const tooFull = (folder: string, free: number): string =>
  `ATTENTION: the disk of ${folder} has only ${Math.floor(free / megabyte)} MB free, so the database is read-only: plans ` +
  `and files can be read, and saves are refused, until ${minFreeBytes / megabyte} MB are free.`;

/** The error if the disk is too full for Postgres to start, or for the upgrade that the database needs first. */
export const fullDisk = (folder: string): StartError =>
  new StartError(
    `The disk of ${folder} is full, and Postgres can't be started. Make room: ${minFreeBytes / megabyte} MB at least. Nothing was changed.`,
  );
