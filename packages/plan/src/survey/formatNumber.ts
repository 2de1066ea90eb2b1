// Numbers as a sentence shows them: to a hundredth, and no more digits than they have.

export const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);
