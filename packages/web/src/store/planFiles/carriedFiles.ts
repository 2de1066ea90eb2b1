// The files that a plan file carries: at its end, in base64, by their hashes. The limits for the plan's text don't apply to them,
// so they are cut out before the text is read.
import type { StoredFile } from '@homeplot/plan/storedFile';
import type { Steps } from '@homeplot/plan/steps';
import { dataAddress } from '../../kit/dataAddress.ts';
import { fileBlob, files as kept } from '../files/fileStore.ts';
import { joinBytes } from '@homeplot/formats/joinBytes';
import { bytesOf } from '../files/metadata/bytes.ts';
import { inSlices } from '../../kit/slices.ts';
import { findFiles } from './findFiles.ts';

/** A plan file that carries files, and why some are not in it. */
export interface WithFiles {
  readonly content: Blob;
  readonly problems: readonly string[];
}

/** Adds files to a plan file. planText: the plan file, which ends with a brace. */
export async function withFiles(planText: string, files: readonly StoredFile[]): Promise<WithFiles> {
  const problems: string[] = [];
  const parts: string[] = [];
  for (const file of files) {
    const blob = await fileBlob(file);
    if (blob instanceof Blob) parts.push(`    "${file.sha256}": "${await base64Of(blob)}"`);
    else problems.push(blob.problem);
  }
  const plan = planText.replace(/\s*\}\s*$/, '');
  const carried = parts.flatMap((part, i) => (i === 0 ? [part] : [',\n', part]));
  const content = new Blob(
    parts.length > 0 ? [plan, ',\n  "files": {\n', ...carried, '\n  }\n}\n'] : [planText],
    { type: 'application/json' },
  );
  return { content, problems };
}

async function base64Of(blob: Blob): Promise<string> {
  const address = await dataAddress(blob);
  return address.slice(address.indexOf(',') + 1);
}

export interface SplitPlanFile {
  /** The plan file without its files. */
  readonly plan: Uint8Array;
  /** The base64 of the files, by their hashes. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Cuts the files out of a plan file. One that carries none, or isn't JSON, is returned as it is. */
export function* splitPlanFile(bytes: Uint8Array): Steps<SplitPlanFile> {
  const whole = { plan: bytes, files: new Map<string, Uint8Array>() };
  const member = yield* findFiles(bytes);
  if (!member) return whole;
  const files = new Map<string, Uint8Array>();
  for (const [hash, { from, to }] of member.files) files.set(hash, bytes.subarray(from, to));
  return { plan: joinBytes([bytes.subarray(0, member.from), bytes.subarray(member.to)]), files };
}

/**
 * Stores the carried files that a plan refers to in this browser. Returns what the user should know about files that are missing
 * or damaged.
 */
export async function keepCarried(
  referred: readonly StoredFile[],
  carried: SplitPlanFile['files'],
): Promise<readonly string[]> {
  const notes: string[] = [];
  for (const { sha256, name } of referred) {
    const base64 = carried.get(sha256);
    const content = base64 && (await inSlices(decoded(base64)));
    const stored = content && (await kept.keepAsIs(sha256, content));
    if (stored?.lasts === false)
      notes.push(
        `"${name}" lasts only until you close this page, because browser storage is full or blocked.`,
      );
    if (stored || (await kept.localBlob(sha256))) continue;
    notes.push(
      base64
        ? `"${name}" in this file is damaged and was left out. Export the plan again from a browser that has the file.`
        : `"${name}" isn't in this file. It shows if your saved projects have it. If somebody sent you the file, ask for one that was exported with its files.`,
    );
  }
  return notes;
}

/** Characters decoded in one step: a multiple of four, since four characters of base64 are three bytes. */
const stepLength = 400_000;

/** Decodes base64; undefined if it isn't any. */
function* decoded(base64: Uint8Array): Steps<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  for (let from = 0; from < base64.length; from += stepLength) {
    const text = new TextDecoder('latin1').decode(base64.subarray(from, from + stepLength));
    try {
      parts.push(bytesOf(atob(text)));
    } catch {
      return undefined;
    }
    yield;
  }
  return joinBytes(parts);
}
