import { z } from 'zod';
import { ordinal } from '#texts/language';

/** How much of a value a sentence repeats. */
const MAX_LETTERS = 80;

/** A key as a sentence names it: “products (3rd).priceCents”. People count from one. */
export function keyName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number'
        ? ` (${ordinal(part + 1)})`
        : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

/** How a schema reads a file: the faults have what was found, and of a strange key also which keys there are. */
export const faultsWithInput = {
  reportInput: true,
  error(issue: z.core.$ZodRawIssue) {
    if (issue.code !== 'unrecognized_keys') return undefined;
    if (issue.inst instanceof z.ZodObject) return oneOf(Object.keys(issue.inst.shape));
    const { keyType } = issue.inst as z.ZodRecord;
    return keyType instanceof z.ZodEnum ? oneOf(keyType.options) : undefined;
  },
};

function oneOf(keys: readonly (string | number)[]): string {
  return `one of ${keys.join(', ')}`;
}

/**
 * One sentence for each fault that a schema found in a file with `faultsWithInput`. Its messages complete
 * “expected …”.
 */
export function faultSentences(file: string, error: z.ZodError): readonly string[] {
  return error.issues.flatMap(meant).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) =>
          `${file}: “${keyName([...issue.path, key])}” is not a key here; expected ${issue.message}.`,
      );
    }
    return [
      `${file}: “${keyName(issue.path)}” expected ${expectation(issue)}, found ${found(issue)}.`,
    ];
  });
}

/** The faults of the group that was meant, where a key may be one of several groups, or something simple. */
function meant(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  const input = Object(issue.input);
  if (issue.code !== 'invalid_union' || issue.discriminator || input !== issue.input)
    return [issue];
  const isStrange = (fault: z.core.$ZodIssue) =>
    fault.code === 'unrecognized_keys' || Reflect.get(input, fault.path[0] ?? '') === undefined;
  const isOfGroup = ({ code, path }: z.core.$ZodIssue) =>
    path.length > 0 || code === 'unrecognized_keys';
  const [best] = issue.errors
    .filter((faults) => faults.every(isOfGroup))
    .toSorted((one, other) => one.filter(isStrange).length - other.filter(isStrange).length);
  if (!best) return [issue];
  return best.flatMap((fault) => meant({ ...fault, path: [...issue.path, ...fault.path] }));
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
  if (value === undefined) return 'nothing';
  if (typeof value === 'string' && value.length > MAX_LETTERS) {
    return `${JSON.stringify(`${value.slice(0, MAX_LETTERS)}…`)} of ${value.length} characters`;
  }
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return JSON.stringify(value);
}
