import { useRef, useState } from 'react';
import { CartSummary } from './CartSummary';
import { ProductCard, type ShownProduct } from './ProductCard';
import styles from './Store.module.css';

type Props = {
  products: readonly ShownProduct[];
  email: string;
  /** Where a product is paid, by its id; the others are ordered by e-mail. */
  paymentLinks: Readonly<Record<number, string | undefined>>;
  /** The rating on the badge of each product, if there is one. */
  rating: string | undefined;
};

/** The store: three products and a cart that lives as long as the page. */
export function Store({ products, email, paymentLinks, rating }: Props) {
  const [cart, setCart] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<ShownProduct>();
  const lastAdd = useRef<HTMLButtonElement>(null);

  function add(product: ShownProduct, button: HTMLButtonElement) {
    lastAdd.current = button;
    // A payment link takes the price of one.
    const isTaken = Boolean(paymentLinks[product.id]) && cart.includes(product.id);
    setRefused(isTaken ? product : undefined);
    if (!isTaken) setCart([...cart, product.id]);
  }

  function empty() {
    setCart([]);
    lastAdd.current?.focus();
  }

  return (
    <div className={styles.store}>
      <div className={styles.products}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            rating={rating}
            onAdd={(button) => add(product, button)}
          />
        ))}
      </div>
      {cart.length > 0 && (
        <CartSummary
          cart={cart}
          refused={refused}
          products={products}
          email={email}
          paymentLinks={paymentLinks}
          onEmpty={empty}
        />
      )}
    </div>
  );
}
