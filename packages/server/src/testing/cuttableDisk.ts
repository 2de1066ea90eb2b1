// For the tests: a disk of its own whose power can be cut. It is an ext4 on a block device of the kernel, in a file in
// memory; cutting the power shuts the file system down without flushing anything (EXT4_IOC_SHUTDOWN), so that what
// was written and not synced is gone, as it is when a machine loses power.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const size = '512M';

/** The call and its argument of the kernel's header `ext4.h`: shut down, without flushing the journal. */
const powerOff = `
import fcntl, os, struct, sys
folder = os.open(sys.argv[1], os.O_RDONLY)
fcntl.ioctl(folder, 0x8004587D, struct.pack('I', 2))`;

export class CuttableDisk {
  readonly folder: string;
  private readonly home: string;
  private readonly image: string;

  private constructor(home: string) {
    this.home = home;
    this.image = join(home, 'image');
    this.folder = join(home, 'disk');
  }

  static make(): CuttableDisk {
    const disk = new CuttableDisk(mkdtempSync(join(tmpdir(), 'homeplot-power-')));
    chmodSync(disk.home, 0o711);
    execFileSync('truncate', ['--size', size, disk.image]);
    execFileSync('mkfs.ext4', ['-q', '-F', disk.image]);
    execFileSync('mkdir', [disk.folder]);
    disk.mount();
    return disk;
  }

  /** What was not synced is gone; nothing can be read or written until `restorePower`. */
  cutPower(): void {
    execFileSync('python3', ['-c', powerOff, this.folder]);
  }

  restorePower(): void {
    execFileSync('umount', [this.folder]);
    this.mount();
  }

  remove(): void {
    spawnSync('umount', [this.folder]);
    rmSync(this.home, { recursive: true, force: true });
  }

  private mount(): void {
    execFileSync('mount', ['-o', 'loop', this.image, this.folder]);
    chmodSync(this.folder, 0o711);
  }
}

/** Root of a machine may mount; root of a container often may not. */
export function mayPowerBeCut(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    const disk = CuttableDisk.make();
    try {
      disk.cutPower();
      return !isReadable(disk.folder);
    } finally {
      disk.remove();
    }
  } catch {
    return false;
  }
}

function isReadable(folder: string): boolean {
  try {
    closeSync(openSync(join(folder, 'file'), 'w'));
    return true;
  } catch {
    return false;
  }
}
