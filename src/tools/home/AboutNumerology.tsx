import { path } from '../../config/paths';
import { SplitSection } from '../../ui/page/SplitSection';

/** The short essay under the calculator. */
export function AboutNumerology() {
  return (
    <SplitSection heading="About Numerology">
      <div className="prose">
        <p>
          Numerology turns names and dates into numbers, and gives each number a meaning. It’s an
          old idea. The ancient Greeks and Hebrews wrote their numbers with letters, so every word
          was also a sum, and sooner or later somebody started comparing the sums.
        </p>
        <p>
          The system we use is much younger. It’s called Pythagorean, after the Greek philosopher
          who taught that everything rests on number, though he never saw it. It gives the letters
          of the English alphabet the values 1 to 9. You add up the letters of a name, or the digits
          of a date, until there’s one digit left, or one of the{' '}
          <a href={path('blog/master-numbers')}>master numbers</a> 11, 22 and 33.
        </p>
        <p>
          What a number means is a custom: 4 stands for order, 5 for freedom, 7 for thought. They’re
          all on the pages of <a href={path('numbers')}>the twelve numbers</a>. Our arithmetic is
          exact, and every result shows its sum. The readings are our own words, and they’re
          entertainment. They can’t tell you a thing about the future. They’re good company while
          you think about it.
        </p>
        <p>
          If you’d like to do it yourself, <a href={path('guide-frame')}>our guide</a> is a short
          book with one person worked out from start to finish.
        </p>
      </div>
    </SplitSection>
  );
}
