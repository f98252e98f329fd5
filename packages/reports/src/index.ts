export { buildReport, type ReportExtras } from './build-report.ts';
export { escapeHtml } from './escape.ts';
export type { Report, ReportPapers, ReportSection } from './report.ts';
export { STYLE } from './style.ts';
export { type HtmlOptions, toHtml } from './to-html.ts';
export { type PageOptions, toPage } from './to-page.ts';
export { TEXT_WIDTH, type TextOptions, toText } from './to-text.ts';
