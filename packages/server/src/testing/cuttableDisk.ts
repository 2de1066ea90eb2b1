// For the tests: a disk of its own whose power can be cut. It is an ext4 on a block device of the kernel, in a file in
// memory; cutting the power shuts the file system down without flushing anything (EXT4_IOC_SHUTDOWN), so that what
// was written and not synced is gone, as it is when a machine loses power.
import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, globSync, mkdtempSync, openSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const size = '512M';

/** The call and its argument of the kernel's header `ext4.h`: shut down, without flushing the journal. */
const powerOff = `
import fcntl, os, struct, sys
folder = os.open(sys.argv[1], os.O_RDONLY)
print('ready', flush=True)
sys.stdin.readline()
fcntl.ioctl(folder, 0x8004587D, struct.pack('I', 2))`;

export class CuttableDisk {
  readonly folder: string;
  private readonly home: string;
  private readonly image: string;
  private switchOff: ChildProcessByStdio<Writable, Readable, null> | undefined;

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

  /** To be called before the cut, so that it happens at once. */
  async prepareCut(): Promise<void> {
    const switchOff = spawn('python3', ['-c', powerOff, this.folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(switchOff.stdout, 'data');
    this.switchOff = switchOff;
  }

  /** What was not synced is gone; nothing can be read or written until `restorePower`. */
  async cutPower(): Promise<void> {
    const { switchOff } = this;
    if (switchOff === undefined) throw new Error('The cut was not prepared.');
    switchOff.stdin.end('\n');
    await once(switchOff, 'close');
  }

  /** Ends what still runs on it, as the cut does with all. False until it has ended. */
  restorePower(): boolean {
    for (const file of globSync('/proc/[0-9]*/cwd')) this.endIfHere(dirname(file));
    if (spawnSync('umount', [this.folder]).status !== 0) return false;
    this.mount();
    return true;
  }

  remove(): void {
    spawnSync('umount', ['--lazy', this.folder]);
    rmSync(this.home, { recursive: true, force: true });
  }

  private endIfHere(folder: string): void {
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

/** Root of a machine may mount; root of a container often may not. */
export async function mayPowerBeCut(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    const disk = CuttableDisk.make();
    try {
      await disk.prepareCut();
      await disk.cutPower();
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
