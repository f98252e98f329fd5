/** The terms of a game as the form of its console shows them, ready to be sent with a change. */
export const termsOf = async (browser: { open(path: string): Promise<{ text: string }> }, path: string) => {
  const { text } = await browser.open(`${path}/terms`);
  const fields: { [name: string]: string } = {};
  for (const [tag] of text.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
    if (!/type="(checkbox|radio)"/.test(tag) || / checked/.test(tag))
      fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  for (const [, name = '', options = ''] of text.matchAll(/<select name="([^"]*)">([\s\S]*?)<\/select>/g))
    fields[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  return fields;
};
