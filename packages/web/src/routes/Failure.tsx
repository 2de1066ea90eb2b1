// Shown instead of a blank page when a route fails: what happened, and two ways to continue.
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';

export function Failure({ problem }: { readonly problem: unknown }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 p-6">
      <h1 className="display">This page stopped working</h1>
      <p>Your plan is saved in this browser. Reloading usually brings it back.</p>
      <p className="text-sm break-words text-ink-soft">
        {problem instanceof Error ? problem.message : String(problem)}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <a href="/" className={buttonClass()}>
          Return to Home
        </a>
      </p>
    </main>
  );
}
