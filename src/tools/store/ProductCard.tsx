import { useId } from 'react';
import { CornerBadge } from '../../ui/page/CornerBadge';
import { Button } from '../../ui/primitives/Button';
import type { Sold } from './cart';
import styles from './ProductCard.module.css';

/** A product as the store shows it. */
export interface ShownProduct extends Sold {
  readonly description: string;
  readonly features: readonly string[];
  readonly picture: string;
  /** As it is written. The build writes it, because a browser may know the currency by another sign. */
  readonly price: string;
  /** When and how it arrives, in a sentence. */
  readonly delivery: string;
}

type Props = {
  product: ShownProduct;
  /** The rating on its badge, if it has one. */
  rating: string | undefined;
  /** Called with the button, for the focus to return to. */
  onAdd: (button: HTMLButtonElement) => void;
};

/** A product with its picture, what it includes and its price. */
export function ProductCard({ product, rating, onAdd }: Props) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.picture}>
        <img src={product.picture} alt="" width={720} height={400} />
        {rating && (
          <CornerBadge corner="right">
            {/* Decoration: the affiliate disclosure says what it stands for. */}
            <span aria-hidden="true">★ {rating}</span>
          </CornerBadge>
        )}
      </div>
      <h2 id={id} className={styles.name}>
        {product.name}
      </h2>
      <p>{product.description}</p>
      <h3 className={styles.includes}>Includes</h3>
      <ul className={styles.features}>
        {product.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className={styles.price}>
        {product.price} <span className={styles.once}>One-time payment</span>
      </p>
      <p className={styles.delivery}>{product.delivery}</p>
      <Button aria-describedby={id} onClick={({ currentTarget }) => onAdd(currentTarget)}>
        Add to Cart
      </Button>
    </article>
  );
}
