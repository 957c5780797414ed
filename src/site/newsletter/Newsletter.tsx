import type { SiteConfig } from '../../config/schema';
import styles from './Newsletter.module.css';

type Props = { newsletter: SiteConfig['newsletter'] };

/** The place of a configured provider's form, as the provider asks for it; without one, nothing. */
export function Newsletter({ newsletter }: Props) {
  if (!newsletter) return null;
  const { provider, formId } = newsletter;
  return (
    <section
      className={styles.newsletter}
      aria-label="Newsletter"
      data-testid="newsletter"
      data-provider={provider}
      data-form-id={formId}
      data-account-id={provider === 'mailerlite' ? newsletter.accountId : undefined}
    >
      {provider === 'flodesk' ? (
        <div id={`fd-form-${formId}`} />
      ) : (
        <div className="ml-embedded" data-form={formId} />
      )}
    </section>
  );
}
