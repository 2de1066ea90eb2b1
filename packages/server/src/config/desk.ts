// The permit office that runs this copy (its "desk"): the setting DESK is the path of its file, which may name the file of its seal
// by a relative path. It is read once, at the start; any error in it is a problem with the setting.
import type { Desk } from '@homeplot/plan/desk';
import { readDeskText } from '@homeplot/plan/deskFile';
import type { Source } from '@homeplot/plan/source';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Result } from '../kit/result.ts';
import { builtInSource, type CountySources } from './sources.ts';

export interface OwnDesk {
  readonly desk: Desk;
  readonly seal?: Uint8Array;
  /** The county's map, if the desk's own file has it. */
  readonly source?: Source;
}

/** The largest files, in bytes. */
const maxBytes = { desk: 1_000_000, seal: 5_000_000 } as const;

/** Reads the file of a desk, or says what is wrong with it, as a sentence without its period. */
export function readDeskFile(path: string): Result<OwnDesk> {
  if (!/\.json$/i.test(path)) return { problem: `"${path}" is not a .json file` };
  let text: string;
  try {
    if (statSync(path).size > maxBytes.desk) return { problem: `${path} is too large for a desk` };
    text = readFileSync(path, 'utf8');
  } catch {
    return { problem: `The file ${path} can't be read` };
  }
  const read = readDeskText(text, {
    sealBytes: (seal) => sealBytes(seal, dirname(path)),
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  });
  if (!read.ok) return { problem: `${path}: ${read.problem.replace(/\.$/, '')}` };
  const { ok: _, ...own } = read;
  return { value: own };
}

function sealBytes(seal: string, folder: string): Uint8Array | string {
  if (/^data:/i.test(seal)) {
    const [, data] = /^data:image\/(?:png|jpeg);base64,([a-z\d+/]+={0,2})$/i.exec(seal) ?? [];
    return data === undefined ? 'is not data of a PNG or a JPEG in Base64' : Buffer.from(data, 'base64');
  }
  if (/^[a-z][a-z\d+.-]+:/i.test(seal)) return 'is an address; it has to be a file beside the desk, or data';
  try {
    const path = resolve(folder, seal);
    return statSync(path).size > maxBytes.seal ? 'is too large' : readFileSync(path);
  } catch {
    return "can't be read";
  }
}

/** Adds the desk's own county map to the listed ones, or says why that can't be done. */
export function sourcesWithDesk(listed: CountySources, own: OwnDesk | null): Result<CountySources> {
  const id = own?.desk.source;
  if (own === null || id === undefined) return { value: listed };
  const alreadyListed = listed.sources.find((one) => one.id === id);
  const wanted = own.source ?? alreadyListed ?? builtInSource(id);
  if (!wanted)
    return { problem: `DESK names the county map "${id}", which is neither built in nor listed in SOURCES.` };
  if (alreadyListed && JSON.stringify(alreadyListed) !== JSON.stringify(wanted))
    return { problem: `DESK and SOURCES have two different county maps with the id "${id}".` };
  return { value: alreadyListed ? listed : { ...listed, sources: [wanted, ...listed.sources] } };
}
