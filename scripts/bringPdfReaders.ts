// Finds or installs the programs that read our PDF files in the tests.
import { hasPdfReaders, pdfReaders } from '../packages/formats/testing/pdfReaders.ts';
import { installFromSystem } from './systemPackages.ts';

/** If `required`, as in CI, the tests with them must not be skipped. */
const setting = 'HOMEPLOT_PDF_READERS';

/** Returns a message if they are required and can't be found or installed. */
export async function bringPdfReaders(): Promise<string | undefined> {
  if (hasPdfReaders()) return undefined;
  const packages = Object.values(pdfReaders);
  await installFromSystem('the PDF readers', packages);
  if (hasPdfReaders()) return undefined;
  const missing = `${Object.keys(pdfReaders).join(', ')} were not found and could not be installed`;
  if (process.env[setting] === 'required')
    return `${setting} is "required", but ${missing}. Install ${packages.join(', ')} and try again.`;
  console.log(`The tests that read PDF files with other programs are skipped: ${missing}.`);
  return undefined;
}
