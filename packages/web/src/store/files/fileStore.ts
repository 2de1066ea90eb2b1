// The files of plans, by the SHA-256 of their content: kept in this browser, and fetched from the cloud if it has them and
// this browser doesn't. Load it lazily.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { JobProblem, jobsOf } from '../../pictures/worker/asking.ts';
import type { CloudAnswer } from './linkedFiles.ts';
import { typeOf } from './metadata/fileTypes.ts';
import { browserFileShelf, type FileShelf, memoryFileShelf } from './fileShelf.ts';
import { megabytes } from '../../kit/formatted.ts';
import { noteFilesHere } from './filesHere.ts';
import { type PreparedFile, preparedFile } from './preparedFile.ts';
import { sha256 } from '../../kit/sha256.ts';

export type KeptFile =
  /** blob: the file without its metadata. notices: what the user should know, such as that it lasts only until the page closes. */
  | {
      readonly ok: true;
      readonly file: StoredFile;
      readonly blob: Blob;
      readonly notices: readonly string[];
    }
  /** problem: what is wrong, and what to do, in a sentence or two. */
  | { readonly ok: false; readonly problem: string };

/** Makes a content fit its use: returns it as it is or a smaller one, with a notice for the user if one is needed. */
export type Fit = (
  content: Blob,
  name: string,
) => Promise<{ readonly blob: Blob; readonly notice?: string } | { readonly problem: string }>;

type ReadyFile = Extract<PreparedFile, { readonly is: 'ready' }>;

/** Why a file isn't available. */
export interface NoFile {
  readonly problem: string;
  /** Whether there is no connection. */
  readonly isUnreached?: boolean;
  /** Whether the plan was opened with a share link that doesn't include the file. */
  readonly isFromLink?: boolean;
}

/** The largest file that is kept, in bytes. The server's setting FILES_MAX_MB has the same default. */
export const maxFileBytes = 50 * 1024 * 1024;

/** Says that a file is too large; undefined if it isn't. */
export const sizeProblem = ({ size }: Blob, name: string): string | undefined =>
  size > maxFileBytes
    ? `"${name}" is ${megabytes(size)}. A file can be at most ${megabytes(maxFileBytes)}: save it at a lower resolution, or only the page that you need.`
    : undefined;

type FetchFromCloud = (hash: string) => Promise<CloudAnswer>;

export class FileStore {
  private readonly shelf: FileShelf;
  private readonly fetchFromCloud: FetchFromCloud;
  private readonly now: () => number;
  private readonly prepare: typeof preparedFile;
  /** Files that the browser refused to store: they last until the page is closed. */
  private readonly spare = memoryFileShelf();
  private readonly reading = new Map<string, Promise<Blob | NoFile>>();
  /** The files that this page may need again, also by undo. */
  private readonly needed = new Set<string>();

  constructor(
    shelf: FileShelf,
    fetchFromCloud: FetchFromCloud,
    now: () => number = Date.now,
    prepare = preparedFile,
  ) {
    this.shelf = shelf;
    this.prepare = prepare;
    this.fetchFromCloud = fetchFromCloud;
    this.now = now;
  }

  /** Finds out the file's type, removes its metadata and stores it, or what `fit` makes of it. */
  async keep(blob: Blob, name: string, fit?: Fit): Promise<KeptFile> {
    const refuse = (problem: string): KeptFile => ({ ok: false, problem });
    const whole = await this.prepared(blob, name);
    if (typeof whole === 'string') return refuse(whole);
    const fitted = (await fit?.(whole.content, name)) ?? { blob: whole.content };
    if ('problem' in fitted) return refuse(fitted.problem);
    const ready = fitted.blob === whole.content ? whole : await this.prepared(fitted.blob, name);
    if (typeof ready === 'string') return refuse(ready);
    const { sha256: hash, type, content: cleaned } = ready;
    const file: StoredFile = { sha256: hash, type, bytes: cleaned.size, name };
    const stored = await this.store(hash, cleaned);
    if (stored === 'full')
      return refuse(
        `This browser has no room for "${name}" (${megabytes(cleaned.size)}). Free some space on this device, or clear the data of other sites in the browser's settings, then try again.`,
      );
    if (stored === 'blocked') await this.spare.write(hash, cleaned, this.now());
    const notices = [
      whole.isCut &&
        `"${name}" is incomplete, so part of the picture may be missing or blurred. Get the complete file if you can.`,
      fitted.notice,
      stored === 'blocked' &&
        `This browser blocks storage, so "${name}" lasts only until you close this page. Save or export the plan to keep it.`,
    ].filter((notice) => typeof notice === 'string');
    return { ok: true, file, blob: cleaned, notices };
  }

