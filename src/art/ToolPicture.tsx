import styles from './ToolPicture.module.css';
import { toolDrawings } from './tool-drawings';

type Props = {
  of: keyof typeof toolDrawings;
  /** What it shows; where that is an example, it says so. */
  caption: string;
};

/** The placeholder for a result: a drawing of what the tool does. */
export function ToolPicture({ of, caption }: Props) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="-160 -110 320 220" aria-hidden="true">
        {toolDrawings[of]}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
