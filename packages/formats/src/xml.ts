// Text as XML can hold it.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 cannot hold: control characters, halves of surrogate pairs, and two code points that are none. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text to stand between tags or in double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, '\uFFFD').replace(/[&<>"]/g, (letter) => entities[letter] ?? '');
