import { describe, expect, test } from 'vitest';
import { contentSecurity } from './content-security';
import { newsletterProviders } from './newsletter-providers';

const flodesk = contentSecurity({ provider: 'flodesk', formId: 'a' });
const mailerlite = contentSecurity({ provider: 'mailerlite', accountId: '1', formId: 'a' });

describe('without a newsletter', () => {
  const policy = contentSecurity(undefined);

  test('no other host is allowed', () => {
    expect(JSON.stringify(policy)).not.toMatch(/http|unsafe|\*/);
    expect(policy.directives).toContain("form-action 'none'");
  });
});

describe.each([
  ['flodesk', flodesk],
  ['mailerlite', mailerlite],
] as const)('with the newsletter of %s', (provider, policy) => {
  const { hosts } = newsletterProviders[provider];
  const rule = (name: string) =>
    policy.directives?.find((directive) => directive.startsWith(`${name} `));

  test('each directive names the hosts for its purpose', () => {
    expect(rule('img-src')).toBe(`img-src 'self' ${hosts.image.join(' ')}`);
    expect(rule('font-src')).toBe(`font-src 'self' ${hosts.font.join(' ')}`);
    expect(rule('connect-src')).toBe(`connect-src 'self' ${hosts.connect.join(' ')}`);
    expect(rule('form-action')).toBe(`form-action ${hosts.form.join(' ')}`);
    expect(rule('frame-src')).toBe("frame-src 'self'");
    expect(policy.scriptDirective?.resources).toEqual(["'self'", ...hosts.script]);
  });

  test('markup and styles are allowed, but neither inline scripts nor eval', () => {
    expect(rule('require-trusted-types-for')).toBeUndefined();
    expect(JSON.stringify(policy.styleDirective)).toContain('unsafe-inline');
    expect(JSON.stringify([policy.directives, policy.scriptDirective])).not.toContain('unsafe');
  });
});
