import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import * as words from '#texts/tools/store';
import { copyByHand } from '#texts/ui';
import { click } from '../../../tests/testing/screen';
import { mockClipboard, mockDialogs, pageFromCache, refuseStorage } from '../../ui/testing/browser';
import { OrderWithoutScript } from './Reassurances';
import { Store } from './Store';

const goods = {
  description: 'It.',
  features: ['A'],
  picture: '/p.svg',
  price: 'a sum',
  delivery: 'By pigeon.',
};
const birthName = { label: 'Birth name', hint: 'In full', kind: 'text' } as const;
const birthDate = { label: 'Birth date', hint: 'A day', kind: 'date' } as const;
const considered = { label: 'Names considered', hint: 'With commas', kind: 'text' } as const;
const products = [
  { ...goods, id: 1, name: 'Reading', priceCents: 4700, asks: [birthName, birthDate] },
  { ...goods, id: 2, name: 'Course', priceCents: 9700, asks: [] },
  { ...goods, id: 3, name: 'Consultation', priceCents: 14_700, asks: [considered] },
];

beforeAll(mockDialogs);

function open(paymentLinks: Record<number, string> = {}, currency = 'USD') {
  const sold = products.map((product) => ({ ...product, paymentLink: paymentLinks[product.id] }));
  render(<Store products={sold} currency={currency} email="a@b.test" rating="3.7" />);
}

const addButton = (description: string) =>
  screen.getByRole('button', { name: words.add, description });
const add = (name: string) => fireEvent.click(addButton(name));

function checkOut(
  names: readonly string[],
  paymentLinks?: Record<number, string>,
  currency?: string,
) {
  open(paymentLinks, currency);
  for (const name of names) add(name);
  click(words.proceed);
}

/** Answers what a product asks for. */
const answer = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

const cart = () => screen.queryByTestId('cart')?.textContent;
const order = () => screen.getByRole('dialog', { name: words.yourOrder });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.message });
const mail = () =>
  decodeURIComponent(
    screen.getByRole('link', { name: words.orderByMail }).getAttribute('href') ?? '',
  );

test('each product has the rating on a badge that is not announced', () => {
  open();
  for (const card of screen.getAllByRole('article')) {
    expect(within(card).getByText('★ 3.7').closest('[aria-hidden="true"]')).toBeTruthy();
  }
});

test('the cart accepts a product with a payment link once, and says so', () => {
  open({ 1: 'https://pay.test/1' });
  add('Reading');
  expect(cart()).not.toContain(words.alreadyInCart('Reading'));
  add('Reading');
  expect(cart()).toContain('1 item(s) added to cart');
  expect(cart()).toContain(words.alreadyInCart('Reading'));
  add('Course');
  expect(cart()).toContain(words.added(2));
  expect(cart()).not.toContain(words.alreadyInCart('Reading'));
});

test('the cart is as on the page that was left last, and lives in this page where storage is refused', () => {
  open();
  add('Course');
  sessionStorage.removeItem('store_cart');
  fireEvent(window, pageFromCache());
  expect(cart()).toBeUndefined();
  refuseStorage('getItem', 'setItem', 'removeItem');
  add('Course');
  fireEvent(window, pageFromCache());
  expect(cart()).toContain(words.added(1));
});

const NO_CARTS = ['{"[', 'null', '[4]', '["1"]', JSON.stringify(Array(100).fill(1))];

test.each(NO_CARTS)('a cart that is not ours is ignored: %s', (text) => {
  sessionStorage.setItem('store_cart', text);
  open();
  expect(cart()).toBeUndefined();
});

test('the checkout shows each product once, in their own order, with quantity, price and the total', () => {
  checkOut(['Consultation', 'Reading', 'Reading']);
  const rows = within(order()).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ProductQuantityEachPrice',
    'Reading2$47$94',
    'Consultation1$147$147',
    'Total$241',
  ]);
});

test('without payment links, the checkout shows the address and the order, and writes it into one e-mail', () => {
  checkOut(['Course'], {}, 'EUR');
  expect(screen.getByTestId('total').textContent).toBe('€97');
  const text = 'I would like to order:\n\n1 × Course: €97\n\nTotal: €97';
  expect(message().value).toBe(text);
  expect(mail()).toBe(`mailto:a@b.test?subject=Order&body=${text.replaceAll('\n', '\r\n')}`);
  expect(order().textContent).toContain(`${words.to} a@b.test`);
  expect(order().textContent).toContain(words.howToOrder(false, false));
});

test('the checkout asks for what each product needs, and adds it to the order', () => {
  checkOut(['Reading', 'Course', 'Consultation']);
  const legends = [...order().querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual(['Reading', 'Consultation']);
  answer('Birth name', 'Ada & Söhne');
  answer('Birth date', '1990-05-15');
  answer('Names considered', 'Nine, Ten');
  expect(message().value).toContain(
    ': $47\nBirth name: Ada & Söhne\nBirth date: 1990-05-15\n\n1 × Course',
  );
  expect(message().value).toContain(': $147\nNames considered: Nine, Ten\n\nTotal: $291');
  expect(mail()).toContain('Birth name: Ada & Söhne\r\nBirth date: 1990-05-15\r\n');
  expect(order().querySelector('form input')).toBeNull();
  expect({ ...sessionStorage, ...localStorage }).toEqual({ store_cart: '[1,2,3]' });
  answer('Birth name', 'A\ud83d'); // half of a surrogate pair
  expect(mail()).toContain('Birth name: A\ufffd');
  // It asks once for each, and keeps what was entered when one is added.
  add('Reading');
  const second = words.questionOf('Birth name', 2, 2);
  answer(second, 'Bob');
  expect(message().value).toContain(`${words.questionOf('Birth date', 1, 2)}: 1990-05-15\n`);
  expect(message().value).toContain(`${second}: Bob`);
});

test('with a link for one product, the checkout pays that one in a new tab and mails the rest', () => {
  checkOut(['Reading', 'Course'], { 1: 'https://pay.test/1' });
  const pay = screen.getByRole('link', {
    name: words.pay('Reading').join(' '),
    description: words.opensInTab,
  });
  expect(pay.getAttribute('href')).toBe('https://pay.test/1');
  expect(pay.getAttribute('target')).toBe('_blank');
  expect(pay.getAttribute('rel')).toBe('noopener noreferrer');
  expect(mail()).toContain('1 × Course: $97\r\n\r\nTotal: $97');
  expect(mail()).not.toContain('Reading');
  expect(screen.queryByLabelText('Birth name')).toBeNull();
  expect(order().textContent).toContain(words.howToOrder(true, false));
});

test('the checkout copies the message, and says so until it changes, or selects it', async () => {
  const writeText = mockClipboard();
  checkOut(['Reading']);
  click(words.copyOrder);
  await screen.findByText(words.copied);
  expect(writeText).toHaveBeenCalledWith(message().value);
  answer('Birth name', 'Ada');
  expect(screen.queryByText(words.copied)).toBeNull();
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  click(words.copyOrder);
  await screen.findByText(copyByHand);
  expect(document.activeElement).toBe(message());
  expect([message().selectionStart, message().selectionEnd]).toEqual([0, message().value.length]);
});

test('without JavaScript there is an address to order from', () => {
  const html = renderToStaticMarkup(<OrderWithoutScript email="a@b.test" />);
  expect(html).toMatch(/^<noscript>.*JavaScript.*<a href="mailto:a@b.test\?subject=Order">/);
});
