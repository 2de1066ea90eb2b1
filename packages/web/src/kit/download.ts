// Downloads a file, named after its format and the local date.

/** Returns the name of the file. */
export function download(content: Blob, ending: string): string {
  const name = fileName(ending);
  downloadAs(content, name);
  return name;
}

export function downloadAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The specified name: sitemap-YYYY-MM-DD. */
export const fileName = (ending: string): string => `sitemap-${localDay(new Date())}.${ending}`;

/** YYYY-MM-DD */
export function localDay(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
