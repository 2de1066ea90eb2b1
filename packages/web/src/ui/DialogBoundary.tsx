// Around what is fetched when it is first shown, as a dialog: where its script does not come, that is said, and it is
// closed or left out. The rest of the page stays as it is.
import { Component, type ReactNode } from 'react';
import { tellUnfetched } from './toast.ts';

interface DialogBoundaryProps {
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export class DialogBoundary extends Component<DialogBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(): void {
    tellUnfetched('This');
    this.props.onClose?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
