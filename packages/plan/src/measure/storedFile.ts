// A file that a plan refers to, such as a scanned survey. The plan has its description; its bytes are kept apart from the
// plan, under the SHA-256 of their content.

export interface StoredFile {
  /** SHA-256 of its bytes: 64 lowercase hex digits. */
  readonly sha256: string;
  /** Media type as found in the bytes, such as image/jpeg. */
  readonly type: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Its name for users. */
  readonly name: string;
}
