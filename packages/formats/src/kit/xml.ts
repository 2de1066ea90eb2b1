// Escapes text for XML.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Not allowed in XML 1.0: control characters, unpaired surrogates, and two noncharacters. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for content and double-quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replace(unwritable, '\uFFFD').replace(/[&<>"]/g, (letter) => entities[letter] ?? '');
