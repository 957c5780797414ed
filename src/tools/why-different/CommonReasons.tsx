import { path } from '../../config/paths';
import { SplitSection } from '../../ui/page/SplitSection';
import { unbrokenSum } from '../../ui/text/unbroken-sum';

/** The usual reasons, for whoever wants to read and not to type. */
export function CommonReasons() {
  return (
    <SplitSection heading="Why sites disagree">
      <div className="prose">
        <p>
          Two sites, one birth date, two numbers. Neither has to be a mistake. They may follow
          different customs, and these are the common ones.
        </p>
        <ol>
          <li>
            <strong>Digits in a row, or part by part.</strong> December 20, 1999 is{' '}
            {unbrokenSum('1 + 2 + 2 + 0 + 1 + 9 + 9 + 9 = 33')} in a row. Part by part it’s{' '}
            {unbrokenSum('3 + 2 + 1 = 6')}.
          </li>
          <li>
            <strong>Master numbers.</strong> Some keep 11, 22 and 33, some keep 44 as well, and some
            add the two digits every time.
          </li>
          <li>
            <strong>Letters with accents.</strong> José has four letters on one site and three on
            the next, and an é alone is worth 5.
          </li>
          <li>
            <strong>The letter Y.</strong> It’s a consonant in some schools, a vowel in others, and
            in a third kind it depends on how the name sounds.
          </li>
          <li>
            <strong>Which name.</strong> The birth certificate, the passport, or what’s on the door.
            A middle name left out is enough.
          </li>
          <li>
            <strong>Another letter table.</strong> The Chaldean one gives A a 1 and B a 2 like ours,
            and goes its own way at F.
          </li>
          <li>
            <strong>When a year begins.</strong> On January 1, or on your birthday.
          </li>
        </ol>
        <p>
          We add digits in a row, keep 11, 22 and 33, count plain A to Z with Y as a consonant
          unless you switch that, use the Pythagorean letters, and start every year on January 1.{' '}
          <a href={path('methods')}>How We Count</a> has our rules and the reasons for them.
        </p>
      </div>
    </SplitSection>
  );
}
