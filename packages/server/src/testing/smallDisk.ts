// For the tests: a small disk in memory, which can be filled.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mebibyte = 1024 * 1024;

/** Bytes: enough for a database and what the server keeps free. */
const size = 240 * mebibyte;
/** Bytes after which the server may not write anymore. */
const fillSize = 130 * mebibyte;

export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static mount(): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'homeplot-disk-'));
    execFileSync('mount', mountOptions(folder));
    chmodSync(folder, 0o700);
    return new SmallDisk(folder);
  }

  fill(): void {
    writeFileSync(this.filler, Buffer.alloc(fillSize));
  }

  /** Fills it but for so many bytes. */
  fillTo(free: number): void {
    const { bavail, bsize } = statfsSync(this.folder);
    writeFileSync(this.filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
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

const mountOptions = (folder: string): string[] => ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder];

/** Root may mount disks, except in many containers. */
export function canMountSmallDisk(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-disk-'));
  const isMounted = spawnSync('mount', mountOptions(folder)).status === 0;
  if (isMounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}
