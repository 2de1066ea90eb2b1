// Copies a text from a button or a menu. The user may have forbidden it, and a page without https has no clipboard at all.

/** Returns whether the text was copied. Never rejects. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
