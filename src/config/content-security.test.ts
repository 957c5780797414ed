import { expect, test } from 'vitest';
import { contentSecurity } from './content-security';
import { newsletterProviders } from './newsletter-providers';

test.each([
  { provider: 'flodesk', formId: 'a' },
  { provider: 'mailerlite', accountId: '1', formId: 'a' },
] as const)('with $provider each directive names the hosts for its purpose', (newsletter) => {
  const { directives = [], scriptDirective, styleDirective } = contentSecurity(newsletter);
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
