/** The data of a schema, as use cases give it: nothing in it is written to. */
export type Told<T> = T extends readonly (infer U)[]
  ? readonly Told<U>[]
  : T extends object
    ? { readonly [Name in keyof T]: Told<T[Name]> }
    : T;

type KeysOf<Shape> = Shape extends unknown ? keyof Shape : never;
type At<Shape, Name> = Shape extends unknown ? (Name extends keyof Shape ? Shape[Name] : never) : never;

/**
 * The names of fields in what a use case gives of which a schema knows nothing. There must be none: nothing leaves the
 * server that the document does not tell.
 */
export type Untold<Given, Shape> = unknown extends Shape
  ? never
  : Given extends string | number | boolean | null | undefined
    ? never
    : Given extends readonly (infer Item)[]
      ? Untold<Item, Extract<Shape, readonly unknown[]>[number]>
      : string extends KeysOf<Shape>
        ? never
        : {
            [Name in keyof Given]-?: Name extends KeysOf<Shape> ? Untold<Given[Name], At<Shape, Name>> : Name;
          }[keyof Given];
