// Puts every moment on the page into the reader's own zone, and says how long it is until a deadline.
const { lang } = document.documentElement;
const locale = [...navigator.languages].find((tag) => tag.startsWith(lang)) ?? lang;
const moments = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const spans = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const spanTo = (at) => {
  const [unit, length] = UNITS.find(([, least]) => Math.abs(at - Date.now()) >= least) ?? UNITS.at(-1);
  return spans.format(Math.round((at - Date.now()) / length), unit);
};

for (const each of document.querySelectorAll('time[datetime]')) {
  const at = Date.parse(each.dateTime);
  if (Number.isNaN(at)) continue;
  each.title = each.textContent;
  each.textContent = moments.format(at) + (each.classList.contains('until') ? ` (${spanTo(at)})` : '');
}
