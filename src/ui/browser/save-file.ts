/** Hands the visitor a file that was made in their browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers fetch the file only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
