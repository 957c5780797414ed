import type { LotteryStats } from '../rules/stats-for';
import styles from './StatsPanel.module.css';

type Props = { stats: LotteryStats; name: string };

/** One person's predictions in four figures. */
export function StatsPanel({ stats, name }: Props) {
  const figures = [
    { id: 'stat-predictions', label: 'Predictions', figure: stats.totalPredictions },
    { id: 'stat-matches', label: 'Matches in all', figure: stats.totalMatches },
    { id: 'stat-best', label: 'Best match', figure: stats.bestMatch },
    { id: 'stat-average', label: 'Average match', figure: stats.avgMatch.toFixed(1) },
  ];
  return (
    <section className={styles.stats} aria-labelledby="stats-heading">
      <div>
        <h2 id="stats-heading">Your Stats</h2>
        <p className={styles.whose}>{name === '' ? 'Generate numbers to begin.' : `For ${name}`}</p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ id, label, figure }) => (
          <div key={id} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure} data-testid={id}>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
