import type { APIRoute, GetStaticPaths } from 'astro';
import { LANGUAGE } from '#texts/language';
import * as words from '#texts/pages/manifest';
import { type IconName, iconAddress, iconFiles } from '../../art/icon';
import { inks } from '../../art/pen';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import { prefixParam } from '../../config/prefix-param';
import { site } from '../../config/site';

const bitmap = (name: IconName, purpose: 'any' | 'maskable') => {
  const { size } = iconFiles[name];
  return { src: iconAddress(name), sizes: `${size}x${size}`, type: 'image/png', purpose };
};

export const getStaticPaths = (() => [{ params: prefixParam }]) satisfies GetStaticPaths;

/** What a device needs to keep the site as an app. */
export const GET: APIRoute = () =>
  Response.json(
    {
      id: path('home'),
      name: words.appName(site.brand),
      short_name: site.brand,
      description: words.appDescription,
      lang: LANGUAGE,
      dir: 'ltr',
      start_url: path('home'),
      scope: path('home'),
      display: 'minimal-ui',
      background_color: inks.night.ground,
      theme_color: inks.night.sunken,
      categories: ['entertainment', 'lifestyle'],
      shortcuts: [pages.today]
        .filter(({ isHidden }) => !isHidden)
        .map(({ label, path: url }) => ({ name: label, url })),
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        bitmap('icon-192', 'any'),
        bitmap('icon-512', 'any'),
        bitmap('maskable-512', 'maskable'),
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
