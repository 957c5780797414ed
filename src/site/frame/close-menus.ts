/** An inline script of every page, which the security policy allows by its hash. */
export const closeMenusScript = `(${closeMenus})()`;

/**
 * Runs in the browser, and does what native popovers lack: they stay open over what the keyboard reaches
 * next, and one that was opened from another does not return the focus to its button. And whatever is open
 * when a page is left would be open when the browser brings the page back.
 */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) {
    const opener = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    menu.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed' && menu.contains(document.activeElement)) opener?.focus();
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      const isLeft = relatedTarget instanceof Node && !menu.contains(relatedTarget);
      if (isLeft && relatedTarget !== opener) menu.hidePopover();
    });
  }
  addEventListener('pagehide', () => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  });
}
