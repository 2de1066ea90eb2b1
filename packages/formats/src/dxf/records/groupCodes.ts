// The form of the value of each group code, by the ranges of the DXF reference.

export type ValueForm = 'text' | 'double' | 'short' | 'long' | 'long long' | 'byte' | 'chunk';

export const maxGroupCode = 1071;

/** The first and last code of each range. */
const ranges: readonly (readonly [number, number, ValueForm])[] = [
  [0, 9, 'text'],
  [10, 59, 'double'],
  [60, 79, 'short'],
  [90, 99, 'long'],
  [100, 105, 'text'],
  [110, 149, 'double'],
  [160, 169, 'long long'],
  [170, 179, 'short'],
  [210, 239, 'double'],
  [270, 289, 'short'],
  [290, 299, 'byte'],
  [300, 309, 'text'],
  [310, 319, 'chunk'],
  [320, 369, 'text'],
  [370, 389, 'short'],
  [390, 399, 'text'],
  [400, 409, 'short'],
  [410, 419, 'text'],
  [420, 429, 'long'],
  [430, 439, 'text'],
  [440, 459, 'long'],
  [460, 469, 'double'],
  [470, 489, 'text'],
  [999, 1003, 'text'],
  [1004, 1004, 'chunk'],
  [1005, 1009, 'text'],
  [1010, 1059, 'double'],
  [1060, 1070, 'short'],
  [1071, 1071, 'long'],
];

const forms: (ValueForm | undefined)[] = [];
for (const [first, last, form] of ranges) for (let code = first; code <= last; code++) forms[code] = form;

/** undefined for a code that the reference doesn't name. */
export const valueForm = (code: number): ValueForm | undefined => forms[code];

export const isNumeric = Uint8Array.from({ length: maxGroupCode + 1 }, (_, code) => {
  const form = forms[code] ?? 'text';
  return form === 'text' || form === 'chunk' ? 0 : 1;
});

export const commentCode = 999;
/** The first code of extended data, which applications attach to objects. */
export const firstExtendedCode = 1000;
