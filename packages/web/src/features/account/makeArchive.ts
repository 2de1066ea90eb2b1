// Makes one zip file of everything that the cloud has of an account: projects, their earlier versions, and their files.
// Kept offline once used.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { fileVersion } from '@homeplot/plan/writePlanFile';
import { type Answer, done } from '../../kit/result.ts';
import type { CloudProjects } from '../../store/cloud/cloudProjects.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { accountEntry, fileEntry, filesIn, projectEntry, versionEntry } from './archiveFormat.ts';
import { ZipWriter } from './zipWriter.ts';

/** Fetches a file. Returns the problem if that isn't possible. */
export type ReadFile = (file: StoredFile) => Promise<Blob | { readonly problem: string }>;

/** problems: sentences about files that the archive lacks. */
export type Archive = { readonly content: Blob; readonly problems: readonly string[] };

/** progress: called with the share that is done, from 0 to 1. */
export async function makeArchive(
  cloud: CloudProjects,
  account: object,
  readFile: ReadFile,
  progress: (share: number) => void,
): Promise<Answer<Archive>> {
  const listed = await cloud.list();
  if (!listed.ok) return listed;
  const archive = new AccountArchive(cloud, readFile);
  for (const [index, entry] of listed.value.entries()) {
    progress(index / listed.value.length);
    const added = await archive.addProject(entry, index + 1);
    if (!added.ok) return added;
  }
  const facts = { format: 'homeplot account', version: 1, exportedAt: new Date().toISOString(), ...account };
  await archive.zip.addText(accountEntry, JSON.stringify({ ...facts, projects: listed.value }, null, 2));
  return { ok: true, value: { content: archive.zip.end(), problems: archive.problems } };
}

class AccountArchive {
  readonly zip = new ZipWriter();
  readonly problems: string[] = [];
  private readonly cloud: CloudProjects;
  private readonly readFile: ReadFile;
  private readonly addedFiles = new Set<string>();

  constructor(cloud: CloudProjects, readFile: ReadFile) {
    this.cloud = cloud;
    this.readFile = readFile;
  }

  async addProject({ id, title, created_at }: ProjectEntry, count: number): Promise<Answer<undefined>> {
    const read = await this.cloud.read(id);
    // A project that was deleted in the meantime is left out.
    if (!read.ok || !read.value) return read.ok ? done : read;
    const name = projectEntry(count, title);
    await this.addPlan(name, read.value, read.value.updated_at, { id, title, created_at });
    const versions = await this.cloud.versions(id);
    if (!versions.ok) return versions;
    for (const [index, version] of versions.value.entries()) {
      const contents = await this.cloud.readVersion(version.id);
      if (!contents.ok) return contents;
      if (contents.value)
        await this.addPlan(versionEntry(name, index + 1), contents.value, version.saved_at, {
          id,
          title: version.title,
        });
    }
    return done;
  }

  private async addPlan(
    name: string,
    { objects, settings }: { readonly objects: readonly unknown[]; readonly settings: object },
    timestamp: string,
    project: object,
  ): Promise<void> {
    for (const file of filesIn(objects)) await this.addFile(file);
    const plan = { objects, timestamp, version: fileVersion, settings, project };
    await this.zip.addText(name, JSON.stringify(plan));
  }

  private async addFile(file: StoredFile): Promise<void> {
    if (this.addedFiles.has(file.sha256)) return;
    this.addedFiles.add(file.sha256);
    const blob = await this.readFile(file);
    if (blob instanceof Blob) await this.zip.addBlob(fileEntry(file.sha256), blob);
    else this.problems.push(blob.problem);
  }
}
