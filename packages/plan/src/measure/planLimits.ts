// The limits of a plan that is read from a file, a link, a draft or the cloud: within them it opens without blocking the
// page. The server has its own (`json/jsonLimits`, `http/admission/admissionLimits`), tighter in bytes, fields of one object
// and length of a string: a plan that opens here may be refused there.

export const planLimits = {
  /** Characters of a plan's text, after decompression; a plan of 100,000 objects has some 18 million, a CAD drawing more. */
  characters: 64 * 1024 * 1024,
  /** JSON values, fields, and JSON lists and objects, in the whole text. */
  values: 8_000_000,
  fields: 4_000_000,
  containers: 2_000_000,
  /** Characters of one number; programs write at most 25. */
  numberCharacters: 64,
  /** Fields of one JSON object, and values in all fields of an object of the plan. */
  fieldsOfOne: 20_000,
  valuesOfOne: 200_000,
  objects: 200_000,
  /** Entries of a list in an object, such as the corners of a lot or its gates. */
  listEntries: 2000,
  /** Nesting depth within a field, so that the whole file has at most 64 levels. */
  depth: 50,
} as const;
