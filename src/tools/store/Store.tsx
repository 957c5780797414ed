import { useId, useRef, useState } from 'react';
import * as words from '#texts/tools/store';
import { useArrival } from '../../ui/browser/use-arrival';
import { CornerBadge } from '../../ui/page/CornerBadge';
import { Button } from '../../ui/primitives/Button';
import { CartSummary } from './CartSummary';
import { type Sold, saveCart, savedCart } from './cart';
import styles from './Store.module.css';

type Props = {
  products: readonly ShownProduct[];
  currency: string;
  email: string;
  /** The rating on the badge of each product, if there is one. */
  rating: string | undefined;
};

/** The store: its products, and a cart that this tab remembers until the page is reloaded. */
export function Store({ products, currency, email, rating }: Props) {
  const [cart, setCart] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<ShownProduct>();
  const lastAdd = useRef<HTMLButtonElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const isSaved = useRef(true);

  // Also a page left in the back/forward cache: the cart may have changed on a later one.
  useArrival((arrival) => {
    if (arrival === 'reload') change([]);
    else if (isSaved.current) setCart(savedCart(products).filter(isAllowed));
    return undefined;
  });

  /** A payment link takes the price of one. */
  function isAllowed(id: number, index: number, all: readonly number[]): boolean {
    const isPaidByLink = products.some((product) => product.id === id && product.paymentLink);
    return !isPaidByLink || all.indexOf(id) === index;
  }

  function change(next: readonly number[]) {
    setCart(next);
    isSaved.current = saveCart(next);
  }

  function add(product: ShownProduct, button: HTMLButtonElement) {
    lastAdd.current = button;
    const next = [...cart, product.id];
    const isTaken = !isAllowed(product.id, cart.length, next);
    setRefused(isTaken ? product : undefined);
    if (!isTaken) change(next);
  }

  function empty() {
    change([]);
    // A cart from an earlier visit was not added to here.
    (lastAdd.current ?? cards.current?.querySelector('button'))?.focus();
  }

  return (
    <div className="page">
      <div ref={cards} className={`stack-3 threes whole ${styles.products}`}>
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
          currency={currency}
          email={email}
          onEmpty={empty}
        />
      )}
    </div>
  );
}

/** A product as the store shows it. */
interface ShownProduct extends Sold {
  readonly description: string;
  readonly features: readonly string[];
  readonly picture: string;
  /** As it is written. The build writes it, because a browser may know the currency by another sign. */
  readonly price: string;
  /** When and how it arrives, in a sentence. */
  readonly delivery: string;
}

type ProductCardProps = {
  product: ShownProduct;
  /** The rating on its badge, if it has one. */
  rating: string | undefined;
  /** Called with the button, for the focus to return to. */
  onAdd: (button: HTMLButtonElement) => void;
};

/** A product with its picture, what it includes and its price. */
function ProductCard({ product, rating, onAdd }: ProductCardProps) {
  const id = useId();
  return (
    <article className={`whole ${styles.card}`} aria-labelledby={id}>
      <div className={styles.picture}>
        <img src={product.picture} alt="" width={720} height={400} />
        {rating && (
          <CornerBadge corner="right">
            {/* Decoration: the affiliate disclosure says what it stands for. */}
            <span aria-hidden="true">★ {rating}</span>
          </CornerBadge>
        )}
      </div>
      <h2 id={id} className="mt-1 h3">
        {product.name}
      </h2>
      <p className="reading">{product.description}</p>
      <h3 className="label gold mt-1">{words.includes}</h3>
      <ul className="stack-half quiet points">
        {product.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className={styles.price}>
        {product.price} <span className={`note ${styles.once}`}>{words.once}</span>
      </p>
      <p className="note">{product.delivery}</p>
      <Button aria-describedby={id} onClick={({ currentTarget }) => onAdd(currentTarget)}>
        {words.add}
      </Button>
    </article>
  );
}
