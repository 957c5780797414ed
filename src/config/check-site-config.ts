import type { z } from 'zod';
import { type SiteConfig, siteConfigSchema } from './schema';

/** Its message is sentences for the operator; nobody needs the stack. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
}

/** The checked configuration, or an error whose message has one sentence for each mistake. */
export function checkSiteConfig(input: unknown): SiteConfig {
  const parsed = siteConfigSchema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new SiteConfigError(parsed.error.issues.flatMap(sentences).join('\n'));
}

function sentences(issue: z.core.$ZodIssue): string[] {
  const key = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => {
      const full = key ? `${key}.${name}` : name;
      return `site.config.ts: “${full}” is not a key of the configuration; expected only the keys in src/config/schema.ts.`;
    });
  }
  return [`site.config.ts: “${key}” expected ${expectation(issue)}, found ${found(issue)}.`];
}

function expectation(issue: z.core.$ZodIssue): string {
  const isObject = issue.code === 'invalid_type' && issue.expected === 'object';
  return isObject ? 'a group of keys' : issue.message;
}

function found(issue: z.core.$ZodIssue): string {
  // Where one key decides which others belong to a group, zod reports the whole group.
  const value =
    issue.code === 'invalid_union' && issue.discriminator
      ? Reflect.get(Object(issue.input), issue.discriminator)
      : issue.input;
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
