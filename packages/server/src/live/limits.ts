// What rooms and their connections may use. Times are milliseconds. Tests use smaller limits.

const second = 1_000;
const mebibyte = 1024 * 1024;

export const liveLimits = {
  /** People in one room. */
  people: 50,
  /** One update, or all that a client has edited offline. An import of 10,000 objects takes three. */
  updateBytes: 4 * mebibyte,
  /** A message that isn't an update: a pointer, a selection, a token. */
  otherBytes: 16 * 1024,
  /** Messages of a client that isn't let in yet. */
  waitingBytes: 256 * 1024,
  /** For each connection: messages and bytes in a second, and at once. */
  messageRate: 60,
  messageBurst: 240,
  byteRate: mebibyte,
  byteBurst: 8 * mebibyte,
  /** Sent to a client that doesn't read. */
  unreadBytes: 16 * mebibyte,
  /** Plans in all rooms, as text. */
  planBytes: 256 * mebibyte,
  /** Until a new connection has said who it is. */
  signInTimeout: 10 * second,
  heartbeat: 10 * second,
  /** Without any message from the client. */
  silence: 35 * second,
  /** Lookups of rights at once: when they have changed, and those that are due. */
  urgentLookups: 2,
  dueLookups: 1,
  /** From an edit to its save. */
  saveDelay: second,
  retryDelay: second,
  /** Saves at once, of the connections to the database. */
  saves: 3,
  /** After a pause of this length, a save keeps the version of before. */
  pause: 60 * second,
  /** How often rights are looked up again although nothing was said: links expire. */
  recheck: 30 * second,
  /** As the database has it, in `live.take`. */
  lease: 10 * second,
  renewal: 3 * second,
  /** For saving all rooms when the server stops. */
  closing: 3 * second,
};

export type LiveLimits = Readonly<typeof liveLimits>;
