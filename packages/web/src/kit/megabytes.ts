// A size in bytes for people, such as "12 MB" or "340 kB".

export function megabytes(bytes: number): string {
  const kilo = bytes / 1024;
  if (kilo < 1000) return `${Math.max(1, Math.round(kilo))} kB`;
  const mega = kilo / 1024;
  return `${mega < 10 ? Math.round(mega * 10) / 10 : Math.round(mega)} MB`;
}
