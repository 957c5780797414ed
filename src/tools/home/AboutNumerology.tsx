import { SplitSection } from '../../ui/page/SplitSection';

/** The short essay under the calculator. */
export function AboutNumerology() {
  return (
    <SplitSection heading="About Numerology">
      <div className="prose">
        <p>
          People have counted their names for as long as letters have doubled as figures. Greeks and
          Hebrews wrote both with the same signs, so every word was also a sum, and somebody was
          always going to add it up.
        </p>
        <p>
          The system used here is a young one with an old name. It borrows Pythagoras for his belief
          that number lies beneath everything, and gives the twenty-six letters of the English
          alphabet the values 1 to 9 in turn. Add a name or a birth date, reduce what you get, and a
          single figure stands for the whole.
        </p>
        <p>
          What that figure means is custom: a few thousand pages of people agreeing that a four
          builds and a five leaves. We have written our own, to be read the way you would read a
          good horoscope on a train. The arithmetic is exact. The rest is company.
        </p>
        <p>
          <a href="/power-numerology-guide">The guide</a> has the whole of it in one sitting.
        </p>
      </div>
    </SplitSection>
  );
}
