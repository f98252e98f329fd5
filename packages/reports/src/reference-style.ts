import { PALETTE, SERIF } from './palette.ts';

/** The look of reference sheets: dense tables, a page of paper for each sheet; on a phone a slip for each row. */
export const REFERENCE_STYLE = `
${PALETTE}body{margin:0;background:var(--paper);color:var(--ink);font:.95rem/1.4 ${SERIF}}
main{max-width:54rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.sheet{margin:0 0 3rem}
.sheet h1{font-size:1.5rem;line-height:1.2;font-weight:600;margin:0}
.sheet .of{margin:.1rem 0 .9rem;color:var(--soft);font-style:italic}
.scroll{overflow-x:auto;margin:0 0 1.1rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:lining-nums tabular-nums}
th,td{padding:.12rem .5rem;text-align:left;white-space:nowrap}
th.right,td.right{text-align:right}
thead th{color:var(--accent);border-bottom:2px solid var(--line);font-weight:600}
tbody th{font-weight:400}
tbody tr:nth-child(even){background:var(--band)}
.rule{font-size:.72em;color:var(--rule);font-weight:400;margin-left:.35em}
@media screen and (max-width:40rem){
.scroll{overflow:visible}
th,td{white-space:normal;overflow-wrap:anywhere}
.several,.several thead,.several thead tr,.several thead th,.several tbody{display:block}
.several thead th+th{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
.several tbody tr{display:flex;flex-wrap:wrap;gap:.05rem 1.1rem;padding:.3rem .5rem}
.several tbody th,.several tbody td{padding:0;text-align:left}
.several tbody th{flex:1 0 100%;font-weight:600}
.several tbody td{display:flex;gap:.4rem;align-items:baseline;min-width:0}
.several tbody td::before{content:attr(data-head);content:attr(data-head) / "";flex:none;color:var(--soft);font-size:.88rem}
.several tbody td:empty{display:none}
}
@media print{
@page{size:A4;margin:11mm 14mm}
body{font-size:8.6pt;line-height:1.17}
main{max-width:none;padding:0}
.sheet{margin:0;break-inside:avoid}
.sheet + .sheet{break-before:page}
.sheet h1{font-size:13pt}
.sheet .of{margin-bottom:1.5mm}
.scroll{overflow:visible;margin:0 0 2mm}
th,td{padding:.15mm 1.5mm}
tbody tr{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`;
