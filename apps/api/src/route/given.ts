/** Fields of which those that were left out are not there at all. */
export type Given<T> = {
  readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name];
} & {
  readonly [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

/** Use cases tell "left out" from "set to nothing", so what was left out is not handed on. */
export const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
