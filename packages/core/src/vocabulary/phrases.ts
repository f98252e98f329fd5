/** The phrases of a text: what stands between commas, semicolons and line ends, brackets and quotes kept whole. */
export const phrasesOf = (text: string): readonly string[] => {
  const phrases: string[] = [];
  let from = 0;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') quoted = !quoted;
    if (letter !== undefined && '([{'.includes(letter)) depth += 1;
    if (letter !== undefined && ')]}'.includes(letter)) depth -= 1;
    const parts = letter === ',' || letter === ';' || letter === '\n';
    if (letter !== undefined && (!parts || depth > 0 || quoted)) continue;
    const phrase = text.slice(from, at).trim();
    if (phrase !== '') phrases.push(phrase);
    from = at + 1;
  }
  return phrases;
};

/** The form in which names of fields are compared: `Base revenue`, `base_revenue` and `baseRevenue` are the same. */
export const squash = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
