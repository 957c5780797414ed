import { onThisPage } from '#texts/ui/page';
import styles from './OnThisPage.module.css';

type Props = { parts: readonly { readonly id: string; readonly heading: string }[] };

/** A row of links to the parts of a page. */
export function OnThisPage({ parts }: Props) {
  return (
    <nav className="screen-only" aria-label={onThisPage}>
      <ul className="row">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a className={`touch bare ${styles.link}`} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
