import { expect, test } from 'vitest';
import { keepOwnHashes } from './keep-own-hashes';

// printf %s 'a{}' | openssl dgst -sha256 -binary | base64, and so on.
const STYLE = 'X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';
const SCRIPT = '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';
const ELSEWHERE = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

const page = (script: string, style: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${script}; style-src 'self'${style};"><style>a{}</style><script type="module">go()</script><p>'sha256-BBB='</p>`;

test('a policy names the inline scripts and styles of its own page, and no others', () => {
  expect(
    keepOwnHashes(page(` ${ELSEWHERE} 'sha256-${SCRIPT}'`, ` 'sha256-${STYLE}' ${ELSEWHERE}`)),
  ).toBe(page(` 'sha256-${SCRIPT}'`, ` 'sha256-${STYLE}'`));
});
