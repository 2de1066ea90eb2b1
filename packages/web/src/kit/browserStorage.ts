// Keeps texts by key in this browser from visit to visit. Nothing is kept if storage is blocked, nor is a text that doesn't
// fit. The user is warned of both when the plan is saved.

/** undefined if no text is stored under the key. */
export function storedText(key: string, storage = (): Storage => window.localStorage): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The parsed JSON; undefined if no valid JSON is stored under the key. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The texts of a stored list; empty if no list is stored. */
export function storedTexts(key: string): readonly string[] {
  const stored = storedJson(key);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** The text undefined removes the stored one. Returns whether the browser did it. */
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
