// The encoding of a Shapefile's attributes, by its .cpg file or else by the language driver in its .dbf.

/** Encodings by the language driver of a dBASE file. The default encoding of Shapefiles is ISO 8859-1. */
const drivers: Readonly<Record<number, string>> = {
  0x13: 'shift_jis',
  0x4d: 'gbk',
  0x4e: 'euc-kr',
  0x4f: 'big5',
  0x57: 'windows-1252',
  0x58: 'windows-1252',
  0x65: 'ibm866',
  0x78: 'big5',
  0x79: 'euc-kr',
  0x7a: 'gbk',
  0x7b: 'shift_jis',
  0xc8: 'windows-1250',
  0xc9: 'windows-1251',
  0xca: 'windows-1254',
  0xcb: 'windows-1253',
  0xcc: 'windows-1257',
};
const codePages: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
};

/** A .cpg file has a label of the Encoding standard, or a number such as 1252, 88591 or 65001. */
export function encodingOf(cpg: Uint8Array | undefined, driver: number): string {
  const text = cpg === undefined ? '' : new TextDecoder().decode(cpg).trim();
  if (text === '') return drivers[driver] ?? 'windows-1252';
  const digits = /\d+$/.exec(text)?.[0] ?? '';
  const iso = /8859[-_ ]?(\d+)$/.exec(text)?.[1];
  const candidates = [
    text,
    iso && `iso-8859-${iso}`,
    digits === '65001' && 'utf-8',
    codePages[digits],
    `windows-${digits}`,
  ];
  return candidates.find((candidate) => candidate && isEncoding(candidate)) || 'windows-1252';
}

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}
