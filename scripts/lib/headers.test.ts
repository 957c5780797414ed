import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from './headers.mjs';

const rules = parseHeaders(`# a comment
/*
  X-All: yes

/
  Cache-Control: a
/:page
  Cache-Control: b
/blog/*
  # a comment
  Cache-Control: c
/blog/new
  Cache-Control: d, e
`);

describe('headersFor', () => {
  it.each([
    ['/', 'a'],
    ['/about', 'b'],
    ['/icon.svg', 'b'],
    ['/blog', 'b'],
    ['/blog/one', 'c'],
    ['/blog/one/two', 'c'],
    ['/other/one', undefined],
  ])('gives %s what its rule says', (path, value) => {
    expect(headersFor(rules, path)).toEqual({
      'X-All': 'yes',
      ...(value && { 'Cache-Control': value }),
    });
  });

  it('joins what two rules say, as the hosts do', () => {
    expect(headersFor(rules, '/blog/new')['Cache-Control']).toBe('c, d, e');
  });

  it('takes a dot for a dot', () => {
    expect(headersFor(parseHeaders('/a.b\n  X-Dot: 1'), '/axb')).toEqual({});
  });
});
