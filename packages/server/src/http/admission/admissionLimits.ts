// How much time, memory and database work one account, one network (see network.ts), and all clients together may use. All
// times are milliseconds. Tests use smaller limits.

const second = 1_000;
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

export const admissionLimits = {
  /** Until the request line and headers have arrived, from the first byte or from the opening of the connection. */
  headersTimeout: 10 * second,
  /** Until a whole request has arrived. */
  requestTimeout: 60 * second,
  /** Until an open connection without another request is closed. */
  keepAliveTimeout: 10 * second,
  /** How long requests may wait so that new connections are accepted first. */
  acceptTimeout: second / 4,
  /** A response is dropped if the client has read nothing of it for this long. */
  unreadTimeout: 30 * second,
  /** How often the timeouts above are checked. */
  checkInterval: second,
  /** At least `minBodyBytes` of a body must arrive in every `bodyInterval`. */
  bodyInterval: 10 * second,
  minBodyBytes: 100_000,
  /** How long the rest of a rejected body is received and discarded before the connection is closed. */
  lingerTimeout: 2 * second,
  /** Open connections. */
  networkConnections: 100,
  totalConnections: 2_000,
  /** Requests that one connection sends without waiting for the responses. */
  pipelined: 100,
  /** Bytes of arriving bodies and unread responses. */
  accountBytes: 24 * mebibyte,
  networkBytes: 32 * mebibyte,
  totalBytes: 48 * mebibyte,
  /** If others need its memory, a response is dropped after this long without progress. */
  stallTimeout: second,
  /** Concurrent statements. Of the 10 connections, two are left for accounts, and two more for other networks. */
  accountStatements: 4,
  networkStatements: 6,
  totalStatements: 8,
  /** Of those: reads, and reads of long plans. Three are left for saves, and a core for everybody else. */
  reads: 5,
  longReads: 2,
  /** Requests that wait for a statement or for memory. */
  accountQueue: 50,
  totalQueue: 1_000,
  /** How long a request waits in the queue before it is refused. */
  queueTimeout: 20 * second,
  /** Bytes of a body, and of the body of a request without an account. */
  maxBodyBytes: 5 * mebibyte,
  maxAnonymousBodyBytes: 4 * kibibyte,
  /** Chunks in which a body may arrive: each costs processor time, even if it holds a single byte. */
  maxBodyChunks: 10_000,
};

export type AdmissionLimits = Readonly<typeof admissionLimits>;
