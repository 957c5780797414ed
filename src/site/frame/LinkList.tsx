type Props = {
  links: readonly { readonly path: string; readonly label: string }[];
  className: string | undefined;
  linkClassName: string | undefined;
};

/** Pages of this site, by their names. */
export function LinkList({ links, className, linkClassName }: Props) {
  return (
    <ul className={className}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a className={linkClassName} href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
