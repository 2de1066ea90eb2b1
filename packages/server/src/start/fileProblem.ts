// What is wrong with a file or folder of the data directory, as a sentence with what to type.
import { hasCode } from '../kit/errors.ts';
import { quoted } from '../kit/shell.ts';
import { StartError } from '../db/startError.ts';

type FileError = Error & { readonly path?: string };

/** undefined if the error isn't about a file. */
export function fileProblem(error: unknown): StartError | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const { path, message } = error as FileError;
  if (hasCode(error, 'ENOSPC', 'EDQUOT'))
    return new StartError(`DATA_DIR cannot be used: ${message}. Make room on its disk: 64 MB at least.`);
  if (path === undefined) return undefined;
  return new StartError(`DATA_DIR cannot be used: ${message}.${remedy(error, path)}`);
}

function remedy(error: unknown, path: string): string {
  const away = `mv ${quoted(path)} ${quoted(`${path}.old`)}`;
  if (hasCode(error, 'EISDIR')) return ` A folder is where a file should be. Move it away: ${away}`;
  if (hasCode(error, 'EEXIST')) return ` A file is where a folder should be. Move it away: ${away}`;
  if (hasCode(error, 'ENOTDIR'))
    return ' One of the folders of that path is a file. Move it away, or set another DATA_DIR.';
  if (hasCode(error, 'EACCES', 'EPERM'))
    return ` The account of the server may not use it. Type, as root: chown -R ${process.getuid?.() ?? '<account>'} ${quoted(path)}`;
  return '';
}
