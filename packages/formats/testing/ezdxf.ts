// Reads DXF files with ezdxf, whose audit finds what CAD programs object to. Tests that need it are skipped where it isn't
// installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package of Debian that has it. */
export const ezdxfPackage = 'python3-ezdxf';
/** The Python of the system, which has the system's packages. */
export const python = '/usr/bin/python3';
const script = fileURLToPath(new URL('readDxf.py', import.meta.url));

export const hasEzdxf = (): boolean => spawnSync(python, ['-c', 'import ezdxf']).status === 0;

export interface FoundEntity {
  readonly type: string;
  readonly layer: string;
  readonly color: number;
  readonly lineType: string;
  readonly [more: string]: unknown;
}

export interface FoundDrawing {
  readonly version: string;
  readonly units: number;
  /** What the audit couldn't mend, and what it mended. */
  readonly errors: readonly string[];
  readonly fixes: readonly string[];
  readonly layers: readonly string[];
  readonly lineTypes: readonly string[];
  readonly blocks: readonly string[];
  /** The least x and y of the model, and the greatest. */
  readonly box: readonly number[] | null;
  readonly model: readonly FoundEntity[];
  readonly sheets: Readonly<Record<string, readonly FoundEntity[]>>;
}

export function readWithEzdxf(text: string): FoundDrawing {
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-dxf-'));
  try {
    const file = join(folder, 'plan.dxf');
    writeFileSync(file, text);
    const { status, stdout, stderr } = spawnSync(python, [script, file], { maxBuffer: 2 ** 30 });
    if (status !== 0) throw new Error(`ezdxf ended with ${status}: ${stderr.toString()}`);
    return JSON.parse(stdout.toString()) as FoundDrawing;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
