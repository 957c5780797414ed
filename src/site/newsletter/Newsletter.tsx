import * as words from '#texts/site/newsletter';
import { type NewsletterForm, newsletterProviders } from '../../config/newsletter-providers';
import styles from './Newsletter.module.css';

type Props = { newsletter: NewsletterForm };

/** The place of a provider's form, as the provider asks for it, or first a button that asks for the form. */
export function Newsletter({ newsletter }: Props) {
  const { provider, formId, load } = newsletter;
  return (
    <section
      className={styles.newsletter}
      aria-label={words.label}
      // The focus goes there from the button.
      tabIndex={load === 'on a press' ? -1 : undefined}
      data-testid="newsletter"
      data-provider={provider}
      data-form-id={formId}
      data-account-id={provider === 'mailerlite' ? newsletter.accountId : undefined}
    >
      {load === 'on a press' && (
        // Every page has these styles, whatever is configured: not those of our buttons.
        <p className={styles.ask}>
          <button type="button">{words.get}</button>
          <br />
          {words.whereFrom(newsletterProviders[provider].name)}
        </p>
      )}
      {provider === 'flodesk' ? (
        <div id={`fd-form-${formId}`} />
      ) : (
        <div className="ml-embedded" data-form={formId} />
      )}
    </section>
  );
}
