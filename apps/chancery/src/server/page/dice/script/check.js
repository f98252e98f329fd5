// Checks the dice of a campaign in this browser: fetches the public list and the reader's own lines, and runs the same code
// that `chancery verify` runs, with the files that the reader chooses. Nothing of them leaves the browser.
const form = document.querySelector('#check-form');
const verdict = document.querySelector('#verdict');
const { campaign, language, source } = form.dataset;

const load = async () => {
  const [{ checkRegister }, { readProofs }, { LINE_REASON_TEXT }, { verdictParts }, words] = await Promise.all(
    [
      'core/record/check-register.ts',
      'core/record/proof-lines.ts',
      'core/text/line-reasons.ts',
      'dice/verdict-lines.ts',
      `dice/words/${language}.ts`,
    ].map((name) => import(`${source}/${name}`)),
  );
  return { checkRegister, readProofs, verdictParts, words: words[language], reasons: LINE_REASON_TEXT[language] };
};

const ask = async (path) => {
  const answer = await fetch(`/api/v1/campaigns/${campaign}${path}`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
};

const element = (name, text = '', className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className });

const show = (parts, end) => {
  verdict.replaceChildren(
    element('p', end, 'sum'),
    ...parts.flatMap(({ heading, lines, tone }) => {
      const list = element('ul');
      list.append(...lines.map((line) => element('li', line)));
      const box = element('div', '', `said ${tone}`);
      box.append(element('h3', heading), list);
      return box;
    }),
  );
};

form.hidden = false;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  verdict.replaceChildren(element('p', form.dataset.running));
  try {
    const { checkRegister, readProofs, verdictParts, words, reasons } = await load();
    const seat = form.elements.namedItem('seat')?.value;
    const register = await ask('/dice');
    const own = seat === undefined ? [] : (await ask(`/seats/${encodeURIComponent(seat)}/lines`)).lines;
    const texts = await Promise.all([...form.elements.namedItem('kept').files].map((file) => file.text()));
    const kept = texts.flatMap((text) => readProofs(text));
    const found = checkRegister(register, { own, kept });
    show(verdictParts(found, words, reasons), words.end(found.faults.length));
  } catch (error) {
    verdict.replaceChildren(element('p', form.dataset.failed, 'said bad'));
    throw error;
  } finally {
    button.disabled = false;
  }
});
