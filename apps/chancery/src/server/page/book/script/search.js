/* The search of the book: it looks through what search-index.js brings, and asks no server. */
const sought = new URLSearchParams(location.search).get('q') ?? '';
const words = sought
  .toLowerCase()
  .split(/\s+/)
  .filter((word) => word !== '');
const list = document.getElementById('found');
const said = document.getElementById('said');
document.getElementById('q').value = sought;

/** How well it fits: headings count for more; nothing unless every word is in it. */
const weightOf = ([page, heading, , text]) => {
  let weight = 0;
  for (const word of words) {
    const inHead = `${page} ${heading}`.toLowerCase().includes(word);
    const times = text.toLowerCase().split(word).length - 1;
    if (!inHead && times === 0) return 0;
    weight += (inHead ? 20 : 0) + Math.min(times, 5);
  }
  return weight;
};

const passageOf = (text) => {
  const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 60);
  return `${at > 0 ? '… ' : ''}${text.slice(at, at + 220)}${text.length > at + 220 ? ' …' : ''}`;
};

if (words.length > 0) {
  const found = BOOK.map((entry) => ({ entry, weight: weightOf(entry) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  said.textContent = found.length === 0 ? `Nothing has “${sought}”.` : `${found.length} places have “${sought}”.`;
  for (const { entry } of found.slice(0, 50)) {
    const [page, heading, address, text] = entry;
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = address;
    link.textContent = heading === '' ? page : `${page}: ${heading}`;
    const passage = document.createElement('p');
    passage.textContent = passageOf(text);
    item.append(link, passage);
    list.append(item);
  }
}
