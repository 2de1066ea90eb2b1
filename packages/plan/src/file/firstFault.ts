// The first fault of a file that is used as a whole or not at all, in one sentence with the path to the faulty value.
import { describe } from '../measure/fileValue.ts';

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

/** whole: the content of the file. what: a noun for the file, such as `source`. */
export function firstFault(
  { issues: [issue] }: { readonly issues: readonly Issue[] },
  whole: unknown,
  what: string,
): string {
  if (!issue) return `This isn't a ${what}.`;
  const { code, path, keys } = issue;
  const [unknown] = code === 'unrecognized_keys' ? (keys ?? []) : [];
  const fullPath = [...path, ...(unknown === undefined ? [] : [unknown])];
  const name = fullPath
    .map((part) => (typeof part === 'number' ? part + 1 : String(part).slice(0, 40)))
    .join(' ');
  if (unknown !== undefined) return `This ${what} can't be used: "${name}" isn't a part of ${what}s.`;
  const value = fullPath.reduce<unknown>((inner, part) => Reflect.get(Object(inner) as object, part), whole);
  return `This ${what} can't be used: "${name}" is ${describe(value)}.`;
}
