// The stored files that objects refer to, such as pictures.
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { StoredFile } from '../measure/storedFile.ts';

/** The files of some objects, each once. */
export function filesOf(objects: Iterable<PlanObject>): StoredFile[] {
  const files = new Map<string, StoredFile>();
  for (const object of objects)
    for (const file of kindOf(object).files?.(object) ?? [])
      if (!files.has(file.sha256)) files.set(file.sha256, file);
  return [...files.values()];
}
