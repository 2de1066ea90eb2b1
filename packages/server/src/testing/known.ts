// For the tests: what is there, for requests that name it.
export interface Known {
  readonly userId: string;
  readonly otherId: string;
  readonly projectId: string;
  readonly file: Buffer;
  readonly fileHash: string;
  readonly uploadId: string;
  readonly secret: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}
