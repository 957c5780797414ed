import type { NotShown, SiteConfigInput } from './src/config/schema.ts';

/**
 * Pages that visitors are not to see, by their ids: `{ sigil: 'hidden' }` keeps the page at its address, but out of
 * menus, lists and search engines; `'removed'` does not build it. What holds for a page holds for the pages below it.
 */
export const notShown: NotShown = {};

/**
 * Who runs this site. Everything that names a person, a brand, an address, a product or a partner is here, but
 * for the founder's story (`src/texts/en/prose/about.mdx`) and the legal texts (`src/texts/en/legal/`). The values
 * below are placeholders that work; `npm run build` checks yours and says in a sentence what is wrong.
 */
const site: SiteConfigInput = {
  /** The name in the logo, the page titles and the texts. */
  brand: 'Ninefold',
  /** A square picture of your own in `pictures/`, instead of the drawn 9 beside the name. `undefined`: the 9. */
  logo: undefined,
  /**
   * The languages of the site: the first is at its root, another below its code, as in /es. A text that visitors
   * read is one for all of them, `'…'`, or one for each, `{ en: '…', es: '…' }`.
   */
  languages: ['en', 'es'],
  /** Where the site is served, with no slash at the end. */
  origin: 'https://ninefold.example.com',
  /** Where visitors write to. */
  email: 'hello@example.com',
  /** The day until which security.txt holds, 30 to 366 days ahead. */
  securityContactUntil: '2027-11-01',
  /** One line each, as on an envelope. */
  postalAddress: ['Ninefold', 'PO Box 909', 'Phoenix, AZ 85001', 'United States'],
  businessHours: {
    open: {
      en: 'Monday to Friday, 9:00 AM to 6:00 PM MST',
      es: 'De lunes a viernes, de 9:00 a 18:00, hora de Arizona',
    },
    closed: { en: 'Saturday and Sunday', es: 'sábado y domingo' },
    reply: {
      en: 'within 24–48 hours on business days',
      es: 'en 24 a 48 horas, en días laborables',
    },
  },
  /** The links of the header, in order, by the ids of their pages (`src/texts/en/paths.ts` has all of them). */
  menu: [
    'home',
    'personal-year',
    'career-number',
    'business-name',
    'karmic-past-life',
    'daily-decoder',
    'names-battle',
    'lottery-predictor',
    'about',
  ],
  /**
   * Legal pages of your own, beside the four: `{ imprint: { name: 'Imprint', description: 'Who runs this site.' } }`
   * is the page /imprint, with the text in `src/texts/en/legal/imprint.mdx`, and in `src/texts/es/legal/` for Spanish.
   */
  legalPages: {},
  /** Signs the articles. The About page says that it is a pen-name: if it is your name, change that paragraph. */
  penName: 'Orla Vesper',
  /** Introduced on the About page; the initials stand in for a portrait. */
  founder: { name: 'Mara Quill', initials: 'MQ' },
  /**
   * The outside offer behind the banner and the green button. `false`: none, and the texts say so. Two more keys:
   * - `button`: the wording of the green button, instead of the shipped one.
   * - `banner`: `{ wide: 'wide.png', narrow: 'narrow.png', alt: 'What they say' }`, pictures of your own in `pictures/`.
   */
  affiliate: {
    /**
     * Here, and in the two identifiers, `{page}` and `{place}` stand for where the link is, so that your partner
     * can tell you what earned: `'https://…?sub={page}-{place}'`. A place is `banner`, `button`, `article` or `store`.
     */
    address: 'https://offers.example.com/psychic-readings',
    offerId: 'demo-offer',
    affiliateId: 'demo-affiliate',
    /** Drawn on the banner, read out in its place, and shown above the green button. */
    text: {
      en: '10 minutes of psychic readings for $1.99',
      es: '10 minutos de videncia por US$\u00a01.99',
    },
    /**
     * Another offer on pages of some kinds (`article`, `tool`, `store`, `number`, `birthday`, `reference`,
     * `text`), with the same keys but `button`. `offerId` and `affiliateId` may be left out of any: they are added to
     * the address as `offer_id` and `aff_id`.
     */
    byKind: {},
  },
  /**
   * Colors of your own instead of the shipped ones, for example `{ night: { gold: '#f0b8a0' } }`:
   * src/config/colors.ts lists their names: with `gold` goes `goldHover`. `night` is the dark ground of tools, `paper`
   * the light ground of texts. Pages, drawings, icons and share cards take them.
   */
  colors: {},
  /** The note under the Personal Year calculator. */
  personalYearNote: {
    en: 'This analysis is made by our own reading engine with Pythagorean numerology. It’s entertainment, worked out in your browser.',
    es: 'Este análisis lo hace nuestro propio motor de lecturas, con numerología pitagórica. Es para entretenerse y se calcula en tu navegador.',
  },
  /** Whose law governs the terms of use, and which courts decide. */
  governingLaw: {
    law: { en: 'the State of Arizona, United States', es: 'el estado de Arizona, Estados Unidos' },
    courts: {
      en: 'the state or federal courts located in Arizona',
      es: 'los tribunales estatales o federales situados en Arizona',
    },
  },
  /** The day of the last change to the four legal texts in `src/texts/en/legal/`, which they show. */
  legalTextsUpdated: '2025-01-01',
  /** The year in the footer's copyright line. */
  copyrightYear: 2025,
  /**
   * The badge on each product. `basis` says where the rating comes from, and the affiliate disclosure
   * prints it; without a basis, the disclosure says that the badge is decoration. `undefined`: no badge.
   */
  ratingBadge: { rating: '4.9', basis: undefined },
  /**
   * An e-mail provider's sign-up form: `{ provider: 'flodesk', formId: '…' }` or
   * `{ provider: 'mailerlite', accountId: '…', formId: '…' }`, with the identifiers in the code that
   * the provider gives you. `undefined`: no form, and no request leaves the site. With
   * `load: 'on a press'`, the provider's script comes only for those who ask for the form; without it, it
   * comes with every page. `{ link: 'https://…' }` is a link to a page of any provider, in a new tab, without a script
   * and without a request. What the pages say about cookies and scripts follows.
   */
  newsletter: undefined,
  /**
   * How you count visits, which the privacy policy says: `'not counted'`, `'counted from our logs'`
   * (`deploy/README.md` has a way without addresses) or `'counted by our host'`. Or a script of ours tells a counter
   * which page was opened, the host that the visitor came from and a class of width, and nothing else:
   * `{ goatcounter: 'your-code' }` for your-code.goatcounter.com, `{ endpoint: 'https://count.your-site.com/hit' }` for
   * one of yours. Run it on your own address: never paste another service's script. Such scripts send the whole
   * address of a page, and after its # stand a name and a birth date.
   */
  visits: 'not counted',
  /**
   * What a privacy policy owes readers in the European Union: `{ controller: 'Mara Quill, at the postal
   * address below', logsKept: 'for two weeks', mailKept: 'for two years' }`. The policy then says it, with
   * the legal basis of each use. `false`: the site is not for them. `undefined`: not decided yet.
   */
  europe: undefined,
  /** The currency of all prices, by its three letters: USD, EUR, CHF. */
  currency: 'USD',
  /**
   * What the store sells: one product or more, in this order, each with a name of its own. Without a store, `[]`.
   * - `priceCents`: in cents, or whatever the smallest unit of the currency is.
   * - `picture`: a photo in `products/`, such as `'tea.jpg'`, or a drawing in
   *   `src/art/product-pictures.ts`. Without one, the store has a drawing for it.
   * - `asks`: what an order by e-mail has to say about it, as the fields of the checkout.
   * - `delivery`: when and how it arrives, a promise to your customers.
   * - `paymentLink`: where it is paid. Without one, the order is an e-mail; `false` says that it is to be
   *   one. Let the payment page ask for what the product needs: the store asks only for orders by e-mail.
   */
  products: [
    {
      name: { en: 'Complete Numerology Reading', es: 'Lectura numerológica completa' },
      priceCents: 4700,
      picture: 'open-book',
      description: {
        en: 'A personalized 40-page report, made from your full birth name and your birth date. It takes the numbers of the free calculator further: where they agree, where they quarrel, and what the coming year’s said to ask of them. It’s something to reread with a pencil in your hand. Like everything we do, it’s entertainment.',
        es: 'Un informe personal de 40 páginas, hecho con tu nombre completo y tu fecha de nacimiento. Lleva más lejos los números de la calculadora gratuita: dónde se entienden, dónde discuten y qué dicen que les pedirá el año que viene. Está en inglés y es para releerlo con un lápiz en la mano. Como todo lo que hacemos, es para entretenerse.',
      },
      features: [
        { en: 'Life Path in depth', es: 'El Camino de Vida, a fondo' },
        { en: 'Expression and Soul Urge', es: 'Expresión y Número del Alma' },
        { en: 'Personality and Destiny', es: 'Personalidad y Destino' },
        { en: 'Karmic debt numbers', es: 'Deudas kármicas' },
        { en: 'Personal year forecast', es: 'Tu año personal' },
        { en: 'Compatibility notes', es: 'Notas de compatibilidad' },
      ],
      asks: [
        {
          label: { en: 'Birth name', es: 'Nombre de nacimiento' },
          hint: {
            en: 'In full, as it was first given',
            es: 'Completo, con los dos apellidos si los hay',
          },
          kind: 'text',
        },
        {
          label: { en: 'Birth date', es: 'Fecha de nacimiento' },
          hint: { en: 'Day, month and year', es: 'Día, mes y año' },
          kind: 'date',
        },
      ],
      delivery: {
        en: 'A PDF by e-mail, within 10 business days of your payment.',
        es: 'Un PDF por correo electrónico, en un plazo de 10 días laborables desde el pago.',
      },
    },
    {
      name: { en: 'Numerology Master Course', es: 'Curso completo de numerología' },
      priceCents: 9700,
      picture: 'twelve-modules',
      description: {
        en: 'Learn to draw up a chart by hand, and to talk about it without bluffing. Twelve video modules take you from the letter table to reading for a friend, with workbooks and exercises in between. The certificate shows you finished. It’s a keepsake, not a professional license.',
        es: 'Aprende a calcular un perfil a mano y a hablar de él sin inventar. Doce módulos de video, en inglés, van de la tabla de letras a una lectura para alguien que conoces, con cuadernos y ejercicios entre medio. El certificado dice que terminaste. Es un recuerdo, no un título profesional.',
      },
      features: [
        { en: 'Twelve video modules', es: 'Doce módulos de video, en inglés' },
        { en: 'Printable workbooks', es: 'Cuadernos para imprimir' },
        { en: 'Practice exercises', es: 'Ejercicios' },
        { en: 'Certificate of completion', es: 'Certificado al terminar' },
        { en: 'Lifetime access', es: 'Acceso para siempre' },
        { en: 'Private community', es: 'Comunidad privada' },
      ],
      asks: [],
      delivery: {
        en: 'Your access by e-mail, within 2 business days of your payment.',
        es: 'El acceso por correo electrónico, en un plazo de 2 días laborables desde el pago.',
      },
    },
    {
      name: { en: 'Business Numerology Consultation', es: 'Consulta para tu negocio' },
      priceCents: 14700,
      picture: 'shop-front',
      description: {
        en: 'Sixty minutes in private: one conversation about one business. Bring the names you’re considering and the dates you could open on. We’ll add them up together and talk through what each would promise a customer, and afterward you get a written report. Contracts, taxes and market research stay with your other advisers.',
        es: 'Sesenta minutos en privado: una conversación, en inglés, sobre un negocio. Trae los nombres que tienes en mente y las fechas en que podrías abrir. Los sumaremos en compañía, hablaremos de lo que cada uno le promete a la clientela y después recibes un informe por escrito. Los contratos, los impuestos y los estudios de mercado quedan para quien te asesora en eso.',
      },
      features: [
        { en: '60-minute private session', es: 'Sesión privada de 60 minutos' },
        { en: 'Business name analysis', es: 'Análisis de los nombres' },
        { en: 'Launch date selection', es: 'Elección de la fecha de apertura' },
        { en: 'Brand number optimization', es: 'Un número que vaya con tu marca' },
        { en: 'Timing strategies', es: 'Qué hacer, y cuándo' },
        { en: 'Follow-up report', es: 'Informe por escrito' },
      ],
      asks: [
        {
          label: { en: 'Names considered', es: 'Nombres posibles' },
          hint: { en: 'With commas between them', es: 'Separados por comas' },
          kind: 'text',
        },
      ],
      delivery: {
        en: 'We agree on a day by e-mail. The report follows within 5 business days.',
        es: 'Acordamos el día por correo electrónico. El informe llega en 5 días laborables.',
      },
    },
  ],
  /** What the store says of its work, in a sentence or two each. Both are promises to your customers. */
  store: {
    madeBy: {
      en: 'The founder does the work: every report, every module and every conversation comes from the person introduced on the About page.',
      es: 'El trabajo lo hace quien fundó esto: cada informe, cada módulo y cada conversación vienen de la persona que se presenta en Quiénes somos.',
    },
    refund: {
      en: 'If you change your mind within 14 days of paying and before delivery, you get all of your money back. If what arrives isn’t what this page describes, you get it back too.',
      es: 'Si cambias de idea en los 14 días posteriores al pago y antes de la entrega, te devolvemos todo el dinero. Si lo que llega no es lo que describe esta página, también.',
    },
  },
  /** Whether browsers keep a copy that works without a network. `false` also removes it from them. */
  offline: true,
  /** Whether other people may show a calculator of yours on their pages: /embed gives them the code. */
  embed: true,
  /**
   * Tags by which search engines and networks recognize the owner of a site, on the home page: their `name`
   * and `content`, for example `{ 'google-site-verification': '…' }`. A file that one of them gives you instead
   * goes into `public/`; an `.html` file there is answered at its name without `.html`.
   */
  verification: {},
  /** A network without an address shows its icon, but leads nowhere; `false` takes the icon away. */
  social: {
    facebook: undefined,
    instagram: undefined,
    linkedin: undefined,
    twitter: undefined,
    youtube: undefined,
  },
};

export default site;
