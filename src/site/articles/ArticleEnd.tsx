import * as words from '#texts/site/articles';
import { toolPages } from '../../config/pages';
import { type PageId, path } from '../../config/paths';
import type { ArticleSummary } from '../../ui/page/PostCard';
import styles from './ArticleEnd.module.css';

type Props = {
  calculators: readonly PageId[];
  articles: readonly ArticleSummary[];
  hasBackLink: boolean;
};

/** What to do after an article: try it, read on, or go back. */
export function ArticleEnd({ calculators, articles, hasBackLink }: Props) {
  const tools = toolPages.filter(({ id, isHidden }) => calculators.includes(id) && !isHidden);
  return (
    <footer className={`stack-4 screen-only ruled-gold mt-6 ${styles.end}`}>
      <Links
        id="try-it"
        heading={words.tryIt}
        links={tools.map(({ path, label }) => ({ href: path, text: label }))}
      />
      <Links
        id="read-on"
        heading={words.readOn}
        links={articles.map(({ id, title }) => ({ href: path(`blog/${id}`), text: title }))}
      />
      {hasBackLink && (
        <p className={styles.back}>
          <a href={path('blog')}>{words.backToAll}</a>
        </p>
      )}
    </footer>
  );
}

type LinksProps = {
  id: string;
  heading: string;
  links: readonly { readonly href: string; readonly text: string }[];
};

/** A list of links with its heading; nothing where a note names none. */
function Links({ id, heading, links }: LinksProps) {
  if (links.length === 0) return;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`h3 ${styles.heading}`}>
        {heading}
      </h2>
      <ul className={`stack-0 start ${styles.list}`}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className="touch" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
