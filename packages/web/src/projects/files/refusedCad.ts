// CAD files that Homeplot doesn't read, as entries of the table of file readers.
import { beginsWith, refusedCad as formats } from '@homeplot/formats/refusedCad';
import type { RefusedFormat } from './fileReader.ts';

export const refusedCad: readonly RefusedFormat[] = formats.map(({ extensions, refusal, starts }) => ({
  extensions,
  refusal,
  ...(starts ? { matches: (head: Uint8Array) => beginsWith(head, starts) } : {}),
}));
