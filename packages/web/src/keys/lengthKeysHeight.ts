/** Of the row of keys for lengths, which lies above a phone's keyboard; CSS pixels. */
export const lengthKeysHeight = 48;
