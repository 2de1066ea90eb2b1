// Collects a body in one buffer, because thousands of small chunks would take more memory than their bytes. It doubles as
// it fills: after many slow bodies, one of the announced length for each would stay with the process.

const initialSize = 64 * 1024;

export class GrowingBuffer {
  length = 0;
  private bytes = Buffer.alloc(0);

  get content(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  /** Frees the memory now instead of at the next garbage collection. */
  free(): void {
    this.bytes.buffer.transfer(0);
    this.bytes = Buffer.alloc(0);
    this.length = 0;
  }

  add(chunk: Buffer): void {
    const length = this.length + chunk.length;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(initialSize, 2 * this.bytes.length, length));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes.buffer.transfer(0);
      this.bytes = larger;
    }
    chunk.copy(this.bytes, this.length);
    this.length = length;
  }
}
