// The limits of a plan that is read, whether from a file, a link, a draft or the cloud: within them it opens without
// blocking the page. The server has its own limits for what it stores, which are no wider except in size.

export const planLimits = {
  /** Characters of a plan's text, inflated if it came by a link: a plan of 100,000 objects has some 18 million. */
  letters: 32 * 1024 * 1024,
  /** Fields, and lists and objects, in all of the text. */
  fields: 4_000_000,
  groups: 2_000_000,
  /** Characters of one number: programs write at most 25. */
  numberLetters: 64,
  objects: 200_000,
  /** Entries of a list that a kind knows, such as the corners of a lot or the gates in its edges. */
  members: 2000,
  /** Levels of lists and objects within a field, so that with what they lie in there are no more than 64. */
  levels: 50,
} as const;
