/*
 * What native popovers lack: they stay open over what the keyboard reaches next, and one that was opened
 * from another does not return the focus to its button.
 */
for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) {
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed' && menu.contains(document.activeElement)) opener?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const isLeft = relatedTarget instanceof Node && !menu.contains(relatedTarget);
    // A press of the button closes it.
    if (isLeft && relatedTarget !== opener) menu.hidePopover();
  });
}

// Otherwise what is open would be open when the browser brings the page back from its cache.
addEventListener('pagehide', () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
});
