// Around components that are fetched when first shown, such as dialogs: if the script doesn't load, a message says so, and
// the component is closed or left out. The rest of the page stays as it is.
import { Component, type ReactNode } from 'react';
import { reportUnfetched } from '../toasts/toast.ts';

interface DialogBoundaryProps {
  /** What is missing without it, as the beginning of a sentence. */
  readonly what?: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export class DialogBoundary extends Component<DialogBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(): void {
    reportUnfetched(this.props.what ?? 'This');
    this.props.onClose?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
