import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkHost, type RowResult } from '../hosts/check-host';
import { checks } from '../hosts/checks';
import { nginxHost } from '../hosts/hosts';
import type { RunningServer } from '../hosts/run-server';
import { dist } from './pages';

const missing = nginxHost.prepare();
const reason = missing ? ` (not tried: ${missing})` : '';
const whats = [...new Set(checks.map(({ what }) => what))];

describe.skipIf(missing)(`nginx with deploy/nginx${reason}`, () => {
  let nginx: RunningServer;
  let rows: ReadonlyMap<string, RowResult>;

  beforeAll(async () => {
    nginx = await nginxHost.start(dist);
    rows = await checkHost(nginx.origin);
  });

  afterAll(() => nginx?.stop());

  test.each(whats.filter((what) => !(what in nginxHost.differs)))('%s', (what) => {
    expect(rows.get(what)?.faults).toEqual([]);
  });
});
