// How much time, memory and work the server allows a caller, a network, and everybody together. Tests use smaller ones.

export interface DoorLimits {
  /** Milliseconds for the line and the headers of a request, from the first byte or the opening of the connection. */
  readonly headTime: number;
  /** Milliseconds for a whole request. */
  readonly requestTime: number;
  /** Milliseconds for which a connection may stay open between two requests. */
  readonly idleTime: number;
  /** Milliseconds without reading after which an answer is dropped. */
  readonly unreadTime: number;
  /** Milliseconds between two checks of the times above. */
  readonly checkInterval: number;
  /** At least `slowestBody` bytes of a body must arrive in every `bodyTime` milliseconds. */
  readonly bodyTime: number;
  readonly slowestBody: number;
  /** Milliseconds for which the rest of a refused body is discarded before the connection is closed. */
  readonly lingerTime: number;
  /** Connections of one network, and in all. */
  readonly networkConnections: number;
  readonly connections: number;
  /** Bytes of arriving bodies and unread answers: of one account, one network, and in all. */
  readonly accountBytes: number;
  readonly networkBytes: number;
  readonly bytes: number;
  /** Milliseconds without progress after which an answer is dropped when others need its memory. */
  readonly stallTime: number;
  /** Statements that run at once: of one account, one network, and in all. */
  readonly accountStatements: number;
  readonly networkStatements: number;
  readonly statements: number;
  /** Of those, reads, and reads of parts of long answers. */
  readonly reads: number;
  readonly longReads: number;
  /** Requests that wait for a statement or for memory: of one account, and in all. */
  readonly accountWaiting: number;
  readonly waiting: number;
  /** Milliseconds for which a request waits. */
  readonly waitTime: number;
  /** Bytes of the longest body, and of the longest one without a token. */
  readonly bodyBytes: number;
  readonly strangerBytes: number;
  /** Pieces in which a body may arrive: each takes some time, however small it is. */
  readonly bodyPieces: number;
}

const second = 1_000;
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

export const doorLimits: DoorLimits = {
  headTime: 10 * second,
  requestTime: 60 * second,
  idleTime: 10 * second,
  unreadTime: 30 * second,
  checkInterval: second,
  bodyTime: 10 * second,
  slowestBody: 100_000,
  lingerTime: 2 * second,
  networkConnections: 100,
  connections: 2_000,
  accountBytes: 24 * mebibyte,
  networkBytes: 32 * mebibyte,
  bytes: 48 * mebibyte,
  stallTime: second,
  // Of the 10 connections to the database, two are always left for accounts, and other networks get two at least.
  accountStatements: 4,
  networkStatements: 6,
  statements: 8,
  // There is always room for a save, and long plans don't keep both cores busy.
  reads: 5,
  longReads: 2,
  accountWaiting: 50,
  waiting: 1_000,
  waitTime: 20 * second,
  bodyBytes: 5 * mebibyte,
  strangerBytes: 4 * kibibyte,
  bodyPieces: 10_000,
};
