import { PALETTE, SERIF } from './palette.ts';
import { tableStyle } from './table-to-html.ts';

/** The look of reference sheets: dense tables, a page of paper for each sheet; on a phone a slip for each row. */
export const REFERENCE_STYLE = `
${PALETTE}body{margin:0;background:var(--paper);color:var(--ink);font:.95rem/1.4 ${SERIF}}
main{max-width:54rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.sheet{margin:0 0 3rem}
.sheet h1{font-size:1.5rem;line-height:1.2;font-weight:600;margin:0}
.sheet .of{margin:.1rem 0 .9rem;color:var(--soft);font-style:italic}
${tableStyle('.sheet')}
.sheet th,.sheet td{white-space:nowrap}
.rule{font-size:.72em;color:var(--rule);font-weight:400;margin-left:.35em}
@media print{
@page{size:A4;margin:11mm 14mm}
body{font-size:8.6pt;line-height:1.17}
main{max-width:none;padding:0}
.sheet{margin:0;break-inside:avoid}
.sheet + .sheet{break-before:page}
.sheet h1{font-size:13pt}
.sheet .of{margin-bottom:1.5mm}
.sheet .columns{overflow:visible;margin:0 0 2mm}
.sheet .columns th,.sheet .columns td{padding:.15mm 1.5mm}
tbody tr{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`;
