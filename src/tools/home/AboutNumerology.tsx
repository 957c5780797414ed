import { SplitSection } from '../../ui/page/SplitSection';

/** The short essay under the calculator. */
export function AboutNumerology() {
  return (
    <SplitSection heading="About Numerology">
      <div className="prose">
        <p>
          Numerology turns names and dates into numbers and gives each number a meaning. The idea is
          old. In ancient Greek and Hebrew, letters were also used as numbers, so every word had a
          sum, and people began to compare these sums.
        </p>
        <p>
          The system used here is much younger. It is called Pythagorean, after the Greek thinker
          who taught that everything rests on number, and it gives the letters of the English
          alphabet the values 1 to 9. The letters of a name or the digits of a date are added until
          one digit is left, or one of the <a href="/blog/master-numbers">master numbers</a> 11, 22
          and 33.
        </p>
        <p>
          What a number means is a custom: 4 stands for order, 5 for freedom, 7 for thought. You can
          read all of them on the pages of <a href="/numbers">the twelve numbers</a>. Our arithmetic
          is exact, and every result shows its sum. The readings are our own words and are meant as
          entertainment. They can tell you nothing about the future, but they may help you think.
        </p>
        <p>
          To learn how it all works, read <a href="/power-numerology-guide">our guide</a>, a short
          book with a complete example.
        </p>
      </div>
    </SplitSection>
  );
}
