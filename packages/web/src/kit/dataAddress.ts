// The content of a blob as a data URL.

/** Rejects if the browser can't read it. */
export const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => fail(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(blob);
  });
