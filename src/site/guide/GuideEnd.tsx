import { pages } from '../../config/pages';
import styles from './Guide.module.css';
import { LeavingLink } from './LeavingLink';

const WAYS_ON = [
  { page: pages['by-hand'], line: 'With your own envelope. We check every sum.' },
  { page: pages.profile, line: 'All of your numbers, on one page you can print.' },
  { page: pages['blind-test'], line: 'Would you know your own reading? Ten rounds.' },
] as const;

/** Where a reader goes from the last line: on, or back. */
export function GuideEnd() {
  return (
    <nav className={`stack-3 screen-only ruled-3 ${styles.end}`} aria-label="After the guide">
      <ul className={styles.ways}>
        {WAYS_ON.map(({ page, line }) => (
          <li key={page.id}>
            <LeavingLink className="touch" href={page.path}>
              {page.label}
            </LeavingLink>
            <p className="quiet">{line}</p>
          </li>
        ))}
      </ul>
      <p>
        <LeavingLink className="touch" href={pages.explore.path}>
          Back to everything here
        </LeavingLink>
      </p>
    </nav>
  );
}
