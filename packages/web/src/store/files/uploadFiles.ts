// Uploads the files of a plan before the plan is saved: each in parts, so that a broken connection or a closed page loses
// only the part that was being sent. Load it lazily.
// Kept offline once used.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { DetailedError, Upload } from 'tus-js-client';
import { refusalText } from '../../account/backend/refusalText.ts';
import { type Answer, done, type NoAnswer, unreached } from '../../kit/result.ts';
import {
  bucketName,
  type CloudAccess,
  cloudAccess,
  objectName,
  projectAccess,
  stateInCloud,
} from './cloudFiles.ts';
import { files as fileStore } from './fileStore.ts';

const signedOut: NoAnswer = { ok: false, reason: 'signedOut', problem: "You're not logged in." };

/** Bytes of a part: what hosted Supabase requires; for our own server less than proxies in front of it usually allow. */
const partSize = { hosted: 6 * 1024 * 1024, own: 4 * 1024 * 1024 } as const;
const retryDelays = [0, 1000, 3000, 5000];
/** Milliseconds without progress after which the connection counts as lost. */
const stallTimeout = 60_000;

/** When the cloud was last known to have a file, by <user>/<hash>. It deletes files that nothing has used for 30 days. */
const known = new Map<string, number>();
/** Milliseconds, a day, after which the cloud is asked again whether it has a file. */
const knownFor = 24 * 3_600_000;
const isKnown = (name: string): boolean => Date.now() - (known.get(name) ?? 0) < knownFor;

/** Forgets that the cloud has a file, because it reports that the file's content is lost. */
export const forgetKnown = (access: CloudAccess, file: StoredFile): void =>
  void known.delete(objectName(access, file.sha256));

/**
 * progress: called with the share that is sent, 0 to 1. projectId: the project that the plan is saved in; the files go to its
 * owner's folder, or to the user's own if it is absent. Returns the problems of files that couldn't be uploaded; the plan can
 * be saved without them.
 */
export async function uploadFiles(
  files: readonly StoredFile[],
  progress: (share: number) => void,
  projectId?: string,
): Promise<Answer<readonly string[]>> {
  const problems: string[] = [];
  try {
    const access = await (projectId === undefined ? cloudAccess() : projectAccess(projectId));
    if (!access) return signedOut;
    const missing: StoredFile[] = [];
    for (const file of files)
      if (!isKnown(objectName(access, file.sha256))) {
        if ((await stateInCloud(access, file.sha256)) === 'there')
          known.set(objectName(access, file.sha256), Date.now());
        else missing.push(file);
      }
    const total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
    let sent = 0;
    let reported = -1;
    const report = (bytes: number): void => {
      const percent = Math.floor((bytes / total) * 100);
      if (percent !== reported) progress(bytes / total);
      reported = percent;
    };
    for (const file of missing) {
      const uploaded = await uploadFile(file, access, (bytes) => report(sent + bytes));
      if (!uploaded.ok && uploaded.reason !== 'refused') return uploaded;
      if (!uploaded.ok) problems.push(`"${file.name}" wasn't uploaded. ${uploaded.problem}`);
      else known.set(objectName(access, file.sha256), Date.now());
      sent += file.bytes;
    }
  } catch {
    return unreached;
  }
  return { ok: true, value: problems };
}

async function uploadFile(
  file: StoredFile,
  access: CloudAccess,
  progress: (bytes: number) => void,
): Promise<Answer<undefined>> {
  // A file of a shared plan may not be in this browser yet, and is then fetched.
  const blob = await fileStore.blob(file);
  if (!(blob instanceof Blob)) return blob.isUnreached ? unreached : refused(blob.problem);
  return new Promise((resolve) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const end = (result: Answer<undefined>): void => {
      clearTimeout(stall);
      resolve(result);
    };
    const restartStallTimer = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => void upload.abort().then(() => end(unreached)), stallTimeout);
    };
    const upload = new Upload(blob, {
      endpoint: `${access.url}/upload/resumable`,
      chunkSize: partSize[new URL(access.url).origin === window.location.origin ? 'own' : 'hosted'],
      retryDelays,
      metadata: {
        bucketName,
        objectName: objectName(access, file.sha256),
        contentType: file.type,
        cacheControl: '3600',
      },
      fingerprint: async () => `homeplot ${access.url} ${objectName(access, file.sha256)}`,
      removeFingerprintOnSuccess: true,
      // The session may be renewed during a long upload.
      onBeforeRequest: async (request) => {
        restartStallTimer();
        const { headers } = (await cloudAccess()) ?? access;
        for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        return navigator.onLine && (status === 0 || status >= 500 || (status === 409 && !isThere(error)));
      },
      onProgress: (bytes) => {
        restartStallTimer();
        progress(bytes);
      },
      onSuccess: () => end(done),
      onError: (error) => end(resultOf(error)),
    });
    restartStallTimer();
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    });
  });
}

/** Whether an upload was refused because the cloud has the file already, for example from another tab. */
const isThere = (error: DetailedError): boolean =>
  /Duplicate|already exists/i.test(error.originalResponse?.getBody() ?? '');

const refused = (problem: string): NoAnswer => ({ ok: false, reason: 'refused', problem });

function resultOf(error: Error): Answer<undefined> {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return unreached;
  if (error instanceof DetailedError && isThere(error)) return done;
  if (response.getStatus() === 401) return signedOut;
  const message = messageIn(response.getBody());
  return message === undefined ? unreached : refused(refusalText(message, response.getStatus()));
}

function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
