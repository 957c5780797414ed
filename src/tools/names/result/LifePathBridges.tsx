import type { SiteNumber } from '../../../numbers/site-number';
import { ReadingSection } from '../../../person/result/Result';
import { Working } from '../../../person/working/Working';
import type { NamesComparison } from '../comparison/compare-names';
import { closest } from '../comparison/summary';
import styles from './NamesResult.module.css';

type Props = {
  date: NonNullable<NamesComparison['date']>;
  names: readonly string[];
  destinies: readonly SiteNumber[];
};

/** How far the Destiny of each name is from the Life Path. */
export function LifePathBridges({ date: { lifePath, bridges }, names, destinies }: Props) {
  return (
    <ReadingSection heading="The bridge to your Life Path" isWide>
      <p>
        The bridge is the distance between your Life Path, {lifePath.value}, and the Destiny of a
        name, each brought to one digit. A short one is read as a name that’s close to the date, a
        long one as a name you grow into. It’s a distance, and says nothing about how well the two
        get along.{' '}
        {closest(
          bridges.map(({ value }) => value),
          names,
        )}
      </p>
      {names.map((name, index) => (
        // The same name may be there twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={styles.bridge}>
          <p data-testid="bridge" data-bridge={bridges[index]?.value}>
            <strong dir="auto">{name}</strong>: Destiny {destinies[index]?.value}, a bridge of{' '}
            {bridges[index]?.value}.
          </p>
          <Working
            steps={bridges[index]?.steps ?? []}
            summary={`How the bridge of ${name} was found`}
          />
        </div>
      ))}
    </ReadingSection>
  );
}
