// Calls the backend and, if it asks for a proof of work, calls it again with one. Supabase's interface has no field for such
// a proof, so it is requested and sent as a CAPTCHA token.

interface Answer {
  readonly error: { readonly code?: string | undefined } | null;
}

/** prove: computes the proof; undefined if the backend has no challenge, or this browser can't solve it. */
export async function withProof<A extends Answer>(
  call: (security: { readonly captchaToken?: string }) => Promise<A>,
  prove: () => Promise<string | undefined> = proveWork,
): Promise<A> {
  const answer = await call({});
  if (answer.error?.code !== 'captcha_failed') return answer;
  const captchaToken = await prove();
  return captchaToken === undefined ? answer : call({ captchaToken });
}

async function proveWork(): Promise<string | undefined> {
  return (await import('./proofOfWork.ts')).proveWork();
}
