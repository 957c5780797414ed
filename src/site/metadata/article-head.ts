/** The metadata of an article, which has front matter instead of a record. */
export interface ArticleHead {
  readonly kind: 'article';
  /** Its id as a page: `blog/` and the name of its file. */
  readonly id: `blog/${string}`;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly isHidden: boolean;
  readonly datePublished: Date;
  readonly dateModified: Date;
  readonly picture: SharePicture;
}

/** The picture shown where a page is shared, 1200 × 630. */
export interface SharePicture {
  readonly path: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly alt: string;
}
