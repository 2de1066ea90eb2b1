// The bytes of a body in one buffer: in thousands of pieces they would take more memory than what is in them. Of a large
// buffer the system provides only what has been written to, so it may be as long as announced from the beginning.

export class GrowingBuffer {
  length = 0;
  private bytes = Buffer.alloc(0);
  private readonly announced: number;
  private readonly most: number;

  constructor(announced: number, most: number) {
    this.announced = announced;
    this.most = most;
  }

  get whole(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  /** Gives the memory back now, and not when it is collected. */
  free(): void {
    this.bytes.buffer.transfer(0);
    this.bytes = Buffer.alloc(0);
    this.length = 0;
  }

  add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > this.bytes.length) {
      const size = Math.max(this.announced, Math.min(this.most, 2 * this.bytes.length), length);
      const larger = Buffer.allocUnsafeSlow(size);
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    piece.copy(this.bytes, this.length);
    this.length = length;
  }
}
