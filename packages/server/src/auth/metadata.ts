// User metadata, such as name and city. Users may write anything here, so never use it for authorization. It is part of
// every access token, so its size is limited.
import type { Problem } from '../http/problem.ts';
import { authProblem } from './problems.ts';

export type Metadata = Readonly<Record<string, unknown>>;

/** Maximum length as JSON. */
const maxBytes = 4 * 1024;

/** Throws a Problem for anything but an object that isn't too large. */
export function readMetadata(data: unknown): Metadata {
  if (data === undefined || data === null) return {};
  if (typeof data !== 'object' || Array.isArray(data)) throw invalid('must be an object');
  let json: string;
  try {
    json = JSON.stringify(data);
  } catch {
    throw invalid('is nested too deeply');
  }
  if (Buffer.byteLength(json) > maxBytes) throw invalid(`may have ${maxBytes} bytes as JSON`);
  return data as Metadata;
}

function invalid(what: string): Problem {
  return authProblem(400, 'validation_failed', `The user metadata in "data" ${what}`);
}
