/** Downloads a file that was created in the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoked later: some browsers read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
