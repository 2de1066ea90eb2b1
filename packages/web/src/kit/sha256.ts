// SHA-256 by the browser, off the page's thread. On pages without https browsers don't offer it; a library does it there.

/** 64 lowercase hex digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // TypeScript's types don't say that it may be missing.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const sum = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : await byLibrary(bytes);
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function byLibrary(bytes: Uint8Array): Promise<Uint8Array> {
  const library = await import('@noble/hashes/sha2.js');
  return library.sha256(bytes);
}
