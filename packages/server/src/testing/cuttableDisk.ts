// For the tests: a disk whose power can be cut: an ext4 file system on a loop device. The cut shuts it down without
// flushing anything (EXT4_IOC_SHUTDOWN), so that what was not synced is lost, as when a machine loses power.
import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, globSync, mkdtempSync, openSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const size = '512M';

/** The ioctl and its argument from the kernel's `ext4.h`: shut down without flushing the journal. */
const powerOff = `
import fcntl, os, struct, sys
folder = os.open(sys.argv[1], os.O_RDONLY)
print('ready', flush=True)
sys.stdin.readline()
fcntl.ioctl(folder, 0x8004587D, struct.pack('I', 2))`;

export class CuttableDisk {
  readonly folder: string;
  private readonly parent: string;
  private readonly image: string;
  private switchOff: ChildProcessByStdio<Writable, Readable, null> | undefined;

  private constructor(parent: string) {
    this.parent = parent;
    this.image = join(parent, 'image');
    this.folder = join(parent, 'disk');
  }

  static create(): CuttableDisk {
    const disk = new CuttableDisk(mkdtempSync(join(tmpdir(), 'homeplot-power-')));
    chmodSync(disk.parent, 0o711);
    execFileSync('truncate', ['--size', size, disk.image]);
    execFileSync('mkfs.ext4', ['-q', '-F', disk.image]);
    execFileSync('mkdir', [disk.folder]);
    disk.mount();
    return disk;
  }

  /** Call it before `cutPower`, which then happens at once. */
  async prepareCut(): Promise<void> {
    const switchOff = spawn('python3', ['-c', powerOff, this.folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(switchOff.stdout, 'data');
    this.switchOff = switchOff;
  }

  /** Afterwards nothing can be read or written until `restorePower`. */
  async cutPower(): Promise<void> {
    const { switchOff } = this;
    if (switchOff === undefined) throw new Error('Call prepareCut first.');
    switchOff.stdin.end('\n');
    await once(switchOff, 'close');
  }

  /** Kills the processes that use the disk. Returns false until they have ended. */
  restorePower(): boolean {
    for (const file of globSync('/proc/[0-9]*/cwd')) this.killIfHere(dirname(file));
    if (spawnSync('umount', [this.folder]).status !== 0) return false;
    this.mount();
    return true;
  }

  remove(): void {
    spawnSync('umount', ['--lazy', this.folder]);
    rmSync(this.parent, { recursive: true, force: true });
  }

  private killIfHere(folder: string): void {
    try {
      if (readlinkSync(join(folder, 'cwd')).startsWith(this.folder))
        process.kill(Number(basename(folder)), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }

  private mount(): void {
    execFileSync('mount', ['-o', 'loop', this.image, this.folder]);
    chmodSync(this.folder, 0o711);
  }
}

/** Root may mount disks, except in many containers. */
export async function canCutPower(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    const disk = CuttableDisk.create();
    try {
      await disk.prepareCut();
      await disk.cutPower();
      return !isWritable(disk.folder);
    } finally {
      disk.remove();
    }
  } catch {
    return false;
  }
}

function isWritable(folder: string): boolean {
  try {
    closeSync(openSync(join(folder, 'file'), 'w'));
    return true;
  } catch {
    return false;
  }
}
