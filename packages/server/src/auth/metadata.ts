// What somebody tells about themselves, such as name and city. They may write anything, so nothing is decided by it;
// it travels in every access token, so it is kept small.
import { AuthError } from './authError.ts';

export type Metadata = Readonly<Record<string, unknown>>;

/** Bytes of JSON. */
const longest = 4 * 1024;

/** Throws what metadata that is no object, too long, or not storable is refused with. */
export function readMetadata(data: unknown): Metadata {
  if (data === undefined || data === null) return {};
  if (typeof data !== 'object' || Array.isArray(data)) throw refusal('must be an object');
  let json: string;
  try {
    json = JSON.stringify(data);
  } catch {
    throw refusal('is nested too deeply');
  }
  if (Buffer.byteLength(json) > longest) throw refusal(`may have ${longest} bytes as JSON`);
  // No database keeps the character 0 or half a character.
  if (/(?<!\\)(\\\\)*\\u(0000|d[89a-f])/i.test(json)) throw refusal('has a character that cannot be stored');
  return data as Metadata;
}

function refusal(what: string): AuthError {
  return new AuthError(400, 'validation_failed', `The user metadata in "data" ${what}`);
}
