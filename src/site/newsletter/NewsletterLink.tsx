import * as words from '#texts/site/newsletter';

/** What leads to a provider's own page, where visitors sign up: no script, and no request until they go there. */
export function NewsletterLink({ href }: { href: string }) {
  return (
    <section className="screen-only page mt-4" aria-labelledby="newsletter">
      <div className="card stack-1 centered">
        <h2 className="h3" id="newsletter">
          {words.label}
        </h2>
        <p className="measure">{words.elsewhere}</p>
        <a
          className="touch"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
        >
          {words.get}
        </a>
      </div>
    </section>
  );
}
