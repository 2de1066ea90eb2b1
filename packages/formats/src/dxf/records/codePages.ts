// The encodings of DXF files, by the names of their code pages.

/** Labels of the Encoding standard, by code page. Those of DOS other than 866 aren't in the standard. */
export const encodings: Readonly<Record<string, string>> = {
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '866': 'ibm866',
  '1250': 'windows-1250',
  '1251': 'windows-1251',
  '1252': 'windows-1252',
  '1253': 'windows-1253',
  '1254': 'windows-1254',
  '1255': 'windows-1255',
  '1256': 'windows-1256',
  '1257': 'windows-1257',
  '1258': 'windows-1258',
  '65001': 'utf-8',
};
export const usual = 'windows-1252';
/** Of \M+nXXXX; 4 stands for Johab, which the Encoding standard doesn't have. */
export const multibyte: Readonly<Record<string, string>> = {
  '1': 'shift_jis',
  '2': 'big5',
  '3': 'euc-kr',
  '5': 'gbk',
};

export type Decoder = InstanceType<typeof TextDecoder>;
