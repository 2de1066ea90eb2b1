// The limits of a plan that is read, whether from a file, a link, a draft or the cloud: within them it opens without
// holding the page up. The server has limits of its own for what it stores, which are no wider but for the letters.

export const planLimits = {
  /** Letters of the text of a plan, and of what a link inflates to: a plan of 100,000 objects has some 18 million. */
  letters: 32 * 1024 * 1024,
  /** Fields, and lists and objects, in all of the text. */
  fields: 4_000_000,
  groups: 2_000_000,
  /** Letters of one number: none that is written by a program needs more than 25. */
  numberLetters: 64,
  objects: 200_000,
  /** Members of a list that a kind knows, as the corners of a lot or the gates in its edges. */
  members: 2000,
  /** Levels of lists and objects within a field, so that with what they lie in there are no more than 64. */
  levels: 50,
} as const;
