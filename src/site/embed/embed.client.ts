import { frameAddress, type Offered, type SnippetChoices, snippet } from './snippet';

const root = document.querySelector('[data-embed]') as HTMLElement;
const offered = JSON.parse(root.dataset['embed'] ?? '') as Offered;
const fields = [...root.querySelectorAll('select')];
const nofollow = root.querySelector('[type="checkbox"]') as HTMLInputElement;
const code = root.querySelector('textarea') as HTMLTextAreaElement;
const frame = root.querySelector('iframe') as HTMLIFrameElement;
const status = root.querySelector('[aria-live]') as HTMLElement;

let shown = frame.getAttribute('src');

function update(): void {
  const choices = {
    ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    isNofollow: nofollow.checked,
  } as unknown as SnippetChoices;
  code.value = snippet(choices, offered);
  status.textContent = '';
  // From here, wherever the site is being tried.
  const { pathname } = new URL(offered.address);
  const address = frameAddress(choices, { ...offered, address: pathname });
  if (address === shown) return;
  shown = address;
  frame.title = offered.titles[choices.number];
  // Not by `src`: each choice would be a step of Back.
  frame.contentWindow?.location.replace(address);
}

async function copy(): Promise<void> {
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(code.value);
    status.textContent = status.dataset['done'] ?? '';
  } catch {
    code.focus();
    code.select();
    status.textContent = status.dataset['refused'] ?? '';
  }
}

for (const field of [...fields, nofollow]) field.addEventListener('input', update);
root.querySelector('button')?.addEventListener('click', copy);
addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow && data?.ninefoldHeight > 0)
    frame.height = data.ninefoldHeight;
});
// What the browser has put back after Back or a reload.
update();
