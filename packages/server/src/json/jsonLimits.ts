// How large and how deeply nested JSON from a client may be. Postgres parses JSON recursively and stores numbers with all
// their digits.

export interface JsonLimits {
  /** Nesting levels. */
  readonly depth: number;
  /** Keys of one object. */
  readonly keys: number;
  /** Bytes of one string, as sent. */
  readonly stringBytes: number;
  /** Bytes of one number, as sent. */
  readonly numberBytes: number;
  /** Sum of all exponents: jsonb stores and prints 1e308 with its 308 zeros. */
  readonly exponentDigits: number;
  /** Objects of the outermost list. */
  readonly rows: number;
}

const kibibyte = 1024;

/** For /rest/v1 and /storage/v1. */
export const storedPlanLimits: JsonLimits = {
  depth: 64,
  keys: 10_000,
  stringBytes: 1024 * kibibyte,
  numberBytes: 64,
  exponentDigits: 4096 * kibibyte,
  rows: 1_000,
};

/** For /auth/v1, whose bodies are short. */
export const accountLimits: JsonLimits = {
  depth: 16,
  keys: 200,
  stringBytes: 8 * kibibyte,
  numberBytes: 64,
  exponentDigits: 8 * kibibyte,
  rows: 1,
};
