import { Component, type ReactNode } from 'react';
import { tryAgain } from '#texts/ui';
import { brokenResult } from '#texts/ui/primitives';
import { Button } from './Button';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** Keeps an error in a result from breaking the form or the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  /** The next result may render without an error. */
  override componentDidUpdate({ children }: Props) {
    if (this.state.hasFailed && children !== this.props.children) {
      this.setState({ hasFailed: false });
    }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div>
        <p>{brokenResult}</p>
        <Button tone="plain" onClick={() => this.setState({ hasFailed: false })}>
          {tryAgain}
        </Button>
      </div>
    );
  }
}
