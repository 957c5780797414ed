import { SplitSection } from '../../ui/page/SplitSection';

/** Why there is such a test, and how to read it, for believers and for skeptics. */
export function WhatItShows() {
  return (
    <SplitSection heading="Why a blind test?">
      <div className="prose">
        <p>
          Because reading about yourself is the easiest reading there is. Tell a class of students
          that a text was written for each of them, hand everybody the same page, and most of them
          will find it remarkably accurate. A psychologist named Bertram Forer did that in 1948, and
          it’s worked in classrooms ever since. We like our readings. We’d still rather know whether
          you’d spot yours without the label.
        </p>
        <p>So the labels come off. The test works best if you follow three rules.</p>
        <ul>
          <li>
            <strong>Take it before you read your numbers.</strong> If you’ve read them already, let
            somebody who hasn’t answer for you.
          </li>
          <li>
            <strong>Choose what you do, not what you’d like.</strong> Most people would rather be
            the brave one. Were you, last week?
          </li>
          <li>
            <strong>Decide first what would impress you.</strong> Pick your number now, six or seven
            or eight, and don’t move it afterward.
          </li>
        </ul>
        <p>
          If you believe in numbers, a low score doesn’t take anything away from you: a text can be
          useful without being yours alone, like good advice meant for somebody else. If you don’t,
          a high score isn’t a miracle: somebody gets one in every crowd. What would count is many
          people, many rounds and one steady lean. No lean counts, too: then the readings carry no
          information about you, at least not the way we’ve written them. You can start collecting
          tonight.
        </p>
      </div>
    </SplitSection>
  );
}
