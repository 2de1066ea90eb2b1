// How much time, memory and database work one account, one network (see network.ts), and all clients together may use. All
// times are milliseconds. Tests use smaller limits.

export interface AdmissionLimits {
  /** Until the request line and headers have arrived, from the first byte or from the opening of the connection. */
  readonly headersTimeout: number;
  /** Until a whole request has arrived. */
  readonly requestTimeout: number;
  /** Until an open connection without another request is closed. */
  readonly keepAliveTimeout: number;
  /** How long requests may wait so that new connections are accepted first. */
  readonly acceptTimeout: number;
  /** A response is dropped if the client has read nothing of it for this long. */
  readonly unreadTimeout: number;
  /** How often the timeouts above are checked. */
  readonly checkInterval: number;
  /** At least `minBodyBytes` of a body must arrive in every `bodyInterval`. */
  readonly bodyInterval: number;
  readonly minBodyBytes: number;
  /** How long the rest of a rejected body is received and discarded before the connection is closed. */
  readonly lingerTimeout: number;
  /** Open connections. */
  readonly networkConnections: number;
  readonly totalConnections: number;
  /** Bytes of arriving bodies and unread responses. */
  readonly accountBytes: number;
  readonly networkBytes: number;
  readonly totalBytes: number;
  /** If others need its memory, a response is dropped after this long without progress. */
  readonly stallTimeout: number;
  /** Concurrent statements. */
  readonly accountStatements: number;
  readonly networkStatements: number;
  readonly totalStatements: number;
  /** Of all concurrent statements: reads, and of those, reads of chunks of long responses. */
  readonly reads: number;
  readonly longReads: number;
  /** Requests that wait for a statement or for memory. */
  readonly accountQueue: number;
  readonly totalQueue: number;
  /** How long a request waits in the queue before it is refused. */
  readonly queueTimeout: number;
  /** Bytes of a body, and of the body of a request without an account. */
  readonly maxBodyBytes: number;
  readonly maxAnonymousBodyBytes: number;
  /** Chunks in which a body may arrive: each costs processor time, even if it holds a single byte. */
  readonly maxBodyChunks: number;
}

const second = 1_000;
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

export const admissionLimits: AdmissionLimits = {
  headersTimeout: 10 * second,
  requestTimeout: 60 * second,
  keepAliveTimeout: 10 * second,
  acceptTimeout: second / 4,
  unreadTimeout: 30 * second,
  checkInterval: second,
  bodyInterval: 10 * second,
  minBodyBytes: 100_000,
  lingerTimeout: 2 * second,
  networkConnections: 100,
  totalConnections: 2_000,
  accountBytes: 24 * mebibyte,
  networkBytes: 32 * mebibyte,
  totalBytes: 48 * mebibyte,
  stallTimeout: second,
  // Of the 10 database connections, two are reserved for sign-in and accounts, and two more for other networks.
  accountStatements: 4,
  networkStatements: 6,
  totalStatements: 8,
  // Three statements are left for saves, and long plans don't keep both cores of a small server busy.
  reads: 5,
  longReads: 2,
  accountQueue: 50,
  totalQueue: 1_000,
  queueTimeout: 20 * second,
  maxBodyBytes: 5 * mebibyte,
  maxAnonymousBodyBytes: 4 * kibibyte,
  maxBodyChunks: 10_000,
};
