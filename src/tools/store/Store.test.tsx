import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { click } from '../../../tests/screen';
import { orderMail, orderOf, price, totalOf } from './cart';
import { products } from './products';
import { Store } from './Store';

const shown = products.map((product) => ({ ...product, picture: '/p.svg' }));

// The simulated DOM has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function open(paymentLinks: Record<number, string> = {}) {
  render(<Store products={shown} email="a@b.test" paymentLinks={paymentLinks} />);
}
const add = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart', description: name }));
const cart = () => screen.getByTestId('cart');

describe('the cart', () => {
  test('is not shown while it is empty', () => {
    open();
    expect(screen.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(3);
    expect(screen.queryByTestId('cart')).toBeNull();
  });

  test('counts every click, also on the same product', () => {
    open();
    add('Complete Numerology Reading');
    expect(cart().textContent).toContain('1 item(s) added to cart');
    add('Complete Numerology Reading');
    add('Numerology Master Course');
    expect(cart().textContent).toContain('3 item(s) added to cart');
  });

  test('Close empties it and says so in advance', () => {
    open();
    add('Numerology Master Course');
    expect(
      screen.getByRole('button', { name: 'Close', description: 'Closing empties the cart.' }),
    ).toBeTruthy();
    click('Close');
    expect(screen.queryByTestId('cart')).toBeNull();
    add('Numerology Master Course');
    expect(cart().textContent).toContain('1 item(s) added to cart');
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

  test('without payment links writes one e-mail with the whole order', () => {
    open();
    add('Complete Numerology Reading');
    click('Proceed to Checkout');
    const mail = screen.getByRole('link', { name: 'Order by e-mail' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toBe(
      'mailto:a@b.test?subject=Order&body=I would like to order:\r\n\r\n1 × Complete Numerology Reading: $47\r\n\r\nTotal: $47',
    );
  });

  test('with a link for one product, pays that one there and mails the rest', () => {
    open({ 1: 'https://pay.test/1' });
    add('Complete Numerology Reading');
    add('Numerology Master Course');
    click('Proceed to Checkout');
    const pay = screen.getByRole('link', { name: 'Pay for Complete Numerology Reading' });
    expect(pay.getAttribute('href')).toBe('https://pay.test/1');
    const mail = screen.getByRole('link', { name: 'Order by e-mail' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('Numerology Master Course');
    expect(decodeURIComponent(mail)).not.toContain('Complete Numerology Reading');
  });

  test('with links for everything there is no e-mail', () => {
    open({ 1: 'https://pay.test/1' });
    add('Complete Numerology Reading');
    click('Proceed to Checkout');
    expect(screen.queryByRole('link', { name: 'Order by e-mail' })).toBeNull();
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
    const order = orderOf([3, 1, 3, 99], products);
    expect(order.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(totalOf(order)).toBe(4700 + 2 * 14_700);
  });

  test('a mail survives an ampersand', () => {
    const odd = [{ id: 1, name: 'A & B?', priceCents: 100 }];
    expect(orderMail('a@b.test', orderOf([1], odd))).toContain('A%20%26%20B%3F');
  });
});
