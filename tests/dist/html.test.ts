import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { LANGUAGE } from '#texts/language';
import { counterOf } from '../../src/config/counter';
import { formOf } from '../../src/config/newsletter-providers';
import { site } from '../../src/config/site';
import { expectHouseRule } from '../testing/house-rules';
import { attribute, builtPages, canonicalPath, meta, textOf } from './pages';

const counter = counterOf(site.visits);
const counterOrigin = counter ? new URL(counter).origin : '';

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

describe.each(builtPages())('$path', (page) => {
  const { html, path, named } = page;

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });

  test('has its language, one h1, one main, a title, a description and a canonical URL', () => {
    expect([named('h1').length, named('main').length]).toEqual([1, 1]);
    expect(named('html').map((root) => attribute(root, 'lang'))).toEqual([LANGUAGE]);
    expect(named('title').map(textOf)).toEqual([expect.stringMatching(/./)]);
    expect(meta(page, 'description')).toMatch(/./);
    const canonical = named('link').filter((link) => attribute(link, 'rel') === 'canonical');
    const addresses = canonical.map((link) => attribute(link, 'href'));
    expect(addresses).toEqual([`${site.origin}${canonicalPath(path)}`]);
  });

  test('has a title and a description of the length that search results show', () => {
    const [title = ''] = named('title').map(textOf);
    const description = meta(page, 'description');
    expectHouseRule(
      [
        ...(/^[\s\S]{10,70}$/.test(title) ? [] : [`${path}, title: ${title}`]),
        ...(/^.{70,165}$/.test(description) ? [] : [`${path}, description: ${description}`]),
      ],
      'A title is best in 10 to 70 characters, a description in 70 to 165.',
    );
  });

  test('has no line of text that can end inside a sum, after its operator', () => {
    const texts = named('main').map(textOf);
    expect(texts.flatMap((text) => text.match(/.{0,20}[+×÷=] \d/g) ?? [])).toEqual([]);
  });

  test('links its head to no other host', () => {
    const links = named('link').filter((link) => attribute(link, 'rel') !== 'canonical');
    const hosts = links.map((link) => new URL(attribute(link, 'href') ?? '', site.origin).origin);
    expect(hosts.filter((host) => host !== site.origin)).toEqual([]);
  });

  test('loads no script file unless it has an island or a small script of its own', () => {
    const hasOwnScript =
      /data-testid="(?:todays-number|newsletter)"|<iframe|data-look-up|data-pair-picker/.test(html);
    const files = named('script').filter((script) => attribute(script, 'src'));
    const counts = typeof site.visits === 'object' && named('header').length > 0;
    expect(files.length > 0).toBe(hasOwnScript || counts || named('astro-island').length > 0);
  });

  test('tells a visitor without JavaScript what its form needs', () => {
    const says = /<noscript><p[^>]*>[^<]*JavaScript[^<]*<\/p><\/noscript>/.test(html);
    expect(says).toBe(named('form').length > 0);
  });

  test('has a strict security policy', () => {
    const rules = meta(page, 'content-security-policy');
    expect(rules).toContain("default-src 'none'");
    expect(rules).toContain("base-uri 'none'");
    expect(rules).not.toMatch(/\*|http:|data:|unsafe-eval/);
    // A newsletter needs more: src/config/content-security.test.ts.
    if (!formOf(site.newsletter)) {
      expect(rules).toContain("form-action 'none'");
      expect(rules).toContain("require-trusted-types-for 'script'");
      expect(rules.replace(counterOrigin, '')).not.toMatch(/unsafe-|https:/);
    }
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
  });
});
