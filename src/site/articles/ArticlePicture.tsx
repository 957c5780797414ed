import { BlogPicture } from '../../ui/page/BlogPicture';
import styles from './ArticlePicture.module.css';
import { drawnPicture } from './hero';

type Props = { name: string; alt: string; caption: string };

/** A drawing in the text of an article, with its caption. */
export function ArticlePicture({ name, alt, caption }: Props) {
  return (
    <figure className={`whole ${styles.picture}`}>
      <BlogPicture files={drawnPicture(name)} alt={alt} loading="lazy" decoding="async" />
      <figcaption className={`note mt-1 ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
