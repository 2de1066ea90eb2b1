// What rooms have done and do, for the operator's metrics.

export class Counts {
  connections = 0;
  rooms = 0;
  bytesIn = 0;
  bytesOut = 0;
  saves = 0;
  saveSeconds = 0;
  failedSaves = 0;
  /** Rooms that another server took from this one. */
  leasesLost = 0;
  /** Clients that were sent to another server. */
  moved = 0;
}
