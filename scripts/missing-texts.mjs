// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

// Lists what a language lacks that English has: whole files first, then, once all are there, every name and
// signature that the code asks for, as the compiler finds them. As in “npm run missing-texts -- pt”.
const [language = ''] = process.argv.slice(2);
if (!existsSync(`src/texts/${language}`) || language === '') {
  console.error(
    'Say which language, by the name of its folder in src/texts: npm run missing-texts -- es',
  );
  process.exit(1);
}
const missing = globSync('**/*.{ts,json,mdx}', { cwd: 'src/texts/en' })
  .filter((file) => !file.includes('.test.'))
  .filter((file) => !existsSync(`src/texts/${language}/${file}`))
  .sort();
if (missing.length > 0) {
  console.log(missing.map((file) => `src/texts/${language}/${file} is missing.`).join('\n'));
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@typescript/native/bin/tsc',
    ...['-p', 'tsconfig.es.json', '--noEmit', '--customConditions', `@ninefold/source,${language}`],
  ],
  { stdio: 'inherit' },
);
if (status === 0) console.log(`src/texts/${language} has all that the code asks for.`);
process.exitCode = status ?? 1;
