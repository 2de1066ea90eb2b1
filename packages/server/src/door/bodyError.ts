// Why the body of a request was not read to its end.

export class BodyError extends Error {
  readonly statusCode: 400 | 408 | 413;

  private constructor(statusCode: 400 | 408 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }

  static tooLong(most: number): BodyError {
    return new BodyError(413, `The body is longer than ${most} bytes`);
  }

  static tooSlow(bytes: number, milliseconds: number): BodyError {
    return new BodyError(
      408,
      `The body came too slowly: send ${bytes} bytes in ${milliseconds / 1000} seconds`,
    );
  }

  static inPieces(most: number): BodyError {
    return new BodyError(400, `The body came in more than ${most} pieces: send larger ones`);
  }

  static cut(): BodyError {
    return new BodyError(400, 'The connection was closed before the body was whole');
  }
}
