/**
 * Keeps every click of a button, and every choice from a list or of a file, until the island can answer
 * it. Then it gets each of them once, in the same order. What is typed stays in its field.
 */
export function holdUse(island: HTMLElement): void {
  const held: (() => void)[] = [];
  function hold({ target }: Event) {
    const field = target as HTMLElement;
    if (!field.matches('select, [type="file"]')) return;
    held.push(() => field.dispatchEvent(new Event('change', { bubbles: true })));
  }
  function holdClick(event: Event) {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    // Enter in a field is a click, too. Without a script it would send the form.
    event.preventDefault();
    held.push(() => button.click());
  }
  /** Nor does Enter click a button that is disabled until the island can check the field. */
  function holdEnter({ key, target }: KeyboardEvent) {
    const { form } = target as HTMLInputElement;
    if (key !== 'Enter' || !form?.querySelector('[type="submit"]:disabled')) return;
    held.push(() => {
      // React hydrates what is clicked at once, and would miss a submit.
      form.click();
      form.requestSubmit();
    });
  }
  island.addEventListener('change', hold);
  island.addEventListener('keydown', holdEnter);
  island.addEventListener('click', holdClick);
  // It does not come where hydrating failed.
  island.addEventListener(
    'astro:hydrate',
    () => {
      island.removeEventListener('change', hold);
      island.removeEventListener('keydown', holdEnter);
      island.removeEventListener('click', holdClick);
      // Each in a task of its own, as a visitor's would be: React renders in between.
      for (const use of held) setTimeout(use);
    },
    { once: true },
  );
}
