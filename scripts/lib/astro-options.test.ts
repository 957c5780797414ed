import { describe, expect, it } from 'vitest';
import { astroOptions } from './astro-options.mjs';

describe('astroOptions', () => {
  it.each([
    [[], undefined, { server: { port: 4321 } }],
    [[], '4400', { server: { port: 4400 } }],
    [['--port', '4500'], '4400', { server: { port: 4500 } }],
    [['--host', '--open'], undefined, { server: { port: 4321, host: true, open: true } }],
    [['--outDir=out', '--force'], undefined, { outDir: 'out', force: true }],
    [['--verbose', '--mode', 'test'], undefined, { logLevel: 'debug', mode: 'test' }],
    [['--silent'], undefined, { logLevel: 'silent' }],
  ])('reads %j, with PORT %j', (args, port, expected) => {
    expect(astroOptions(args, port).options).toMatchObject(expected);
  });

  it.each([
    [['--prot', '1'], /^Unknown option '--prot'; the options are --port, .*\.$/],
    [['out'], /^Unexpected argument 'out'; the options are .*\.$/],
    [['--port'], /^Option '--port <value>' argument missing; the options are .*\.$/],
    [['--port', 'x'], /^--port must be a whole number from 1 to 65535, but it is “x”\.$/],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => astroOptions(args, undefined)).toThrow(sentence);
  });
});
