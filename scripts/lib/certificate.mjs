// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop } from './stop.mjs';

/** A certificate for this machine and this hour, signed by nobody: HTTP/2 does not go without. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  try {
    execFileSync(
      'openssl',
      ['req', ...what.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    throw new Stop('Serving as a host does, over HTTP/2, takes a certificate: install “openssl”.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
