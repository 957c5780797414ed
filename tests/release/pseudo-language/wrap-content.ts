/** An article, or another file of prose, in the pseudo-language: each text of its front matter, each line and cell. */
export function wrapProse(file: string): string {
  const [, head = '', body = ''] = /^(?:(---\n.*?\n---)\n)?(.*)$/s.exec(file) ?? [];
  const texts = /^(title|excerpt|description|heroAlt|heading): (['"]?)(.*)\2$/gm;
  return `${head.replace(texts, '$1: $2⟦$3⟧$2')}\n${body.split('\n').map(wrapLine).join('\n')}`;
}

function wrapLine(line: string): string {
  if (/^(?:import |export |\||<)/.test(line)) {
    return line
      .replace(/\b(alt|caption|title)="([^"]+)"/g, '$1="⟦$2⟧"')
      .replace(/(?<=\|)(?!\s*:?-)([^|]+)(?=\|)/g, '⟦$1⟧');
  }
  return line.replace(/^(\s*(?:#+ |- |\d+\. |> )?)(.+)$/, '$1⟦$2⟧');
}

/** The questions under a tool in the pseudo-language. */
export function wrapQuestions(file: string): string {
  return file.replace(/("(?:question|answer)": ")(.*)"/g, '$1⟦$2⟧"');
}
