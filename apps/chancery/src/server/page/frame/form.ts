import type { Context } from 'hono';

/** The fields of a form, as text; a file counts as none. */
export interface Form {
  (name: string): string;
  /** All that go by one name, such as boxes that are ticked. */
  all(name: string): readonly string[];
}

export const formOf = async (context: Context): Promise<Form> => {
  const body = await context.req.parseBody({ all: true });
  const all = (name: string): readonly string[] =>
    [body[name] ?? []].flat().filter((value): value is string => typeof value === 'string');
  return Object.assign((name: string) => all(name).at(-1) ?? '', { all });
};

/** As people type it: lines of any system. */
export const typedText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trimEnd();
