// Writes a zip file in small steps, so that the page keeps responding and only a part of the file is in memory.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Bytes that are compressed at a time, which takes a few milliseconds. */
const slice = 128 * 1024;

/** Bytes after which the written parts are put into a Blob, which the browser may keep on the disk. */
const maxInMemory = 16 * 1024 * 1024;

export class ZipWriter {
  private readonly blobs: Blob[] = [];
  private parts: Uint8Array<ArrayBuffer>[] = [];
  private bytes = 0;
  private readonly zip = new Zip((error, part) => {
    if (error) throw error;
    this.parts.push(part);
    this.bytes += part.length;
    if (this.bytes > maxInMemory) this.moveToBlob();
  });

  async addText(name: string, text: string): Promise<void> {
    const entry = new ZipDeflate(name, { level: 6 });
    this.zip.add(entry);
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += slice) {
      entry.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
      if (at > 0) await new Promise((later) => setTimeout(later));
    }
  }

  /** Adds a file without compressing it, since pictures and PDF files are compressed already. */
  async addBlob(name: string, blob: Blob): Promise<void> {
    const entry = new ZipPassThrough(name);
    this.zip.add(entry);
    const reader = blob.stream().getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) entry.push(next.value);
    entry.push(new Uint8Array(), true);
  }

  end(): Blob {
    this.zip.end();
    this.moveToBlob();
    return new Blob(this.blobs, { type: 'application/zip' });
  }

  private moveToBlob(): void {
    this.blobs.push(new Blob(this.parts));
    this.parts = [];
    this.bytes = 0;
  }
}
