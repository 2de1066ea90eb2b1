// The contract of a reader: it opens files of one format.
import type { OpenReport } from '../store/open/openReading.ts';
import type { OpenPage } from './openPage.ts';

/** Opens files of one format, or a dialog about them. Returns what to report; undefined if there is nothing. */
export type OpenFiles = (page: OpenPage, files: readonly File[]) => Promise<OpenReport | undefined>;

export interface FileReader {
  /** The name of such files in messages, in the plural. */
  readonly title: string;
  /** Lowercase, without a dot. */
  readonly extensions: readonly string[];
  /** Whether a file that begins with these bytes is of this format, whatever its name says. */
  readonly matches?: (head: Uint8Array) => boolean;
  /** Whether a file whose extension no reader has may be of this format, by its first bytes or by that extension. */
  readonly couldBe?: (head: Uint8Array, extension: string) => boolean;
  /** Whether several files can be opened together. */
  readonly takesSeveral?: true;
  readonly fetch: () => Promise<OpenFiles>;
}
