import { useState } from 'react';
import { CartSummary } from './CartSummary';
import { ProductCard, type ShownProduct } from './ProductCard';
import styles from './Store.module.css';

type Props = {
  products: readonly ShownProduct[];
  email: string;
  /** Where a product is paid, by its id; the others are ordered by e-mail. */
  paymentLinks: Readonly<Record<number, string | undefined>>;
};

/** The store: three products and a cart that lives as long as the page. */
export function Store({ products, email, paymentLinks }: Props) {
  const [cart, setCart] = useState<readonly number[]>([]);
  return (
    <div className={styles.store}>
      <div className={styles.products}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            onAdd={() => setCart((before) => [...before, product.id])}
          />
        ))}
      </div>
      {cart.length > 0 && (
        <CartSummary
          cart={cart}
          products={products}
          email={email}
          paymentLinks={paymentLinks}
          onEmpty={() => setCart([])}
        />
      )}
    </div>
  );
}
