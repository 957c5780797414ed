import { PageSection } from '../../ui/page/PageSection';

/** How to order where the cart cannot work. Static, so that it adds nothing to the island. */
export function OrderWithoutScript({ email }: { email: string }) {
  return (
    <noscript>
      <PageSection isTight>
        <p>
          The cart needs JavaScript, and it’s switched off here. You can order by e-mail instead:
          write to <a href={`mailto:${email}?subject=Order`}>{email}</a> and say what you’d like.
        </p>
      </PageSection>
    </noscript>
  );
}
