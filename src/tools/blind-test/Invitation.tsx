import { Button } from '../../ui/primitives/Button';
import styles from './BlindTest.module.css';

type Props = {
  /** Who asks to be recognized. */
  name: string;
  onStart: () => void;
  onDecline: () => void;
};

/** What a friend sees who opens somebody's link. */
export function Invitation({ name, onStart, onDecline }: Props) {
  return (
    <div className={styles.invitation}>
      <h2 dir="auto">Which of these is {name}?</h2>
      <p>
        {name} would like to know whether you’d recognize them. You’ll get ten rounds of three short
        passages. In each round one comes from {name}’s numerology reading, and the other two belong
        to somebody else’s numbers. Choose the one that’s {name}. You won’t hear how you’re doing
        until the end.
      </p>
      <p className={styles.small}>
        Your answers stay in this browser. Nothing reaches a server, or {name}, unless you send it
        yourself.
      </p>
      <div className={styles.actions}>
        <Button onClick={onStart}>Start the test</Button>
        <Button tone="plain" onClick={onDecline}>
          I’d rather test myself
        </Button>
      </div>
    </div>
  );
}
