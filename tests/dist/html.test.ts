import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site';
import { attribute, builtPages, canonicalPath, textOf } from './pages';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The build minifies HTML, so the rules about style are off.
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'require-sri': 'off',
    // A social icon with no address is a link without a target.
    'prefer-native-element': 'off',
  },
});

describe.each(builtPages().map((page) => [page.path, page] as const))('%s', (_, page) => {
  const { html, elements, path } = page;
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metaContent = (key: string, value: string) => {
    const meta = named('meta').find((element) => attribute(element, key) === value);
    return (meta && attribute(meta, 'content')) ?? '';
  };

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });

  test('has one h1, one main, a title and a description', () => {
    expect(named('h1')).toHaveLength(1);
    expect(named('main')).toHaveLength(1);
    expect(named('title')).toHaveLength(1);
    const [title] = named('title').map(textOf);
    expect(title).toMatch(/^[\s\S]{10,70}$/);
    // Search results would truncate more.
    expect(metaContent('name', 'description')).toMatch(/^.{70,165}$/);
  });

  test('has a canonical URL without a trailing slash', () => {
    const canonical = named('link').find((link) => attribute(link, 'rel') === 'canonical');
    const address = canonical && attribute(canonical, 'href');
    expect(address).toMatch(/^https:\/\//);
    expect(new URL(address ?? '').pathname).toBe(canonicalPath(path));
  });

  test('loads no script unless it has an island or a small script of its own', () => {
    const hasIsland = named('astro-island').length > 0;
    const hasOwnScript = /data-testid="todays-number"|<iframe|data-look-up|data-pair-picker/.test(
      html,
    );
    const data = ['application/ld+json', 'speculationrules'];
    const scripts = named('script').filter(
      (script) => !data.includes(attribute(script, 'type') ?? ''),
    );
    const hasNewsletter = html.includes('data-testid="newsletter"');
    expect(scripts.length > 0).toBe(hasIsland || hasOwnScript || hasNewsletter);
  });

  test('tells a visitor without JavaScript what its form needs', () => {
    const says = /<noscript><p[^>]*>[^<]*JavaScript[^<]*<\/p><\/noscript>/.test(html);
    expect(says).toBe(named('form').length > 0);
  });

  test('has a strict security policy', () => {
    const rules = metaContent('http-equiv', 'content-security-policy');
    expect(rules).toContain("default-src 'none'");
    expect(rules).toContain("base-uri 'none'");
    expect(rules).not.toMatch(/\*|http:|data:|unsafe-eval/);
    // A newsletter needs more: src/config/content-security.test.ts.
    if (!site.newsletter) {
      expect(rules).toContain("form-action 'none'");
      expect(rules).toContain("require-trusted-types-for 'script'");
      expect(rules).not.toMatch(/unsafe-|https:/);
    }
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
  });
});
