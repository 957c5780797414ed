import styles from './PageTitle.module.css';

type Props = { title: string; tagline: string };

/** The page's one `h1` and the line that explains it. */
export function PageTitle({ title, tagline }: Props) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
    </div>
  );
}
