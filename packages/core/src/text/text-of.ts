/** One sentence-maker for each code or kind of a union; the compiler asks for every one. */
export type TextByCode<Union extends { readonly code: string }, Context> = {
  readonly [Code in Union['code']]: (it: Extract<Union, { code: Code }>, context: Context) => string;
};

export type TextByKind<Union extends { readonly kind: string }, Context, Out> = {
  readonly [Kind in Union['kind']]: (it: Extract<Union, { kind: Kind }>, context: Context) => Out;
};
