// Collects a body in one buffer, because thousands of small chunks would take more memory than their bytes. It may have
// the announced length from the start: the system provides only those pages of a buffer that are written.

export class GrowingBuffer {
  length = 0;
  private bytes = Buffer.alloc(0);
  private readonly announced: number;
  private readonly maxLength: number;

  constructor(announced: number, maxLength: number) {
    this.announced = announced;
    this.maxLength = maxLength;
  }

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
      const size = Math.max(this.announced, Math.min(this.maxLength, 2 * this.bytes.length), length);
      const larger = Buffer.allocUnsafeSlow(size);
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    chunk.copy(this.bytes, this.length);
    this.length = length;
  }
}
