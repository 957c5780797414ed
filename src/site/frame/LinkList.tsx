import type { Page } from '../../config/pages';

type Props = {
  links: readonly Page[];
  className: string | undefined;
  linkClassName: string | undefined;
};

/** Pages of this site, by their names, but for those that are hidden or removed. */
export function LinkList({ links, className, linkClassName }: Props) {
  return (
    <ul className={className}>
      {links
        .filter(({ isHidden }) => !isHidden)
        .map(({ path, label }) => (
          <li key={path}>
            <a className={linkClassName} href={path}>
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
