import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Props = ComponentProps<'button'> & { tone?: 'primary' | 'plain' | 'link' };

/** A native button in the site's style. */
export function Button({ tone = 'primary', className, type = 'button', ...button }: Props) {
  const classes = [styles.button, styles[tone], className].filter(Boolean).join(' ');
  return <button {...button} type={type} className={classes} />;
}
