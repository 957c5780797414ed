import { expect, test } from 'vitest';
import { contentSecurity } from './content-security';
import { newsletterProviders } from './newsletter-providers';

test.each([
  { provider: 'flodesk', formId: 'a' },
  { provider: 'mailerlite', accountId: '1', formId: 'a' },
] as const)('with $provider each directive names the hosts for its purpose', (newsletter) => {
  const {
    directives = [],
    scriptDirective,
    styleDirective,
  } = contentSecurity(newsletter, undefined);
  const { hosts } = newsletterProviders[newsletter.provider];
  expect(directives).toEqual(
    expect.arrayContaining([
      `img-src 'self' ${hosts.image.join(' ')}`,
      `font-src 'self' ${hosts.font.join(' ')}`,
      `connect-src 'self' ${hosts.connect.join(' ')}`,
      `form-action ${hosts.form.join(' ')}`,
      "frame-src 'self'",
    ]),
  );
  expect(scriptDirective?.resources).toEqual(["'self'", ...hosts.script]);
  // Markup and styles are allowed, but neither inline scripts nor eval.
  expect(directives.join()).not.toContain('require-trusted-types-for');
  expect(JSON.stringify(styleDirective)).toContain('unsafe-inline');
  expect(JSON.stringify([directives, scriptDirective])).not.toContain('unsafe');
});

test('a counter of visits adds its host to the requests that are allowed, and nothing else', () => {
  const { directives: without = [], ...others } = contentSecurity(undefined, undefined);
  const { directives = [], ...same } = contentSecurity(undefined, 'https://n.test/count?site=1');
  expect(same).toEqual(others);
  expect(directives.filter((rule) => !without.includes(rule))).toEqual([
    "connect-src 'self' https://n.test",
  ]);
});
