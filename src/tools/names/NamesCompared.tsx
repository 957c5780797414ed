import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#texts/tools/names';
import { BirthDateField } from '../../person/form/BirthDateField';
import { fieldName } from '../../person/form/form-entry';
import { NameField } from '../../person/form/NameField';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { ToolForm } from '../../result/tool/ToolForm';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps, type ToolState } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { Field } from '../../ui/form/Field';
import { fieldOf } from '../../ui/form/fields';
import { PendingReading } from '../../ui/loading/PendingReading';
import { Button } from '../../ui/primitives/Button';
import { compareNames } from './compare-names';
import { describeRow, overview } from './sentences';

const MAX_NAMES = 4;

const tool = defineTool({
  page: 'names',
  people: MAX_NAMES,
  calculate: ({ people }) =>
    people.length <= MAX_NAMES && people.every(({ name }) => name)
      ? compareNames(people, people[0].date)
      : undefined,
  // The result needs more code than the form should wait for. It loads while the form is filled in.
  load: async () => (await import('./result/NamesResult')).NamesResult,
});

/** Names compared: two to four of them, their numbers side by side. It opens with the visitor's own. */
export function NamesCompared({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result, loading, chooseLetters } = toolState;
  const names = result?.people.map(({ name }) => name) ?? [];
  const NamesResult = loading.loaded;

  return (
    <ToolLayout
      toolState={toolState}
      announcement={result ? words.announcement(names, overview(result.value, names.length)) : ''}
      form={<NamesForm toolState={toolState} />}
      placeholder={placeholder}
    >
      {result && (
        <PendingReading
          loading={loading}
          loadingText={words.loading}
          // The numbers themselves need no more code.
          failed={[...result.value.rows.map((row) => describeRow(row, names)), words.noTable].join(
            ' ',
          )}
        />
      )}
      {NamesResult && result && (
        <NamesResult key={result.runId} result={result} offer={offer} onChoose={chooseLetters} />
      )}
    </ToolLayout>
  );
}

const MIN_NAMES = 2;

/** Two names and, on request, two more, with an optional birth date. */
function NamesForm({ toolState }: { toolState: ToolState }) {
  const [countAsked, setCountAsked] = useState(MIN_NAMES);
  const count = Math.max(countAsked, toolState.result?.people.length ?? 0);

  function add({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setCountAsked(count + 1));
    if (form) fieldOf(form, fieldName('name', count))?.focus();
  }

  return (
    <ToolForm button={words.submit} toolState={toolState} onForget={() => setCountAsked(MIN_NAMES)}>
      <ChoosePerson />
      <NameField label={words.nameLabel(1)} />
      <NameField
        label={words.nameLabel(2)}
        name={fieldName('name', 1)}
        placeholder={words.secondExample}
      />
      {/* Always there, so that a link can fill them. */}
      {[2, 3].map((index) => (
        <div key={index} hidden={index >= count}>
          <Field
            label={words.nameLabel(index + 1)}
            name={fieldName('name', index)}
            hint={words.optional}
            spellCheck={false}
          />
        </div>
      ))}
      {count < MAX_NAMES && (
        <Button tone="plain" onClick={add}>
          {words.addName}
        </Button>
      )}
      <BirthDateField />
    </ToolForm>
  );
}
