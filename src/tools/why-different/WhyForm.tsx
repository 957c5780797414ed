import type { ComponentProps } from 'react';
import { NumberFields, useChosenKind } from '../../person/form/NumberFields';
import { ToolForm } from '../../person/tool/ToolForm';
import { Field } from '../../ui/form/Field';
import { askedKinds, SAID_PATTERN } from './explanation/questions';

type Props = Pick<ComponentProps<typeof ToolForm>, 'inUse'>;

/** Whose number it is, which one, and what the other site says. */
export function WhyForm({ inUse }: Props) {
  const kind = useChosenKind(inUse.formRef, 'number', askedKinds);
  return (
    <ToolForm button="Find out why" inUse={inUse}>
      <NumberFields name="number" kinds={askedKinds} chosen={kind} />
      <Field
        label="What the other site said"
        name="said"
        hint="Required, like 7 or 11/2"
        inputMode="text"
        required
        pattern={SAID_PATTERN}
      />
    </ToolForm>
  );
}
