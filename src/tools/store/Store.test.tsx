import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { orderOf, price, totalOf } from './cart';
import { OrderWithoutScript } from './OrderWithoutScript';
import { Store } from './Store';

const goods = {
  description: 'About it.',
  features: ['A part'],
  picture: '/p.svg',
  delivery: 'By pigeon.',
};
const shown = [
  {
    ...goods,
    id: 1,
    name: 'Complete Numerology Reading',
    priceCents: 4700,
    asks: [
      { label: 'Birth name', hint: 'In full', kind: 'text' },
      { label: 'Birth date', hint: 'A day', kind: 'date' },
    ],
  },
  { ...goods, id: 2, name: 'Numerology Master Course', priceCents: 9700, asks: [] },
  {
    ...goods,
    id: 3,
    name: 'Business Numerology Consultation',
    priceCents: 14_700,
    asks: [{ label: 'Names considered', hint: 'With commas', kind: 'text' }],
  },
] as const;

// The simulated DOM has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function open(paymentLinks: Record<number, string> = {}, rating?: string) {
  render(<Store products={shown} email="a@b.test" paymentLinks={paymentLinks} rating={rating} />);
}
const add = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart', description: name }));
const cart = () => screen.getByTestId('cart');
const order = () => screen.getByRole('dialog', { name: 'Your order' });
const message = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your order as a message' });
const mail = () =>
  decodeURIComponent(
    screen.getByRole('link', { name: 'Order by e-mail' }).getAttribute('href') ?? '',
  );

test('each product says when it arrives, and has the rating on a badge that is not announced', () => {
  open({}, '3.7');
  for (const card of screen.getAllByRole('article')) {
    within(card).getByText('By pigeon.');
    const badge = within(card).getByText('★ 3.7');
    expect(badge.closest('[aria-hidden="true"]')).toBeTruthy();
  }
});

describe('the cart', () => {
  test('accepts a product with a payment link once, and says so', () => {
    open({ 1: 'https://pay.test/1' });
    add('Complete Numerology Reading');
    expect(cart().textContent).not.toContain('already');
    add('Complete Numerology Reading');
    expect(cart().textContent).toContain('1 item(s) added to cart');
    expect(cart().textContent).toContain('Complete Numerology Reading is already in the cart.');
    add('Numerology Master Course');
    expect(cart().textContent).toContain('2 item(s) added to cart');
    expect(cart().textContent).not.toContain('already');
  });
});

describe('a cart of this tab', () => {
  const saved = () => sessionStorage.getItem('store_cart');

  test('is there again when the store is opened again, until Close', () => {
    open();
    add('Numerology Master Course');
    add('Complete Numerology Reading');
    expect(saved()).toBe('[2,1]');
    cleanup();
    open();
    expect(cart().textContent).toContain('2 item(s) added to cart');
    const close = { name: 'Close', description: 'Closing empties the cart.' };
    fireEvent.click(screen.getByRole('button', close));
    expect(screen.queryByTestId('cart')).toBeNull();
    expect(saved()).toBeNull();
    expect(
      screen.getByRole('button', {
        name: 'Add to Cart',
        description: 'Complete Numerology Reading',
      }),
    ).toBe(document.activeElement);
  });

  test('is as on the page that was left last, and lives in this page where storage is refused', () => {
    open();
    add('Numerology Master Course');
    sessionStorage.removeItem('store_cart');
    fireEvent(window, new Event('pageshow'));
    expect(screen.queryByTestId('cart')).toBeNull();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    }
    add('Numerology Master Course');
    fireEvent(window, new Event('pageshow'));
    expect(cart().textContent).toContain('1 item(s) added to cart');
  });

  test.each([
    '{"[',
    '{}',
    'null',
    '"1"',
    '[4]',
    '["1"]',
    '[1.5]',
    JSON.stringify(Array(100).fill(1)),
  ])('that is not ours is ignored: %s', (text) => {
    sessionStorage.setItem('store_cart', text);
    open();
    expect(screen.queryByTestId('cart')).toBeNull();
  });
});

