// Wraps the routes: if one fails, this shows a message instead of a blank page.
import { Component, type ReactNode } from 'react';
import { Button } from '../kit/ui/Button.tsx';
import { buttonClass } from '../kit/ui/buttonClass.ts';

interface RouteBoundaryProps {
  readonly children: ReactNode;
}

export class RouteBoundary extends Component<RouteBoundaryProps, { readonly problem?: unknown }> {
  override state: { readonly problem?: unknown } = {};

  static getDerivedStateFromError = (problem: unknown) => ({ problem });

  override render(): ReactNode {
    return 'problem' in this.state ? <Failure problem={this.state.problem} /> : this.props.children;
  }
}

/** What happened, and two ways to continue. */
function Failure({ problem }: { readonly problem: unknown }) {
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
