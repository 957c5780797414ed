/** Whether the visitor asked for as little traffic as possible, in a browser that says so. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData === true;
}