describe('the checkout', () => {
  test('shows each product once with its quantity, its price and the total', () => {
    open();
    add('Business Numerology Consultation');
    add('Complete Numerology Reading');
    add('Complete Numerology Reading');
    click('Proceed to Checkout');
    const dialog = within(screen.getByRole('dialog', { name: 'Your order' }));
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'ProductQuantityEachPrice',
      'Complete Numerology Reading2$47$94',
      'Business Numerology Consultation1$147$147',
      'Total$241',
    ]);
  });

  test('without payment links shows the address and the order, and writes it into one e-mail', () => {
    open();
    add('Numerology Master Course');
    click('Proceed to Checkout');
    const text = 'I would like to order:\n\n1 × Numerology Master Course: $97\n\nTotal: $97';
    expect(message().value).toBe(text);
    expect(mail()).toBe(`mailto:a@b.test?subject=Order&body=${text.replaceAll('\n', '\r\n')}`);
    expect(order().textContent).toContain('To: a@b.test');
    expect(order().textContent).toContain('No payment is taken on this site.');
  });

  test('asks for what each product needs, and adds it to the order', () => {
    open();
    add('Complete Numerology Reading');
    add('Numerology Master Course');
    add('Business Numerology Consultation');
    click('Proceed to Checkout');
    const groups = within(order()).getAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Complete Numerology Reading',
      'Business Numerology Consultation',
    ]);
    fill('Birth name', 'Ada & Söhne');
    fill('Birth date', '1990-05-15');
    fill('Names considered', 'Nine, Ten');
    expect(message().value).toContain(
      ': $47\nBirth name: Ada & Söhne\nBirth date: 1990-05-15\n\n1 × Numerology Master Course',
    );
    expect(message().value).toContain(': $147\nNames considered: Nine, Ten\n\nTotal: $291');
    expect(mail()).toContain('Birth name: Ada & Söhne\r\nBirth date: 1990-05-15\r\n');
    expect(order().querySelector('form input')).toBeNull();
  });

  test('asks once for each reading, and keeps what was entered when one is added', () => {
    open();
    add('Complete Numerology Reading');
    click('Proceed to Checkout');
    fill('Birth name', 'Ada');
    add('Complete Numerology Reading');
    fill('Birth name, 2 of 2', 'Bob');
    expect(message().value).toContain('Birth name, 1 of 2: Ada\nBirth date, 1 of 2:\n');
    expect(message().value).toContain('Birth name, 2 of 2: Bob');
  });

  test('survives half of a surrogate pair', () => {
    open();
    add('Complete Numerology Reading');
    click('Proceed to Checkout');
    fill('Birth name', 'A\ud83d');
    expect(mail()).toContain('Birth name: A\ufffd');
  });

  test('with a link for one product, pays that one in a new tab and mails the rest', () => {
    open({ 1: 'https://pay.test/1' });
    add('Complete Numerology Reading');
    add('Numerology Master Course');
    click('Proceed to Checkout');
    const pay = screen.getByRole('link', {
      name: 'Pay for Complete Numerology Reading',
      description: /new tab/,
    });
    expect(pay.getAttribute('href')).toBe('https://pay.test/1');
    expect(pay.getAttribute('target')).toBe('_blank');
    expect(pay.getAttribute('rel')).toBe('noopener noreferrer');
    expect(mail()).toContain('1 × Numerology Master Course: $97\r\n\r\nTotal: $97');
    expect(mail()).not.toContain('Complete Numerology Reading');
    expect(screen.queryByLabelText('Birth name')).toBeNull();
    expect(order().textContent).not.toContain('No payment');
    expect(order().textContent).toContain('The rest is ordered by e-mail.');
  });
});

describe('Copy order', () => {
  function copyWith(clipboard: unknown) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    open();
    add('Complete Numerology Reading');
    click('Proceed to Checkout');
    click('Copy order');
  }

  test('copies the message, and says so until the message changes', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    copyWith({ writeText });
    await screen.findByText('Order copied.');
    expect(writeText).toHaveBeenCalledWith(message().value);
    fill('Birth name', 'Ada');
    expect(screen.queryByText('Order copied.')).toBeNull();
  });

  test.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['is missing', undefined],
  ])('selects the message when the clipboard %s', async (_, clipboard) => {
    copyWith(clipboard);
    await screen.findByText(/by hand/);
    expect(document.activeElement).toBe(message());
    expect(message().selectionStart).toBe(0);
    expect(message().selectionEnd).toBe(message().value.length);
  });
});

describe('the texts of the store', () => {
  test('without JavaScript have the address to order from', () => {
    const html = renderToStaticMarkup(<OrderWithoutScript email="a@b.test" />);
    expect(html).toMatch(/^<noscript>.*JavaScript.*<a href="mailto:a@b.test\?subject=Order">/);
  });
});

describe('money', () => {
  test.each([
    [4700, '$47'],
    [4750, '$47.50'],
    [123_456_700, '$1,234,567'],
    [0, '$0'],
  ])('%i cents are %s', (cents, text) => {
    expect(price(cents)).toBe(text);
  });

  test('an order ignores unknown ids and lists products in their own order', () => {
    const order = orderOf([3, 1, 3, 99], shown);
    expect(order.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(totalOf(order)).toBe(4700 + 2 * 14_700);
  });
});
