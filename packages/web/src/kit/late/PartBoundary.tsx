// Wraps a part of the page: if its script can't be fetched, or it throws, a message says so, and the part is closed or left
// out. The rest of the page stays as it is.
import { Component, type ReactNode } from 'react';
import { reportUnfetched, toast } from '../toasts/toast.ts';
import { FocusReturnContext } from './focusReturn.ts';

/** The script of a part could not be fetched. */
export class Unfetched extends Error {}

interface PartBoundaryProps {
  /** The name of the part, as the beginning of a sentence. */
  readonly what?: string | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  static override contextType = FocusReturnContext;
  declare readonly context: (() => void) | undefined;
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(problem: unknown): void {
    const { what = 'This', onClose } = this.props;
    if (problem instanceof Unfetched) reportUnfetched(what);
    else toast.error(`${what} stopped working and was closed. Your plan is unchanged.`);
    onClose?.();
    this.context?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
