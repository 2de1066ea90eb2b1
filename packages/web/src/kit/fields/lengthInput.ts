// The attributes of an input for a length: on a phone a keyboard of digits, with a row of keys for everything else above it
// (features/keys/LengthKeys.tsx).

export const lengthKeysAttribute = 'data-length-keys';

export const lengthInput = {
  inputMode: 'decimal',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  [lengthKeysAttribute]: '',
} as const;
