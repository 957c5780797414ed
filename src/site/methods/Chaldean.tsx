import { unbrokenSum } from '../../ui/browser/unbroken-sum';
import { chaldean } from './chaldean';

/** A name's sum by the Chaldean table, which the site does not use, on one line. */
export function Chaldean({ name }: { name: string }) {
  const { values, total, value } = chaldean(name);
  return <>{`${unbrokenSum(`${values.join(' + ')} = ${total}`)}, and so ${value}`}</>;
}
