import { system } from '#texts/ui/page';

/** The note under a calculator that says which system it uses. */
export function PythagoreanNote({ text = system }: { text?: string }) {
  return <p className="note measure">{text}</p>;
}
