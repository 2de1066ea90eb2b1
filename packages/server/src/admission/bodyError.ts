// Why the body of a request was not read completely.

export class BodyError extends Error {
  readonly statusCode: 400 | 408 | 413;

  private constructor(statusCode: 400 | 408 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }

  static tooLong(maxBytes: number): BodyError {
    return new BodyError(413, `The body is longer than ${maxBytes} bytes`);
  }

  static tooSlow(bytes: number, milliseconds: number): BodyError {
    return new BodyError(408, `The body is too slow: send ${bytes} bytes in ${milliseconds / 1000} seconds`);
  }

  static tooManyChunks(maxChunks: number): BodyError {
    return new BodyError(400, `The body has more than ${maxChunks} chunks: send larger ones`);
  }

  static incomplete(): BodyError {
    return new BodyError(400, 'The connection was closed before the body was complete');
  }
}
