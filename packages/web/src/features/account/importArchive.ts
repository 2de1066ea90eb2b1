// Imports the projects of an archive, with their files, into the account that is signed in. Projects that are already in the
// account stay as they are.
// Kept offline once used.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { unzipSync } from 'fflate';
import type { Answer } from '../../kit/result.ts';
import { sha256 as sumOf } from '../../kit/sha256.ts';
import type { CloudProjects } from '../../store/cloud/cloudProjects.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { accountEntry, archivedProject, fileEntry, filesIn, isProjectEntry } from './archiveFormat.ts';

/** Stores the content of a file in this browser, and uploads files. `upload` returns sentences about files that failed. */
export interface FileKeeper {
  keep(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
  upload(files: readonly StoredFile[]): Promise<Answer<readonly string[]>>;
}

export interface Imported {
  /** The titles of the imported projects. */
  readonly added: readonly string[];
  /** The titles of the projects that were already in the account. */
  readonly there: readonly string[];
  readonly problems: readonly string[];
}

/** Bytes of the archive, which is read into memory, and of one plan in it. */
const maxArchiveBytes = 1024 * 1024 * 1024;
const maxPlanBytes = 64 * 1024 * 1024;

/** progress: called with the share that is done, 0 to 1. */
export async function importArchive(
  file: Blob,
  cloud: CloudProjects,
  keeper: FileKeeper,
  progress: (share: number) => void,
): Promise<Answer<Imported>> {
  if (file.size > maxArchiveBytes)
    return refused(`The archive is larger than ${maxArchiveBytes / 1024 / 1024} MB.`);
  const archive = new Uint8Array(await file.arrayBuffer());
  const names = namesIn(archive);
  if (!names?.includes(accountEntry))
    return refused(
      "This file isn't an archive of a Homeplot account. Choose the .zip file that was downloaded there.",
    );
  const projects = names.filter(isProjectEntry);
  const added: string[] = [];
  const there: string[] = [];
  const problems: string[] = [];
  for (const [index, name] of projects.entries()) {
    progress(index / projects.length);
    const read = archivedProject.safeParse(jsonOf(entryOf(archive, name, maxPlanBytes)));
    if (!read.success) {
      problems.push(`${name} is damaged and was left out.`);
      continue;
    }
    const { objects, settings, project } = read.data;
    // The project's id may belong to somebody else on this server; then the project gets an id derived from it.
    const ids = [project.id, await uuidOf(`${cloud.userId} ${project.id}`)];
    const own = await firstEntry(cloud, ids);
    if (!own.ok) return own;
    if (own.value) {
      there.push(own.value.title);
      continue;
    }
    const files = filesIn(objects);
    for (const { sha256, name: title } of files) {
      const bytes = entryOf(archive, fileEntry(sha256), maxArchiveBytes);
      if (!bytes || !(await keeper.keep(sha256, bytes)))
        problems.push(`"${title}" isn't in the archive, or is damaged.`);
    }
    const uploaded = await keeper.upload(files);
    if (!uploaded.ok) return uploaded;
    problems.push(...uploaded.value);
    const contents = { title: project.title, objects, settings, created_at: project.created_at };
    for (const id of ids) {
      const inserted = await cloud.insert({ id, ...contents });
      if (!inserted.ok && inserted.reason !== 'refused') return inserted;
      if (!inserted.ok) problems.push(`"${project.title}" was refused. ${inserted.problem}`);
      if (inserted.ok && inserted.value) added.push(project.title);
      if (!inserted.ok || inserted.value) break;
    }
  }
  return { ok: true, value: { added, there, problems } };
}

/** A UUID (version 8) of a text: the same each time, so that a second import knows the first. */
async function uuidOf(text: string): Promise<string> {
  const hex = await sumOf(new TextEncoder().encode(text));
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/** The first project of the user with one of these ids. */
async function firstEntry(
  cloud: CloudProjects,
  ids: readonly string[],
): Promise<Answer<ProjectEntry | undefined>> {
  for (const id of ids) {
    const found = await cloud.ownEntry(id);
    if (!found.ok || found.value) return found;
  }
  return { ok: true, value: undefined };
}

const refused = (problem: string): Answer<Imported> => ({ ok: false, reason: 'refused', problem });

/** The names of the entries; undefined if this isn't a zip file. */
function namesIn(archive: Uint8Array): readonly string[] | undefined {
  const names: string[] = [];
  try {
    unzipSync(archive, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
    return names;
  } catch {
    return undefined;
  }
}

/** The content of an entry; undefined if there is none, or it is damaged or too large. */
function entryOf(archive: Uint8Array, wanted: string, limit: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const filter = (entry: { readonly name: string; readonly originalSize: number }) =>
      entry.name === wanted && entry.originalSize <= limit;
    return unzipSync(archive, { filter })[wanted];
  } catch {
    return undefined;
  }
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
