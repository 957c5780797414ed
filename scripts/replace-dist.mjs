// @ts-check
import { existsSync, renameSync, rmSync } from 'node:fs';

// The end of a build, which a failed or interrupted one does not reach: `dist` is always a whole site.
rmSync('dist.old', { recursive: true, force: true });
if (existsSync('dist')) renameSync('dist', 'dist.old');
renameSync('dist.new', 'dist');
rmSync('dist.old', { recursive: true, force: true });
