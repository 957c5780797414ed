import * as words from '#texts/site/embed';
import { copyByHand } from '#texts/ui';
import type { Edition } from '../../config/editions';
import { SelectField } from '../../ui/form/SelectField';
import { Button } from '../../ui/primitives/Button';
import styles from './Embed.module.css';
import { FIXED_HEIGHT, frameAddress, type Offered, type SnippetChoices, snippet } from './snippet';

const shipped: SnippetChoices = {
  number: 'life-path',
  colors: 'own',
  code: 'element',
  isNofollow: false,
};

type Props = {
  offered: Offered;
  framePath: string;
  /** This page in other languages, whose code is for pages in those. */
  twins: readonly Edition[];
};

/** The choices, the code they come to, and the frame itself. Without a script it shows the first choices. */
export function EmbedForm({ offered, framePath, twins }: Props) {
  return (
    <div className={`halves ${styles.embed}`} data-embed={JSON.stringify(offered)}>
      <div className={`stack-2 ${styles.choices}`}>
        <SelectField
          label={words.whichNumber}
          name="number"
          options={optionsOf(words.numberOptions)}
        />
        <SelectField
          label={words.whichColors}
          name="colors"
          options={optionsOf(words.colorOptions)}
        />
        <SelectField label={words.whichCode} name="code" options={optionsOf(words.codeOptions)} />
        <label className={`touch ${styles.nofollow}`}>
          <input type="checkbox" name="nofollow" /> {words.nofollow}
        </label>
        {twins.map(({ language, name, path }) => (
          <p key={language} className="note">
            {words.otherLanguage}{' '}
            <a href={path} hrefLang={language} lang={language}>
              {name}
            </a>
          </p>
        ))}
      </div>
      <div className={`stack-1 start ${styles.code}`}>
        <label className="strong" htmlFor="code">
          {words.code}
        </label>
        <textarea
          className="field-box"
          id="code"
          rows={6}
          readOnly
          defaultValue={snippet(shipped, offered)}
        />
        <Button>{words.copy}</Button>
        <p
          className="status note"
          aria-live="polite"
          data-done={words.copied}
          data-refused={copyByHand}
        />
      </div>
      <section className={`stack-2 ${styles.preview}`}>
        <h2 className="h3">{words.preview}</h2>
        <iframe
          src={frameAddress(shipped, { ...offered, address: framePath })}
          title={offered.titles[shipped.number]}
          height={FIXED_HEIGHT}
        />
      </section>
    </div>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
