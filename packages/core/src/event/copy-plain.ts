/**
 * A deep copy of plain data (what JSON can hold), several times as quick as structuredClone, which also looks for what
 * plain data never has. Shared parts become separate ones.
 */
export const copyPlain = <T>(value: T): T => copy(value) as T;

const copy = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i += 1) list[i] = copy(value[i]);
    return list;
  }
  // A spread first, so that copies of one kind of record share one shape.
  const record: Record<string, unknown> = { ...value };
  for (const key in record) {
    const member = record[key];
    if (typeof member === 'object' && member !== null) record[key] = copy(member);
  }
  return record;
};
