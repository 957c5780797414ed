// @ts-check
import { runnerImport } from 'vite';
import { ownSources } from './src/build/own-sources.ts';

// Astro would load a configuration in TypeScript without the conditions that choose the language.
/** @type {{ module: typeof import('./src/astro-config') }} */
const { module } = await runnerImport('./src/astro-config.ts', { plugins: [ownSources] });

export default module.config;
