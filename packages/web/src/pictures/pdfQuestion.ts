// The question to the user about a PDF: its password, and which of its pages to add.

export interface ChosenPage {
  readonly page: number;
  readonly password?: string | undefined;
}

export interface PdfQuestion {
  readonly file: File;
  /** Undefined while the file is locked. */
  readonly pages: number | undefined;
  /** Called once; with undefined if the user doesn't want it. */
  readonly answer: (chosen: ChosenPage | undefined) => void;
}
