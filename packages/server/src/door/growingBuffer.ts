// Collects a body in one buffer, because thousands of small pieces would take more memory than their bytes. The system
// provides only the parts of a large buffer that were written, so it may have the announced length from the beginning.

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

  /** Frees the memory now instead of at the next garbage collection. */
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
