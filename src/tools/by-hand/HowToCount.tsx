import { path } from '../../config/paths';
import { SplitSection } from '../../ui/page/SplitSection';
import { unbrokenSum } from '../../ui/text/unbroken-sum';

/** The whole method on half a page, for whoever has pencil and paper already. */
export function HowToCount() {
  return (
    <SplitSection heading="The whole method">
      <div className="prose">
        <p>
          You need to know three things, and you’ll remember them by tomorrow. They’re enough for
          every number on this page.
        </p>
        <ol>
          <li>
            <strong>Letters have values.</strong> Write 1 to 9 in a row and the alphabet underneath,
            nine letters to a line. A, J and S stand under 1, B, K and T under 2, and I and R under
            9.
          </li>
          <li>
            <strong>Add everything in one row.</strong> Ann is {unbrokenSum('1 + 5 + 5 = 11')}.
            December 9, 1906 is {unbrokenSum('1 + 2 + 9 + 1 + 9 + 0 + 6 = 28')}. The order doesn’t
            matter, and zeros don’t either.
          </li>
          <li>
            <strong>Too big? Add its digits.</strong> 28 becomes {unbrokenSum('2 + 8 = 10')}, and 10
            becomes {unbrokenSum('1 + 0 = 1')}. Stop at one digit, or at 11, 22 or 33; a Personal
            Year goes on.
          </li>
        </ol>
        <p>
          Here’s a trick from bookkeepers: nines don’t change where you end up. Cross out every 9,
          and every pair that makes 9, add what’s left, and you still land on the same digit (if
          nothing’s left, it’s 9). It’s a good way to check a sum, but a bad way to find a master
          number, because it jumps right over them.
        </p>
        <p>
          What the numbers mean is another matter, and no pencil will settle it. The{' '}
          <a href={path('guide')}>guide</a> walks one person through all of them, and{' '}
          <a href={path('numbers')}>The Twelve Numbers</a> says what each is read as.
        </p>
      </div>
    </SplitSection>
  );
}
