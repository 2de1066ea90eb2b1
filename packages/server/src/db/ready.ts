// Whether a database answers, for the watchman who asks /ready.

/** Milliseconds. */
const readyPatience = 2_000;

/** True when the answer comes in time and is no error. */
export async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  const late = AbortSignal.timeout(readyPatience);
  const tooLate = new Promise<boolean>((done) => {
    late.addEventListener('abort', () => done(false));
  });
  const answered = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]);
}
