import type { Page } from '../../config/pages';

type Props = {
  links: readonly Page[];
  className: string | undefined;
  linkClassName: string | undefined;
  /** The address of the page that it is on. */
  current?: string;
  labelId?: string;
};

/** Pages of this site, by their names, but for those that are hidden or removed. */
export function LinkList({ links, className, linkClassName, current, labelId }: Props) {
  return (
    <ul className={className} aria-labelledby={labelId}>
      {links
        .filter(({ isHidden }) => !isHidden)
        .map(({ path, label }) => (
          <li key={path}>
            <a
              className={linkClassName}
              href={path}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
