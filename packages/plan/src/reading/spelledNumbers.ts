// Numbers written out: "one hundred twenty and five tenths", "forty-five and a half", "12 and 50/100".

interface Word {
  readonly text: string;
  readonly value?: number;
  readonly fraction?: boolean;
}

const named = (words: string, first: number, step = 1): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, i) => [word, first + i * step] as const);

const small = new Map([
  ...named('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen', 0),
  ...named('fifteen sixteen seventeen eighteen nineteen', 15),
]);
const tens = new Map([
  ...named('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['fourty', 40] as const,
  ['ninty', 90] as const,
]);
export const tensWords: ReadonlySet<string> = new Set(tens.keys());

const parts = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['fourth', 4],
  ['quarter', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['eighth', 8],
  ['tenth', 10],
  ['hundredth', 100],
  ['thousandth', 1000],
]);
const partOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (parts.get(text) ?? parts.get(text.replace(/s$/, '')));

interface Read {
  readonly value: number;
  readonly next: number;
}

/** The number that begins at a word, where at least one of its words is spelled out or it is a sum with a fraction. */
export function spelledNumber(words: readonly Word[], at: number): Read | undefined {
  if (words[at]?.text === 'half' && /^an?$/.test(words[at + 1]?.text ?? ''))
    return { value: 0.5, next: at + 2 };
  const isWords = words[at]?.value === undefined || digitsBefore(words, at) !== undefined;
  const whole = isWords ? spelledWhole(words, at) : undefined;
  if (!whole) return digitsAndFraction(words, at);
  const alone = denominator(words, whole.next);
  if (alone && whole.value < alone.value) return { value: whole.value / alone.value, next: alone.next };
  return withFraction(words, whole) ?? withDecimals(words, whole) ?? whole;
}

/** "12 and 50/100", "12 and one half". */
function digitsAndFraction(words: readonly Word[], at: number): Read | undefined {
  const first = words[at];
  if (first?.value === undefined || first.fraction || !Number.isInteger(first.value)) return undefined;
  return withFraction(words, { value: first.value, next: at + 1 });
}

/** A whole number, and "and five tenths", "and a half" or "and 50/100" after it. */
function withFraction(words: readonly Word[], whole: Read): Read | undefined {
  if (words[whole.next]?.text !== 'and' && words[whole.next]?.text !== '&') return undefined;
  const at = whole.next + 1;
  const first = words[at];
  if (first?.fraction && first.value !== undefined) return { value: whole.value + first.value, next: at + 1 };
  const over =
    first?.text === 'a' || first?.text === 'no'
      ? { value: first.text === 'a' ? 1 : 0, next: at + 1 }
      : (spelledWhole(words, at) ?? digits(words, at));
  const under = over && denominator(words, over.next);
  if (!over || !under || over.value >= under.value) return undefined;
  return { value: whole.value + over.value / under.value, next: under.next };
}

const digits = (words: readonly Word[], at: number): Read | undefined => {
  const value = words[at]?.value;
  return value === undefined ? undefined : { value, next: at + 1 };
};

function denominator(words: readonly Word[], at: number): Read | undefined {
  const next = words[at]?.text === '-' ? at + 1 : at;
  const value = partOf(words[next]?.text);
  return value === undefined ? undefined : { value, next: next + 1 };
}

/** "twelve point five". */
function withDecimals(words: readonly Word[], whole: Read): Read | undefined {
  if (words[whole.next]?.text !== 'point') return undefined;
  let decimals = '';
  let next = whole.next + 1;
  for (; ; next += 1) {
    const digit = small.get(words[next]?.text ?? '');
    if (digit === undefined || digit > 9) break;
    decimals += String(digit);
  }
  return decimals ? { value: Number(`${whole.value}.${decimals}`), next } : undefined;
}

/** "two thousand one hundred and twenty-five": each word is smaller than what came before. */
function spelledWhole(words: readonly Word[], at: number): Read | undefined {
  let total = 0;
  let group = 0;
  let least = Number.POSITIVE_INFINITY;
  let next = at;
  for (let i = at; ; ) {
    const joint = words[i]?.text;
    const isAnd = joint === 'and' || joint === '&';
    if (i > at && (joint === '-' || (isAnd && least >= 100))) i += 1;
    const text = words[i]?.text ?? '';
    const value = small.get(text) ?? tens.get(text) ?? (i === at ? digitsBefore(words, at) : undefined);
    if (value !== undefined && value < least) {
      // "and" before the numerator of a fraction is not of the whole number.
      if (isAnd && isNumerator(words, i)) break;
      group += value;
      least = value >= 20 ? 10 : 0;
    } else if (text === 'hundred' && group > 0 && group < 100) {
      group *= 100;
      least = 100;
    } else if (text === 'thousand' && group > 0 && total === 0) {
      total = group * 1000;
      group = 0;
      least = 1000;
    } else break;
    i += 1;
    next = i;
  }
  return next > at ? { value: total + group, next } : undefined;
}

/** "1 hundred", "12 thousand": figures before a word that is many times them. */
function digitsBefore(words: readonly Word[], at: number): number | undefined {
  const value = words[at]?.value;
  const isCount = value !== undefined && Number.isInteger(value) && value > 0 && value < 100;
  return isCount && /^(?:hundred|thousand)$/.test(words[at + 1]?.text ?? '') ? value : undefined;
}

function isNumerator(words: readonly Word[], at: number): boolean {
  for (let i = at; ; i += 1) {
    const text = words[i]?.text ?? '';
    if (partOf(text) !== undefined) return true;
    if (text !== '-' && !small.has(text) && !tens.has(text)) return false;
  }
}
