import { CORE_NUMBERS, type CoreNumber, foldToNine } from '@ninefold/numerology';
import { numberEssays } from '#texts/readings/number-essays';
import * as words from '#texts/site/number-pages';
import { pages } from '../../config/pages';
import type { PageId } from '../../config/paths';
import type { ArticleSummary } from '../../ui/page/PostCard';
import { LinkedText } from '../../ui/page/TextLink';
import { ArticleEnd } from '../articles/ArticleEnd';
import { EntryTop } from '../reference/EntryTop';
import { Neighbors } from '../reference/Neighbors';
import { Plate } from '../reference/Plate';
import { Sheet } from '../reference/Sheet';
import { ChapterView } from './ChapterView';
import { Companions } from './Companions';
import { partsOf } from './chapters';
import { FamousSums } from './FamousSums';
import styles from './NumberPage.module.css';

type Props = { number: CoreNumber; articles: readonly ArticleSummary[] };

const ITSELF = { id: 'itself', ...words.parts.itself };
const ARITHMETIC = { id: 'arithmetic', ...words.parts.arithmetic };
const COMPANY = { id: 'company', ...words.parts.company };

/** Everything about a number: what it means, its readings, its history, its sums and its company. */
export function NumberPage({ number, articles }: Props) {
  const parts = partsOf(number);
  const { epithet, meaning, opening } = numberEssays[number];
  const place = CORE_NUMBERS.indexOf(number);
  const [before, after] = [CORE_NUMBERS[place - 1], CORE_NUMBERS[place + 1]];
  return (
    <>
      <EntryTop
        page={pages[`numbers/${number}`]}
        index={pages.numbers}
        figure={<Plate number={number} />}
        epithet={epithet}
        meaning={meaning}
        contents={[...parts, ITSELF, ARITHMETIC, COMPANY]}
      >
        <p>{opening[0]}</p>
      </EntryTop>
      <Sheet>
        {parts.map(({ id, heading, lead, chapters, briefs }) => (
          <section key={id} className={`${styles.part} later`} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <p className={`reading quiet ${styles.lead}`}>{lead}</p>
            {chapters.map((chapter) => (
              <ChapterView key={chapter.id} number={number} chapter={chapter} />
            ))}
            {briefs.length > 0 && (
              <div className={`cards later ${styles.briefs}`}>
                {briefs.map((chapter) => (
                  <ChapterView key={chapter.id} number={number} chapter={chapter} isBrief />
                ))}
              </div>
            )}
          </section>
        ))}
        {number > 9 && (
          <p className={`reading measure whole ${styles.reduced}`}>
            <LinkedText text={words.whereReduced(number, foldToNine(number).value)} />
          </p>
        )}
        <section className={`${styles.part} later`} aria-labelledby={ITSELF.id}>
          <h2 id={ITSELF.id}>{ITSELF.heading}</h2>
          <p className={`lead mt-2 ${styles.history}`}>{opening[1]}</p>
        </section>
        <section className={`${styles.part} later`} aria-labelledby={ARITHMETIC.id}>
          <h2 id={ARITHMETIC.id}>{ARITHMETIC.heading}</h2>
          <p className={`reading quiet ${styles.lead}`}>
            <LinkedText text={ARITHMETIC.lead} />
          </p>
          <FamousSums number={number} />
        </section>
        <section className={`${styles.part} later`} aria-labelledby={COMPANY.id}>
          <h2 id={COMPANY.id}>{COMPANY.heading}</h2>
          <p className={`reading quiet ${styles.lead}`}>{COMPANY.lead}</p>
          <Companions number={number} />
        </section>
        <ArticleEnd calculators={calculatorsFor(number)} articles={articles} hasBackLink={false} />
        <Neighbors
          label={words.others}
          before={before && `numbers/${before}`}
          index="numbers"
          after={after && `numbers/${after}`}
        />
      </Sheet>
    </>
  );
}

function calculatorsFor(number: CoreNumber): readonly PageId[] {
  const digits: PageId[] = ['personal-year', 'career-number', 'business-name', 'karmic-past-life'];
  return number > 9 ? ['home', 'names-battle'] : ['home', ...digits, 'names-battle'];
}
