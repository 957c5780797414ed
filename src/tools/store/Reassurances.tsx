import styles from './Reassurances.module.css';

type Props = { blocks: readonly { readonly title: string; readonly text: string }[] };

/** How ordering works, in three blocks. */
export function Reassurances({ blocks }: Props) {
  return (
    <div className={styles.blocks}>
      {blocks.map(({ title, text }) => (
        <section key={title} className={styles.block}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
