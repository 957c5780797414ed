import { render } from 'astro:content';
import mdxServer from '@astrojs/mdx/server.js';
import reactServer from '@astrojs/react/server.js';
import rss from '@astrojs/rss';
import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import { prefixParam } from '../../config/prefix-param';
import { site } from '../../config/site';
import { articleComponents } from '../../site/articles/article-components';
import { allArticles } from '../../site/articles/articles';

/** Today’s Number needs a script, which a feed has not. */
const components = { ...articleComponents, TodaysNumber: () => undefined };

/** A reader fetches the feed whole and often: it holds the first of the blog, not a whole library. */
const LENGTH = 50;

export const getStaticPaths = (() => [{ params: prefixParam }]) satisfies GetStaticPaths;

/** The blog as a feed, with the full text of its articles. */
export const GET: APIRoute = async () => {
  const { heading, tagline } = pages.blog;
  const container = await AstroContainer.create();
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactServer });
  container.addServerRenderer({ name: 'astro:jsx', renderer: mdxServer });
  const items = await Promise.all(
    (await allArticles()).slice(0, LENGTH).map(async (article) => {
      const { Content } = await render(article);
      const html = await container.renderToString(Content, {
        props: { components },
      });
      return {
        title: article.data.title,
        description: article.data.excerpt,
        link: path(`blog/${article.id}`),
        pubDate: article.data.datePublished,
        author: site.penName,
        content: withWholeAddresses(html),
      };
    }),
  );
  return rss({
    title: `${site.brand}: ${heading}`,
    description: tagline ?? heading,
    site: site.origin,
    trailingSlash: false,
    items,
  });
};

/** A feed is read elsewhere: scripts stay behind, and addresses of this site are written out. */
function withWholeAddresses(html: string): string {
  return html
    .replace(/<(script|style|link)\b[^>]*>(?:[\s\S]*?<\/\1>)?/g, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${site.origin}/`)
    .replace(/ srcset="[^"]+"/g, (list) =>
      list.replaceAll(/(?<=[" ])\/(?!\/)/g, `${site.origin}/`),
    );
}
