// When a call to the backend is made again with a proof of work.
import { describe, expect, test } from 'vitest';
import { withProof } from './withProof.ts';

type Answer = { readonly error: { readonly code?: string; readonly message: string } | null };

/** Makes calls that get these responses one after another. Returns the last one and the tokens that were sent. */
async function calling(answers: readonly Answer[], proof: string | undefined) {
  const sent: (string | undefined)[] = [];
  const call = async ({ captchaToken }: { readonly captchaToken?: string }): Promise<Answer> => {
    sent.push(captchaToken);
    return answers[sent.length - 1] ?? { error: { message: 'Called too often' } };
  };
  const answer = await withProof(call, async () => proof);
  return { answer, sent };
}

const needed: Answer = { error: { code: 'captcha_failed', message: 'Too many attempts.' } };
const done: Answer = { error: null };

describe('a call', () => {
  test('is made once if no proof is needed', async () => {
    expect(await calling([done], 'proof')).toEqual({ answer: done, sent: [undefined] });
    const wrong = { error: { code: 'invalid_credentials', message: 'Invalid login credentials' } };
    expect(await calling([wrong], 'proof')).toEqual({ answer: wrong, sent: [undefined] });
  });

  test('is made again with a proof if one is needed', async () => {
    expect(await calling([needed, done], 'proof')).toEqual({ answer: done, sent: [undefined, 'proof'] });
  });

  test('is not made a third time', async () => {
    expect(await calling([needed, needed], 'proof')).toEqual({ answer: needed, sent: [undefined, 'proof'] });
  });

  test('keeps the answer of a backend that asks for another kind of proof', async () => {
    expect(await calling([needed], undefined)).toEqual({ answer: needed, sent: [undefined] });
  });
});
