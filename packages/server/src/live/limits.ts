// What rooms and their connections may use. Times are milliseconds. Tests use smaller limits.

const second = 1_000;
const mebibyte = 1024 * 1024;

export const liveLimits = {
  /** People in one room. */
  maxPeople: 50,
  /** In addition to them, viewers who follow on a page without tools. */
  maxLookers: 100,
  /** One update, or all that a client has edited offline. An import of 10,000 objects takes three. */
  updateBytes: 4 * mebibyte,
  /** A message that isn't an update: a pointer, a selection, a token. */
  otherBytes: 16 * 1024,
  /** All that a client sends before it is let in: its token, and what it has of the document. */
  signInBytes: 128 * 1024,
  /** Connections of one network, those of them that haven't signed in yet, and connections of one account. */
  networkConnections: 100,
  networkSignIns: 20,
  accountConnections: 30,
  /** How often a connection may ask for the whole document: so many times at once, and then so many times a second. */
  syncBurst: 3,
  syncRate: 0.1,
  /** Selections and views of one person per second. */
  showRate: 10,
  /** Yjs clients that one connection may bring into a document, and all together. */
  newClients: 200,
  documentClients: 10_000,
  /** For each connection: messages and bytes per second, and how many may come at once. */
  messageRate: 60,
  messageBurst: 240,
  byteRate: mebibyte,
  byteBurst: 8 * mebibyte,
  /** A client that has left so many bytes unread is disconnected. */
  unreadBytes: 16 * mebibyte,
  /** Bytes of the plans in all rooms, as text, and of those of one account. */
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
  /** Each save takes one of the server's connections to the database. */
  concurrentSaves: 2,
  /** After nobody has edited for this long, the next save keeps the version before it. */
  versionPause: 60 * second,
  /** While people go on editing, a version is kept at least this often. */
  versionInterval: 600 * second,
  /** After this long, removed objects are deleted from the document too, and no longer sent to people who join. */
  removedTimeout: 600 * second,
  /** How often rights are looked up again without a notice of a change, since links expire. */
  recheckInterval: 30 * second,
  /** How long a server has a room without renewing its lease; the same as in the database's function `live.take`. */
  lease: 10 * second,
  renewal: 3 * second,
  /** For saving all rooms when the server stops. */
  shutdownTimeout: 3 * second,
};

export type LiveLimits = Readonly<typeof liveLimits>;
