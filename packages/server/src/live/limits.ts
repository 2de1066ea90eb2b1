// What rooms and their connections may use. Times are milliseconds. Tests use smaller limits.

const second = 1_000;
const mebibyte = 1024 * 1024;

export const liveLimits = {
  /** People in one room. */
  maxPeople: 50,
  /** And beside them, those who follow on a page without tools. */
  maxLookers: 100,
  /** One update, or all that a client has edited offline. An import of 10,000 objects takes three. */
  updateBytes: 4 * mebibyte,
  /** A message that isn't an update: a pointer, a selection, a token. */
  otherBytes: 16 * 1024,
  /** All that a client sends before it is let in: its token, and what it has of the document. */
  signInBytes: 128 * 1024,
  /** Connections of one network, of those the ones that aren't let in yet, and of one account. */
  networkConnections: 100,
  networkSignIns: 20,
  accountConnections: 30,
  /** How often the whole document may be asked for: at once, and in a second after that. */
  syncBurst: 3,
  syncRate: 0.1,
  /** Selections and views of one person, in a second. */
  showRate: 10,
  /** Yjs clients that one connection may bring into a document, and all together. */
  newClients: 200,
  documentClients: 10_000,
  /** For each connection: messages and bytes in a second, and at once. */
  messageRate: 60,
  messageBurst: 240,
  byteRate: mebibyte,
  byteBurst: 8 * mebibyte,
  /** Sent to a client that doesn't read. */
  unreadBytes: 16 * mebibyte,
  /** Plans in all rooms, as text, and those of one account. */
  planBytes: 256 * mebibyte,
  accountPlanBytes: 64 * mebibyte,
  /** Until a new connection has said who it is. */
  signInTimeout: 10 * second,
  heartbeat: 10 * second,
  /** Without any message from the client. */
  idleTimeout: 35 * second,
  /** From an edit to its save. */
  saveDelay: second,
  retryDelay: second,
  /** Saves at once, of the connections to the database. */
  concurrentSaves: 2,
  /** After a pause of this length, a save keeps the version of before. */
  versionPause: 60 * second,
  /** And at least so often while people go on editing. */
  versionInterval: 600 * second,
  /** Until what was removed leaves the document, too, and nobody who comes later gets it. */
  removedTimeout: 600 * second,
  /** How often rights are looked up again although nothing was said: links expire. */
  recheckInterval: 30 * second,
  /** As the database has it, in `live.take`. */
  lease: 10 * second,
  renewal: 3 * second,
  /** For saving all rooms when the server stops. */
  shutdownTimeout: 3 * second,
};

export type LiveLimits = Readonly<typeof liveLimits>;
