// How much time, memory and database work one account, one network, and all clients together may use. All times are
// milliseconds. Tests use smaller limits.

export interface AdmissionLimits {
  /** For the request line and headers, from the first byte or from the opening of the connection. */
  readonly headersTimeout: number;
  /** For a whole request. */
  readonly requestTimeout: number;
  /** For the next request on an open connection. */
  readonly keepAliveTimeout: number;
  /** For which a request waits while others connect. */
  readonly acceptTimeout: number;
  /** Without the client reading anything, after which a response is dropped. */
  readonly unreadTimeout: number;
  /** How often the timeouts above are checked. */
  readonly checkInterval: number;
  /** At least `minBodyBytes` of a body must arrive in every `bodyInterval`. */
  readonly bodyInterval: number;
  readonly minBodyBytes: number;
  /** For which the rest of a rejected body is discarded before the connection is closed. */
  readonly lingerTimeout: number;
  readonly networkConnections: number;
  readonly totalConnections: number;
  /** Bytes of arriving bodies and unread responses. */
  readonly accountBytes: number;
  readonly networkBytes: number;
  readonly totalBytes: number;
  /** Without progress, after which a response is dropped if others need its memory. */
  readonly stallTimeout: number;
  /** Concurrent statements. */
  readonly accountStatements: number;
  readonly networkStatements: number;
  readonly totalStatements: number;
  /** Of those, reads, and reads of chunks of long responses. */
  readonly reads: number;
  readonly longReads: number;
  /** Requests that wait for a statement or for memory. */
  readonly accountQueue: number;
  readonly totalQueue: number;
  /** For which a request waits in the queue. */
  readonly queueTimeout: number;
  /** Bytes of a body, and of one without an account. */
  readonly maxBodyBytes: number;
  readonly maxAnonymousBodyBytes: number;
  /** Each chunk takes some time, however small it is. */
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
  // So that there is always room for a save, and long plans don't keep both cores busy.
  reads: 5,
  longReads: 2,
  accountQueue: 50,
  totalQueue: 1_000,
  queueTimeout: 20 * second,
  maxBodyBytes: 5 * mebibyte,
  maxAnonymousBodyBytes: 4 * kibibyte,
  maxBodyChunks: 10_000,
};
