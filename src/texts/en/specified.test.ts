import { test } from 'vitest';
import { expectHouseRule } from '../../../tests/testing/house-rules';

// The labels, buttons, headings and messages that the specification fixes, once each. Other tests take them from
// the texts.
const SPECIFIED: Readonly<Record<string, string>> = {
  numbers:
    'Name Number, Life Path, Destiny, Soul Urge, Personality, Expression, Maturity, Attitude, Hidden Passion',
  paths:
    'Calculator, Personal Year, Career Number, Business Name, Karmic Past Life, Daily Decoder, Name Vibration, Lottery Predictor, About, Blog, Contact, Store, Power Numerology Guide',
  pages: 'Main, Quick Links, Support, Legal, Reference',
  compatibility:
    'Strong Natural Harmony, Solid Compatibility, Workable Potential, Requires Commitment, Challenging Dynamic, Difficult Pairing',
  'person/form': 'Full Name, Birth Date, Which number, Forget it now, Change',
  'person/people': 'Keep this person, Kept, Choose a person',
  'result/reading': 'Copy link',
  'result/reading/reading-parts':
    'Strengths, Challenges, Additional Insights, Themes, Opportunities, Advice, Ideal Careers, Work Environment, Professional Strengths, Success Tips, Energy Profile, Ideal Industries, Brand Personality, Marketing Approach, Potential Challenges, Past Life Themes, Karmic Lessons, Talents From Past Lives, Current Life Challenges, Soul Growth Path, Healing Advice',
  'result/share': 'Share',
  'site/articles': 'Back to Blog, Back to all articles',
  'site/frame': 'Menu, More, Ad, Sponsored, Advertisement',
  'site/info': 'Calculate Your Numbers',
  'site/angel-numbers': 'Number you saw, Look it up',
  'tools/birth-grid': 'Draw my grid, Lo Shu order',
  'tools/blind-test': 'Start the test',
  'tools/blind-test/played': 'Stop here',
  'tools/business-name': 'Enter Business Name, Calculate Business Number',
  'tools/by-hand': 'Start',
  'tools/by-hand/walk': 'Your answer, Check',
  'tools/career-number': 'Calculate Career Number',
  'tools/daily-decoder':
    'Decode My Destiny, Consulting the cosmos..., Try Again, Cosmic Alignment, High Frequency, Harmonious Flow, Transformation Zone, Reflection Time, Score copied to clipboard!',
  'tools/home': 'Calculate, Key Traits',
  'tools/karmic-past-life':
    'Enter Your Full Name, Enter Your Birth Date, Calculate Karmic Past Life Number',
  'tools/lottery-predictor':
    'Your Name, Life Path Number, Daily, Weekly, Generate My Power Numbers, Check Against Lottery Results, Check, Generate New Numbers, Leaderboard, Your Stats, Recent Results, Top Predictors, Please enter a valid Life Path number (1-33) and your name, Please enter the lottery winning numbers, Please enter exactly 6 valid numbers (1-49) separated by commas',
  'tools/names': 'Add a name, Compare names',
  'tools/names-battle':
    'Enter First Name, Enter Second Name, Start Cosmic Battle, Try Another Battle, Cosmic Compatibility, Strong Natural Compatibility, Moderate Compatibility, Challenging Compatibility, Difficult Compatibility, Core Energies, Communication Patterns, Emotional Dynamics, Primary Challenges, Growth Opportunities, Path Forward, Please enter both names to start the cosmic battle!',
  'tools/people': 'Save a copy, Open a copy, Remove everyone',
  'tools/people/view': 'Remove',
  'tools/personal-year': 'Calculate Personal Year Number',
  'tools/sigil': 'Draw my sigil, Save as SVG, Save as PNG',
  'tools/store': 'Add to Cart, Close, Proceed to Checkout',
  'tools/today': 'Tomorrow',
  'tools/together': 'First person, Second person, Compare, Copy my half',
  'tools/why-different': 'What the other site said, Find out why',
  'ui/offer': 'Try a Free Numerology Reading',
  'ui/page': 'Featured Reading, View All Articles, Read more',
};

const files = import.meta.glob<object>('./**/*.ts', { eager: true });

const textsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' ? Object.values(value ?? {}).flatMap(textsIn) : [value];

test.each(Object.entries(SPECIFIED))('%s has the words of the specification', (file, words) => {
  const texts = textsIn({ ...files[`./${file}.ts`] });
  expectHouseRule(
    words.split(', ').filter((word) => !texts.includes(word)),
    `src/texts/en/${file}.ts does not have these words of the specification. Yours may be others.`,
  );
});