  /** Returns the file ready to be stored, or what is wrong with it. */
  private async prepared(blob: Blob, name: string): Promise<ReadyFile | string> {
    if (blob.size === 0) return `"${name}" is empty. Choose another file.`;
    const tooLarge = sizeProblem(blob, name);
    if (tooLarge !== undefined) return tooLarge;
    const prepared = await this.prepare(blob).catch((problem: unknown): PreparedFile | string => {
      const offline = `"${name}" can't be added without a connection. Add it again when you are online.`;
      const unfetched = problem instanceof JobProblem ? problem.unfetchedText(offline) : undefined;
      return unfetched ?? { is: 'unreadable' };
    });
    if (typeof prepared === 'string' || prepared.is === 'ready') return prepared;
    if (prepared.is === 'unreadable')
      return `The browser couldn't read "${name}". Check that it's still there, then try again.`;
    if (prepared.is === 'damaged')
      return `"${name}" is damaged or was cut short. Get the file again, or save it again as a PDF or PNG.`;
    return `"${name}" ${prepared.what ? `is ${prepared.what}` : "isn't a picture or a PDF"}. Choose a JPEG, PNG, WebP, HEIC or PDF file.`;
  }

  /**
   * Stores a file that came with a plan or from the cloud as it is. lasts: whether it is still there after the page is closed.
   * Returns undefined if its content doesn't have this hash.
   */
  async keepAsIs(
    hash: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly blob: Blob; readonly lasts: boolean } | undefined> {
    const type = typeOf(bytes);
    if (!type || (await sha256(bytes)) !== hash) return undefined;
    const blob = new Blob([bytes], { type });
    const lasts = (await this.store(hash, blob)) === 'kept';
    if (!lasts) await this.spare.write(hash, blob, this.now());
    return { blob, lasts };
  }

  /** The file, or why it isn't available. */
  blob(file: StoredFile): Promise<Blob | NoFile> {
    const started = this.reading.get(file.sha256);
    if (started) return started;
    const reading = this.read(file).finally(() => this.reading.delete(file.sha256));
    this.reading.set(file.sha256, reading);
    return reading;
  }

  /** The file if this browser has it. */
  async localBlob(hash: string): Promise<Blob | undefined> {
    this.needed.add(hash);
    return (await this.spare.read(hash)) ?? (await this.shelf.read(hash).catch(() => undefined));
  }

  /**
   * Removes the files that nothing has referred to for this many milliseconds. referred: the hashes of the files that the
   * plans and drafts in this browser use.
   */
  async collect(referred: Iterable<string>, age: number): Promise<number> {
    const now = this.now();
    await this.shelf.touch([...this.needed, ...referred], now);
    return this.shelf.removeUnusedSince(now - age);
  }

  private async read(file: StoredFile): Promise<Blob | NoFile> {
    const local = await this.localBlob(file.sha256);
    if (local) return local;
    const answer = await this.fetchFromCloud(file.sha256);
    if (!answer.ok)
      return {
        problem: `"${file.name}" couldn't be fetched. ${answer.problem}`,
        isUnreached: answer.reason === 'unreached',
        isFromLink: answer.isFromLink ?? false,
      };
    if (!answer.value)
      return {
        problem: `"${file.name}" isn't here. Add it again, or ask whoever sent you the plan for the file.`,
      };
    const bytes = new Uint8Array(await answer.value.arrayBuffer());
    const kept = await this.keepAsIs(file.sha256, bytes);
    return kept?.blob ?? { problem: `"${file.name}" arrived damaged. Reload the page to fetch it again.` };
  }

  private async store(hash: string, blob: Blob): Promise<'kept' | 'full' | 'blocked'> {
    this.needed.add(hash);
    try {
      await this.shelf.write(hash, blob, this.now());
      return 'kept';
    } catch (problem) {
      return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
  }
}

export const files = new FileStore(
  browserFileShelf(),
  async (hash) => {
    const { fetchFile } = await import('./linkedFiles.ts');
    return fetchFile(hash);
  },
  Date.now,
  (blob) => fileJobs.preparedFile(blob),
);
// From now on this browser may have files, because pages that load this module may store some.
noteFilesHere();

/** Finds out the file's type, removes its metadata and keeps it in this browser. */
export const keepFile = (blob: Blob, name: string, fit?: Fit): Promise<KeptFile> =>
  files.keep(blob, name, fit);

/** The browser's copy of a file, or else the cloud's, which is then stored in this browser. */
export const fileBlob = (file: StoredFile): Promise<Blob | NoFile> => files.blob(file);

/** The page's side of the worker that prepares files. */
const fileJobs = jobsOf(() => new Worker(new URL('fileWorker.ts', import.meta.url), { type: 'module' })) as {
  readonly preparedFile: typeof preparedFile;
};
