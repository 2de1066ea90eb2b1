// The rate limits: how many requests of each sort an account or a network may send in which time.

/** `times` at once, and then `times` in every `seconds`. */
export type Limit = {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** How many more with a proof of work. */
  readonly proven: number;
};

/** A factor of 2 allows twice as much, and 0 has no limits. */
export function rateLimitsFor(factor: number) {
  const scaled = (times: number): number => (factor === 0 ? Infinity : Math.max(1, times * factor));
  const limit = (name: string, times: number, seconds: number, proven = 0): Limit => {
    return { name, times: scaled(times), seconds, proven: proven === 0 ? 0 : scaled(proven) };
  };
  return {
    byNetwork: {
      signup: limit('signup', 30, 300, 270),
      recover: limit('recover', 30, 300, 270),
      resend: limit('resend', 30, 300, 270),
      verify: limit('verify', 30, 300),
      password: limit('password', 30, 300, 270),
      updateUser: limit('update', 30, 300),
    },
    password: {
      byAddressAndNetwork: limit('password of from', 10, 900, 20),
      // Unlimited with a proof, because otherwise anybody could lock the owner out.
      byAddress: limit('password of', 10, 900, Infinity),
    },
    bySession: { refresh: limit('refresh', 150, 300), oldPassword: limit('old password', 10, 900) },
    // The names are those of the buckets in the database.
    mail: {
      toAddress: limit('letters to', 5, 3600, 5),
      // A tenth of the total, with and without a proof.
      fromNetwork: limit('letters from', 5, 3600, 5),
      total: limit('letters', 50, 3600, 50),
    },
    challenges: { ofNetwork: limit('challenges', 60, 300), total: limit('all challenges', 600, 300) },
  };
}
