import { pages } from '../../config/pages';
import styles from './GuideFrame.module.css';

const guide = pages['/guide'];

/** The guide in a full-width iframe with a strict sandbox. */
export function GuideFrame() {
  return (
    <iframe
      className={styles.frame}
      src={guide.path}
      title={guide.name}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
