import { site } from '../config/site';
import { linkFaults } from './link-faults';
import { sourceFaults } from './source-faults';

/** What `scripts/check-config.mjs` says before a build: nothing if it can begin. */
export const faults = [...(await sourceFaults('.', site)), ...linkFaults()];
