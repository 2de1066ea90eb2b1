// Around the routes: if one fails, this shows a message instead of a blank page.
import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

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
