// Collects a body in one buffer, because thousands of small pieces would take more memory than their bytes. It doubles as
// it fills: one of the announced length for each of many slow bodies would stay with the process long afterwards.

const smallest = 64 * 1024;

export class GrowingBuffer {
  length = 0;
  private bytes = Buffer.alloc(0);

  get whole(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  /** Frees the memory now instead of at the next garbage collection. */
  free(): void {
    this.bytes.buffer.transfer(0);
    this.bytes = Buffer.alloc(0);
    this.length = 0;
  }

  add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(smallest, 2 * this.bytes.length, length));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes.buffer.transfer(0);
      this.bytes = larger;
    }
    piece.copy(this.bytes, this.length);
    this.length = length;
  }
}
