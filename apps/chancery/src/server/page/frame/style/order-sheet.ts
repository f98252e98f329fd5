/**
 * The order sheet: tables of fields. On a narrow screen each row is a slip of its own, and each field says what it is. On
 * paper only what is to be read and written stands there, with a line under every field.
 */
export const ORDER_SHEET_STYLE = `
.order-sheet{max-width:72rem}
.order-table{margin:0 0 1.4rem}
.order-table h2{border:0;margin:0;padding:0}
.order-table .verbs{margin:0 0 .2rem}
.order-table th{font-weight:400;font-style:italic;color:var(--soft)}
.order-table td,.order-table th{padding:.15rem .4rem .15rem 0;border-bottom:0;vertical-align:bottom}
.order-table input[type=text],.order-table select,.order-table textarea{font:inherit;font-size:max(1rem,16px);width:100%;min-width:3.2rem;padding:.35rem .45rem;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:3px}
.order-table textarea{display:block;min-height:0;resize:vertical;field-sizing:content;max-height:12rem}
.order-table select:focus-visible{outline:2px solid var(--accent);outline-offset:0}
.order-table input[type=checkbox]{width:1.3rem;height:1.3rem}
.order-table th:is(.place,.number){text-align:left}
.order-table .refused input,.order-table .refused select,.order-table .refused textarea{border-color:var(--bad)}
.order-table .why td{color:var(--bad);padding:0 0 .5rem;font-size:.94rem}
@media (min-width:40.01rem){
.order-table th:is(.place,.number){width:4.5rem}
.order-table th.entry{width:12rem}
.order-table th.text{width:26%}
.order-table th.tick{width:4rem}
.order-table .many th.number{width:3.6rem}
.order-table .many th.entry{width:8rem}
}
@media (max-width:40rem){
.order-table table,.order-table tbody{display:block}
.order-table thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.order-table tr{display:grid;grid-template-columns:1fr 1fr;gap:.2rem .6rem;padding:.45rem 0;border-bottom:1px dotted var(--line)}
.order-table td{display:block;padding:0;min-width:0}
.order-table td:only-child,.order-table .why td{grid-column:1/-1}
.order-table td[data-head]::before{content:attr(data-head);content:attr(data-head) / "";display:block;color:var(--soft);font-size:.85rem}
}
@page order-sheet{size:A4;margin:12mm 14mm}
@media print{
.order-sheet{page:order-sheet;max-width:none;font-size:9.5pt;line-height:1.25}
.order-sheet .head{margin-bottom:3mm;padding-bottom:1.5mm}
.order-sheet .head h1{font-size:15pt}
.order-sheet .head a,.order-sheet .help,.order-sheet .buttons,.order-sheet .said{display:none}
.order-table{margin:0 0 3mm;break-inside:avoid}
.order-table h2{font-size:11pt;break-after:avoid}
.order-table table{table-layout:fixed;font-size:9.5pt}
.order-table td,.order-table th{padding:0 2mm 0 0}
.order-table th{overflow-wrap:normal;vertical-align:bottom}
.order-table th.place{width:11mm}
.order-table th.number{width:15mm}
.order-table th.entry{width:38mm}
.order-table th.tick{width:14mm}
.order-table .many th{font-size:7.5pt}
.order-table .many td,.order-table .many th{padding-right:1.2mm}
.order-table .many th.number{width:11mm;font-size:7pt;hyphens:auto;overflow-wrap:anywhere}
.order-table .many th.entry{width:20mm}
.order-table .many :is(input[type=text],select){font-size:8.5pt}
.order-table th.text{width:26%}
.order-table input[type=text],.order-table select,.order-table textarea{appearance:none;border:0;border-bottom:.3mm solid #777;border-radius:0;background:none;display:block;min-width:0;min-height:0;padding:0;height:6.5mm;font-size:9.5pt;line-height:6.5mm;overflow:hidden;resize:none}
.order-table textarea{height:auto;min-height:6.5mm;max-height:none;line-height:1.25;field-sizing:content;white-space:pre-wrap}
.order-table .small{font-size:8pt;line-height:1.3}
.order-table .why{display:none}
body:has(.order-sheet) :is(.bar,.foot,.skip){display:none}
body:has(.order-sheet) main{padding:0;max-width:none}
}
`;
