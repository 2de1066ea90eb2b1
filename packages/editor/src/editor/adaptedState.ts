// The state of a tool after somebody else changed the plan: with the objects in it as they are now. States are plain data.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Tool } from '../tool/tool.ts';

/** Returns undefined if an object that the state needs is gone or no longer suits it. inverse: undoes the others' changes. */
export function adaptedState<S>(
  tool: Tool<S>,
  state: S,
  inverse: readonly Change[],
  objects: Plan['objects'],
): { readonly state: S } | undefined {
  const now = new Map<unknown, PlanObject>();
  const gone = new Set<unknown>();
  for (const change of inverse) {
    if (!('put' in change)) continue;
    const present = objects.get(change.put.id);
    if (present) now.set(change.put, present);
    else gone.add(change.put).add(change.put.id);
  }
  const adapted = withPresent(state, now, gone) as S;
  if (adapted === state) return { state };
  const survives = adapted !== undefined && tool.survives?.(adapted, state) !== false;
  return survives ? { state: adapted } : undefined;
}

/** The value with changed objects replaced; the value itself if none has changed; undefined if one is gone. */
function withPresent(
  value: unknown,
  now: ReadonlyMap<unknown, PlanObject>,
  gone: ReadonlySet<unknown>,
): unknown {
  if (gone.has(value)) return undefined;
  const present = now.get(value);
  if (present) return present;
  if (!isPlain(value)) return value;
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const adapted = withPresent(inner, now, gone);
    if (adapted === inner) continue;
    if (adapted === undefined) return undefined;
    copy ??= Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    Reflect.set(copy, key, adapted);
  }
  return copy ?? value;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
