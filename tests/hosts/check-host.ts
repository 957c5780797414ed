import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Check, checks } from './checks';

/** What the checks of one row found on one host. */
export interface RowResult {
  readonly faults: readonly string[];
  /** How many requests the row made. */
  readonly requests: number;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Runs every check against a host, and returns what each row of the table found. */
export async function checkHost(origin: string): Promise<ReadonlyMap<string, RowResult>> {
  const answers = new Map<string, Promise<Answer>>();
  /** Asks each thing once, however many checks look at the answer. */
  function askOnce({ path, method, send }: Check): Promise<Answer> {
    const key = JSON.stringify([path, method, send]);
    const answer = answers.get(key) ?? ask(origin, path, method, send);
    answers.set(key, answer);
    return answer;
  }

  const rows = new Map<string, RowResult>();
  for (const check of checks) {
    const { faults = [], requests = 0 } = rows.get(check.what) ?? {};
    const first = await askOnce(check);
    const answer = check.revalidates
      ? await ask(origin, check.path, check.method, {
          ...check.send,
          'If-None-Match': first.headers.etag ?? '',
        })
      : first;
    const fault = findFault(answer, check);
    rows.set(check.what, {
      faults: fault ? [...faults, `${check.path}: ${fault}`] : faults,
      requests: requests + 1,
    });
  }
  return rows;
}

/** Requests a URL exactly as written, and returns the raw response. */
async function ask(
  origin: string,
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, method, headers }, resolve).on('error', reject).end();
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

function findFault(answer: Answer, check: Check): string | undefined {
  if (!check.status.includes(answer.status)) return `status ${answer.status}`;
  for (const [name, expected] of Object.entries(check.headers ?? {})) {
    const sent = answer.headers[name.toLowerCase()];
    const isRight =
      expected instanceof RegExp ? expected.test(String(sent)) : (sent ?? null) === expected;
    if (!isRight) return `${name}: ${sent}`;
  }
  if (check.sentBody && !answer.body.equals(check.sentBody())) return 'another body';
  if (check.body && !decompressed(answer).equals(check.body())) return 'another content';
  return undefined;
}

function decompressed({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}
