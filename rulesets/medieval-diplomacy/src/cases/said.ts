import type { Words } from '@chancery/core';
import type { CaseTable, StatedRow } from '@chancery/kit';
import type { MdPosition } from '../types.ts';

/** What a case says, part by part. */
export interface Said {
  part(name: string): Words;
  rows: ReadRows;
  /** Rows that are read again later, when all is known that they follow from, and their faults found then. */
  unread: ReadRows;
}

type ReadRows = <Row extends object>(
  name: string,
  table: CaseTable<MdPosition, Row>,
  position: MdPosition,
) => readonly StatedRow<Row>[];
