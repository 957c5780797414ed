import { path } from '../../config/paths';
import { SplitSection } from '../../ui/page/SplitSection';

/** Which name to use, and what different schools say. */
export function WhichName() {
  return (
    <div id="which-name">
      <SplitSection heading="Which name should I use?">
        <div className="prose">
          <p>
            Start with the full name on your birth certificate. That’s the custom in the school we
            follow, and it’s what most books mean by Destiny. Then count the name you go by now, and
            look at what moved. You don’t have to pick one: they answer different questions.
          </p>
          <ul>
            <li>
              <strong>The birth name, say most Pythagoreans.</strong> The first name you were given
              is read as the plan, and it doesn’t change at a wedding. The name you use now gets
              numbers of its own, often called minor numbers. They’re said to color the old ones,
              more so the longer you’ve worn the name.
            </li>
            <li>
              <strong>The name people call you, said Cheiro.</strong> He made the Chaldean letters,
              an older table with other values, famous a hundred years ago, and he took the name a
              person is best known by. If everybody says Beth, it’s Beth he’d have counted, whatever
              the passport says.
            </li>
            <li>
              <strong>The name that fits the date, say others.</strong> In this school you change
              the spelling until the name’s number agrees with the birth date. That’s how some film
              stars came by an extra letter. It’s also where the paid advice lives, so hold on to
              your wallet.
            </li>
          </ul>
          <p>
            Adopted? Some schools take the first name on record, others the one you grew up with. If
            you’ve left a name behind on purpose, leave it behind here too. Nobody’s custom gets to
            make you type it.
          </p>
          <p>
            Which of them is right can’t be measured, because a number in a name is a custom and not
            a finding. So use the birth name for the usual reading, the everyday name for how you
            come across, and the name you like for everything else. There’s more in{' '}
            <a href={path('blog/name-numerology')}>What Your Name Adds Up To</a>.
          </p>
        </div>
      </SplitSection>
    </div>
  );
}
