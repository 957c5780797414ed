/**
 * Stand-ins for the scripts of the newsletter's providers. Each insists on what the provider's own code
 * for a page does before its script loads (docs/decisions/14-business.md), and fails on anything
 * else. Then it does what such scripts do: it inserts a form as markup, with styles of its own.
 */
export interface StandIn {
  readonly name: string;
  /** The configuration, as it is written in site.config.ts. */
  readonly newsletter: string;
  /** The host and path of what a page loads, and the answer; everything else is an error. */
  readonly answers: Readonly<Record<string, { type: string; body: string }>>;
  /** What a page must load, in any order, when it is opened at 2026-11-15, 12:00:30. */
  readonly loads: readonly string[];
  /** Where the form is sent. */
  readonly target: string;
}

const form = (target: string, picture: string) => `
  <style>.their-button { color: rgb(1, 2, 3) }</style>
  <form action="${target}" method="post">
    <label style="letter-spacing: 3px">Your e-mail <input name="email"></label>
    <button class="their-button">Subscribe</button>
  </form>
  <img src="${picture}" alt="">`;

/** Runs in the page. */
const fill = `(container, markup) => {
  container.insertAdjacentHTML('beforeend', markup);
  const form = container.querySelector('form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fetch(form.action, { method: 'POST', body: new FormData(form) });
  });
}`;

const script = (body: string) => ({ type: 'text/javascript', body });
const style = { type: 'text/css', body: '' };
const picture = { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

const FLODESK_FORM = 'https://form.flodesk.com/forms/68aa5cf240d1/submit';
/** By then 14,956,200 times two minutes have passed since 1970; Flodesk's code multiplies that by 60. */
const FLODESK_SCRIPT = 'https://assets.flodesk.com/universal.mjs?v=897372000';

const flodesk: StandIn = {
  name: 'Flodesk',
  newsletter: "{ provider: 'flodesk', formId: '68aa5cf240d1' }",
  answers: {
    [FLODESK_SCRIPT]: script(`
      if (window.FlodeskObject !== 'fd') throw new Error('FlodeskObject does not name the queue');
      const older = document.querySelectorAll('script[nomodule]');
      if (older.length !== 1 || older[0].src !== import.meta.url.replace('.mjs', '.js')) {
        throw new Error('the script for browsers without modules is missing');
      }
      const fill = ${fill};
      const answer = (command, { formId, containerEl, ...others }) => {
        if (command !== 'form') throw new Error('unknown call: ' + command);
        if (formId !== '68aa5cf240d1') throw new Error('unknown form: ' + formId);
        if (containerEl !== '#fd-form-' + formId) throw new Error('container: ' + containerEl);
        if (Object.keys(others).length) throw new Error('unknown options');
        const container = document.querySelector(containerEl);
        if (!container || container.firstChild) throw new Error('the container is not empty');
        fill(container, ${JSON.stringify(`<link rel="stylesheet" href="https://assets.flodesk.com/flodesk-sans.css">${form(FLODESK_FORM, 'https://usercontent.flodesk.com/picture.svg')}`)});
      };
      const calls = window.fd.q;
      window.fd = answer;
      for (const call of calls) answer(...call);`),
    'https://assets.flodesk.com/flodesk-sans.css': style,
    'https://usercontent.flodesk.com/picture.svg': picture,
    [FLODESK_FORM]: { type: 'application/json', body: '{}' },
  },
  loads: [
    FLODESK_SCRIPT,
    'https://assets.flodesk.com/flodesk-sans.css',
    'https://usercontent.flodesk.com/picture.svg',
  ],
  target: FLODESK_FORM,
};

const MAILERLITE_FORM = 'https://assets.mailerlite.com/jsonp/241188/forms/665g9F/subscribe';
const MAILERLITE_SCRIPT = 'https://assets.mailerlite.com/js/universal.js';

const mailerlite: StandIn = {
  name: 'MailerLite',
  newsletter: "{ provider: 'mailerlite', accountId: '241188', formId: '665g9F' }",
  answers: {
    [MAILERLITE_SCRIPT]: script(`{
      const [account, ...others] = window.ml.q.map((call) => [...call].join(' '));
      if (account !== 'account 241188') throw new Error('unknown call: ' + account);
      if (others.length) throw new Error('more than one call');
      if (!document.currentScript.async) throw new Error('the script is not asynchronous');
      const containers = document.querySelectorAll('div.ml-embedded');
      if (containers.length !== 1) throw new Error('there is not one container');
      if (containers[0].dataset.form !== '665g9F') throw new Error('unknown form');
      if (containers[0].firstChild) throw new Error('the container is not empty');
      (${fill})(containers[0], ${JSON.stringify(`<link rel="stylesheet" href="https://fonts.mailerlite.com/fonts.css">${form(MAILERLITE_FORM, 'https://assets.mlcdn.com/picture.svg')}`)});
      const more = document.createElement('script');
      more.src = 'https://groot.mailerlite.com/js/w/webforms.min.js';
      document.head.append(more);
    }`),
    'https://fonts.mailerlite.com/fonts.css': style,
    'https://assets.mlcdn.com/picture.svg': picture,
    'https://groot.mailerlite.com/js/w/webforms.min.js': script(''),
    [MAILERLITE_FORM]: { type: 'application/json', body: '{}' },
  },
  loads: [
    MAILERLITE_SCRIPT,
    'https://fonts.mailerlite.com/fonts.css',
    'https://assets.mlcdn.com/picture.svg',
    'https://groot.mailerlite.com/js/w/webforms.min.js',
  ],
  target: MAILERLITE_FORM,
};

/** Both providers. */
export const standIns: readonly StandIn[] = [flodesk, mailerlite];
