// The `test` of every browser test: it fails a test whose page wrote an error to the console, threw, or asked for
// something that it did not get.
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  test as base,
} from '@playwright/test';

export { expect };

type Options = {
  /** Faults that a test brings about on purpose; a fault that contains one of these texts is let pass. */
  readonly expectedFaults: readonly string[];
};

export const test = base.extend<Options & { readonly faults: readonly string[] }>({
  expectedFaults: [[], { option: true }],
  faults: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = [];
      watch(context, (fault) => faults.push(fault));
      await use(faults);
      const unexpected = faults.filter((fault) => !expectedFaults.some((text) => fault.includes(text)));
      expect(unexpected, 'the pages of this test ran without a fault').toEqual([]);
    },
    { auto: true },
  ],
});

/** Reports every fault of every page of a context, also of a second one that a test opens itself. */
export function watch(context: BrowserContext, report: (fault: string) => void): void {
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`thrown: ${error.error().message}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left or a download that is taken over ends its requests early.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`response: ${response.url()} ${response.status()}`);
  });
}
