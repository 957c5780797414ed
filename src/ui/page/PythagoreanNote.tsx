const METHOD =
  'This analysis uses the Pythagorean system: every letter from A to Z stands for a number from 1 to 9.';

type Props = {
  /** A page's own text instead of the default. */
  text?: string;
};

/** The note under a calculator that says which system it uses. */
export function PythagoreanNote({ text = METHOD }: Props) {
  return <p className="note measure">{text}</p>;
}
