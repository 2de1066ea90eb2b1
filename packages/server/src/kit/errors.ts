// Reads the message, code or status of a caught error.

/** The error as a part of a sentence to the operator. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether it is an error of the system or of Postgres with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);

/** Whether Postgres refused a value, such as text with U+0000: the client's fault (SQLSTATE class 22). */
export const isValueError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^22[\dA-Z]{3}$/.test(String(error.code));

/** The status of an error of Fastify or of reading a body that is the client's fault, such as a body that is too long. */
export function clientFaultOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
