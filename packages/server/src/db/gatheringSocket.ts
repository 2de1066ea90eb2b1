// A connection that sends what is written in one turn of the event loop together. A transaction of three messages is
// then one call of the system and one awakening of the database, which both cost more than the messages do.
import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

export class GatheringSocket extends Socket {
  private gathering = false;

  override write(data: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.gathering) {
      this.gathering = true;
      this.cork();
      process.nextTick(() => {
        this.gathering = false;
        this.uncork();
      });
    }
    return typeof encoding === 'string' ? super.write(data, encoding, done) : super.write(data, encoding);
  }
}
