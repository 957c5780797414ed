import { pages } from '../../config/pages';
import styles from './GuideFrame.module.css';

const guide = pages.guide;

/**
 * The guide in a full-width iframe with a strict sandbox. `guide-frame.client.ts` sets its height and
 * fills the element after it for printing.
 */
export function GuideFrame() {
  return (
    <>
      <iframe
        className={styles.frame}
        src={guide.path}
        title={guide.name}
        sandbox="allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
      />
      <div className={styles.printed} data-ground="paper" />
      <p className={styles.note}>
        To print the whole guide, or if you can’t see it above, open it on{' '}
        <a href={guide.path}>a page of its own</a>.
      </p>
    </>
  );
}
