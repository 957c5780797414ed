import { system } from '#texts/ui/page';

type Props = {
  text?: string;
};

/** The note under a calculator that says which system it uses. */
export function PythagoreanNote({ text = system }: Props) {
  return <p className="note measure">{text}</p>;
}
