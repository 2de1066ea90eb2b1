// What this browser keeps from visit to visit, as texts by key. Where storage is blocked, nothing is kept, nor is what
// doesn't fit. The user hears of either when the plan is saved.

/** undefined if there is none. */
export function storedText(key: string, storage = (): Storage => window.localStorage): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The parsed JSON; undefined if there is none. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The texts of a stored list; none if there is no list. */
export function storedTexts(key: string): readonly string[] {
  const stored = storedJson(key);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** undefined removes it. Returns whether the browser did it. */
export function storeText(
  key: string,
  text: string | undefined,
  storage = (): Storage => window.localStorage,
): boolean {
  try {
    if (text === undefined) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
