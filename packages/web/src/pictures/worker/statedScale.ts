// The scale that a drawing says it has, as in "SCALE: 1 INCH = 20 FEET".

export interface StatedScale {
  readonly feetPerInch: number;
  /** As it is written. */
  readonly words: string;
}

const number = String.raw`(\d+(?:\.\d+)?|\d+\s*/\s*\d+)`;
/** Not in the middle of a number. A whole number before a fraction may be a part of it, as in 1 1/2", or may not. */
const begins = String.raw`(?<![\d.,]|/\s*)(?!(?<=\d[\s-]+)\d+\s*/)`;
const inch = String.raw`\s*(?:"|”|″|''|in(?:ch(?:es)?)?\b\.?)`;
const foot = String.raw`\s*(?:'|’|′|f(?:ee|oo)?t\b\.?)(?:\s*-?\s*0\s*(?:"|”|″|''))?(?!\s*-\s*\d)`;
const imperial = new RegExp(String.raw`${begins}${number}${inch}\s*(?:=|to|equals)\s*${number}${foot}`, 'gi');
const ratio = /\bscale\s*[:=]?\s*(1\s*:\s*(\d[\d,]*))(?![\d:])/gi;

const valueOf = (written: string): number => {
  const [above = 0, below = 1] = written.split('/').map(Number);
  return above / below;
};

/** Other scales are misread: they are none of a site plan. */
const isLikely = (feetPerInch: number): boolean => feetPerInch >= 0.1 && feetPerInch <= 5_000;

/** Undefined if no scale is stated, or several that differ. */
export function statedScale(text: string): StatedScale | undefined {
  const found = [
    ...[...text.matchAll(imperial)].map(([words, inches = '', feet = '']) => ({
      words,
      feetPerInch: valueOf(feet) / valueOf(inches),
    })),
    ...[...text.matchAll(ratio)].map(([, words = '', times = '']) => ({
      words,
      feetPerInch: Number(times.replaceAll(',', '')) / 12,
    })),
  ].filter(({ feetPerInch }) => isLikely(feetPerInch));
  const [first] = found;
  const isOne = found.every(({ feetPerInch }) => Math.abs(feetPerInch - (first?.feetPerInch ?? 0)) < 1e-6);
  return first && isOne ? { ...first, words: first.words.replace(/\s+/g, ' ').trim() } : undefined;
}
