import type { SiteConfig } from '../../config/schema';
import styles from './Newsletter.module.css';

type Props = { provider: SiteConfig['newsletter'] };

/** The container of a configured provider's sign-up form; without a provider, nothing. */
export function Newsletter({ provider }: Props) {
  if (!provider) return null;
  return (
    <section
      className={styles.newsletter}
      aria-label="Newsletter"
      data-testid="newsletter"
      data-script={provider.script}
      data-form-id={provider.formId}
    />
  );
}
