import { chaldean } from './chaldean';

/** A name's sum by the table that we did not take, in a line. */
export function Chaldean({ name }: { name: string }) {
  const { values, total, value } = chaldean(name);
  return <>{`${values.join(' + ')} = ${total}, and so ${value}`}</>;
}
