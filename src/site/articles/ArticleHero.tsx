import { BlogPicture, type PictureFiles } from '../../ui/page/BlogPicture';
import styles from './Article.module.css';

/** Its files, and its markup if it is drawn in the page. */
type Props = { files: PictureFiles; alt: string; drawing: string | undefined };

/** The first picture of an article. */
export function ArticleHero({ files, alt, drawing }: Props) {
  if (!drawing) {
    return (
      <BlogPicture
        files={files}
        alt={alt}
        sizes="(min-width: 60rem) 50rem, 100vw"
        fetchPriority="high"
        className={styles.hero}
      />
    );
  }
  return (
    // A file would be the last thing to arrive of what a visitor sees first.
    <div
      role="img"
      aria-label={alt}
      className={styles.drawn}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, at build
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
