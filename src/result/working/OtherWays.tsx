import type { ComponentProps, ReactNode } from 'react';
import * as words from '#texts/result/working/other-ways';
import { path } from '../../config/paths';
import type { SiteNumber } from '../../numbers/site-number';
import { Disclosure } from '../../ui/primitives/Disclosure';
import { LetterChoicesContext } from './letter-chooser';
import styles from './Working.module.css';
import { WorkingSteps } from './WorkingSteps';

type Props = {
  /** What differs between the ways, and what both give here. */
  why: string;
  children: ReactNode;
};

/** A number counted in our way and in another, behind a line. */
export function OtherWays({ why, children }: Props) {
  return (
    <Disclosure className="note" data-testid="other-ways">
      <summary className="summary">{words.heading}</summary>
      <p className="measure">{why}</p>
      <div className={`halves ${styles.both}`}>
        {/* The switches for letters are in the working above; a second set would only repeat them. */}
        <LetterChoicesContext value={undefined}>{children}</LetterChoicesContext>
      </div>
      <p className="measure">
        <a className="touch" href={path('methods')}>
          {words.everyRule}
        </a>
      </p>
    </Disclosure>
  );
}

type WayProps = Omit<ComponentProps<'div'>, 'children'> & {
  heading: string;
  worked: SiteNumber;
  note?: string | undefined;
};

/** One way to count: its name, its number and its working. */
export function Way({ heading, worked, note, ...rest }: WayProps) {
  return (
    <div className="stack-1" {...rest}>
      <h3 className={`row-0 ${styles.title}`}>
        {heading} <span className="gold">{worked.value}</span>
      </h3>
      <WorkingSteps steps={worked.steps} />
      {note && <p>{note}</p>}
    </div>
  );
}
