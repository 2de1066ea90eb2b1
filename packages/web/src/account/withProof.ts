// Calls the backend, and where it asks for a proof of work, once more with one.

interface Answer {
  readonly error: { readonly code?: string | undefined } | null;
}

/** prove: gives undefined where the backend has no challenge, or none that this browser could solve. */
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
