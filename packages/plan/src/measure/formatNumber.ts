// Formats numbers for sentences: to a hundredth, without trailing zeros.

export const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);
