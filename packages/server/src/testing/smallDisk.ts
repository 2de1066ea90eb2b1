// For the tests: a small disk of their own at a folder, which can be filled to the brim. Only where one may be mounted.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mebibyte = 1024 * 1024;

/** Bytes of which the disk is made; a database, and what the server keeps free. */
const size = 240 * mebibyte;
/** What fills it so far that the server may write no more. */
const filling = 130 * mebibyte;

export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static mount(): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'homeplot-disk-'));
    execFileSync('mount', mountAt(folder));
    chmodSync(folder, 0o700);
    return new SmallDisk(folder);
  }

  fill(): void {
    writeFileSync(this.filler, Buffer.alloc(filling));
  }

  makeRoom(): void {
    rmSync(this.filler);
  }

  remove(): void {
    execFileSync('umount', [this.folder]);
    rmdirSync(this.folder);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}

const mountAt = (folder: string): string[] => ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder];

/** Root of a machine may mount; root of a container often may not. */
export function maySmallDiskBeMounted(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-disk-'));
  const isMounted = spawnSync('mount', mountAt(folder)).status === 0;
  if (isMounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}
