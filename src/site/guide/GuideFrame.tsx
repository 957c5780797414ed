import styles from './GuideFrame.module.css';

/** The guide in a frame as wide as the page, allowed what a book needs and no more. */
export function GuideFrame() {
  return (
    <iframe
      className={styles.frame}
      src="/guide"
      title="Power Numerology Guide"
      sandbox="allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
