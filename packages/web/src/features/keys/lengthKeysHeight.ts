/** The height of the row of keys for lengths, which lies above a phone's keyboard, in CSS pixels. */
export const lengthKeysHeight = 48;
