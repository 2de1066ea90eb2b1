// Reads the address of a request: its path, whether that belongs to the backend rather than to pages and files, and whether
// the address is text, since Postgres stores neither U+0000 nor anything that isn't UTF-8.
import { isUtf8 } from 'node:buffer';

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Everything under these paths answers in JSON, errors included. */
export const isBackendUrl = (url: string): boolean => /^\/(auth|rest|storage)(\/|$)/.test(pathOf(url));

/** The path of live editing. The part before /live is for proxies, which send it to one of several servers. */
const livePath = /^(?:\/at\/[\w.-]+)?\/live\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The project whose room a request is for; undefined if it is for something else. */
export const liveProjectOf = (url: string): string | undefined => livePath.exec(pathOf(url))?.[1];

/** Why a URL is refused; `statusCode` is what the error handlers answer with. */
export class UrlError extends Error {
  readonly statusCode = 400;

  constructor() {
    super('The address has the character U+0000 or bytes that are not UTF-8.');
  }
}

/** Checks the address with its percent encoding decoded. A percent sign without two digits stands for itself. */
export function isTextUrl(url: string): boolean {
  const decoded = url.replaceAll(/%([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return !decoded.includes('\0') && isUtf8(Buffer.from(decoded, 'latin1'));
}
