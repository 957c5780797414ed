import type { ComponentProps } from 'react';
import { TableScroller } from '../../ui/primitives/TableScroller';
import styles from './ArticleTable.module.css';

/** A table of an article. */
export function ArticleTable(table: ComponentProps<'table'>) {
  return (
    <div className={styles.around}>
      <TableScroller>
        <table {...table} className={styles.table} />
      </TableScroller>
    </div>
  );
}

/** Markdown aligns a cell with a style attribute, which the security policy blocks: a class instead. */
export function HeadCell({ style, ...cell }: ComponentProps<'th'>) {
  // The corner above the row headings is not a heading.
  if (!cell.children) return <td className={alignment(style)} />;
  return <th {...cell} scope="col" className={alignment(style)} />;
}

/** A plain cell, aligned like its head. */
export function Cell({ style, ...cell }: ComponentProps<'td'>) {
  return <td {...cell} className={alignment(style)} />;
}

function alignment(style: ComponentProps<'td'>['style']): string | undefined {
  const isAside = JSON.stringify(style ?? '').match(/right|center/)?.[0];
  return isAside && styles[isAside];
}
