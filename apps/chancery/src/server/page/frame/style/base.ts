/** What all pages have in common: text, forms, tables, what is said. */
export const BASE_STYLE = `
:root{--good:#3d6a35;--bad:#9a2f1c;--field:#fffdf6;--wax:#9a2f1c;--more:rgb(60 40 10/30%)}
@media (prefers-color-scheme:dark){:root{--good:#9cc78f;--bad:#ef9a86;--field:#15130f;--wax:#b5482f;--more:rgb(0 0 0/75%)}}
body{font:1.0625rem/1.55 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
a:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
main{max-width:84rem;margin:0 auto;padding:.5rem 1rem 4rem}
.head{border-bottom:3px double var(--line);margin-bottom:1.25rem;padding-bottom:.8rem}
.head h1{font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.15;font-weight:600;margin:0}
.head p{margin:.35rem 0 0;color:var(--soft)}
.head .facts{display:flex;flex-wrap:wrap;gap:.15rem 1.5rem}
.head strong{color:var(--ink);font-weight:600}
main h2{font-size:1.25rem;line-height:1.3;color:var(--accent);font-weight:600;margin:0 0 .6rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
main section{scroll-margin-top:1rem}
.map{display:block;border:1px solid var(--line);background:var(--sheet);overflow:hidden;margin:0 0 1.75rem}
.map img{display:block;width:100%;height:auto}
.jump{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0 0 1rem;font-size:.94rem}
.chancery-report{padding:0;max-width:none;display:block;margin:0}
.chancery-report>header{display:none}
.chancery-report nav ul{display:flex}
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:3px;padding:.9rem 1rem 1.1rem;margin:0 0 1.25rem}
.sheet h2{border:0;padding:0;margin:0 0 .5rem}
label{display:block;margin:0 0 .75rem}
label.box{display:flex;gap:.55rem;align-items:baseline}
.jump a{padding:.45rem 0}
summary{padding:.5rem 0}
summary.small{padding:.6rem 0}
input[type=text],input[type=email],input[type=password],textarea{width:100%;font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:3px;padding:.5rem .6rem}
textarea{font:max(.94rem,16px)/1.5 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;min-height:14rem;resize:vertical;tab-size:2}
textarea:focus-visible,input:focus-visible{outline:2px solid var(--accent);outline-offset:0}
button.main,button.plain,a.main{font:inherit;text-decoration:none;display:inline-block;cursor:pointer;border-radius:3px;padding:.5rem 1.1rem;border:1px solid var(--accent);background:var(--accent);color:var(--sheet)}
button.plain{background:none;color:var(--accent)}
.buttons{display:flex;flex-wrap:wrap;gap:.6rem;margin:.75rem 0 0}
.said{border-left:3px solid var(--accent);padding:.1rem 0 .1rem .8rem;margin:0 0 1rem}
.said.good{border-color:var(--good)}
.said.bad{border-color:var(--bad)}
.said p{margin:.1rem 0}
.lines{list-style:none;margin:.5rem 0 .75rem;padding:0;font-size:.94rem}
.lines>li{padding:.35rem 0;border-bottom:1px dotted var(--line)}
.lines code{font:0.92em/1.45 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
.lines .mark{font-weight:600;margin-right:.5rem}
.lines .accepted .mark{color:var(--good)}
.lines .refused .mark{color:var(--bad)}
.lines .why{margin:.15rem 0 0 1rem;color:var(--soft)}
.small{font-size:.9rem;color:var(--soft)}
.hash{font:0.78rem/1.4 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere;color:var(--soft)}
details{margin:.75rem 0}
summary{cursor:pointer;color:var(--accent)}
table{border-collapse:collapse;width:100%;font-size:.94rem}
th{text-align:left;font-weight:600}
th,td{padding:.3rem .6rem .3rem 0;border-bottom:1px dotted var(--line);vertical-align:baseline}
td.number,th.number{text-align:right;font-variant-numeric:lining-nums tabular-nums}
.games{list-style:none;margin:0;padding:0}
.games li{padding:.7rem 0;border-bottom:1px dotted var(--line)}
.games .small{display:block}
.narrow{max-width:30rem}
@media (min-width:64rem){
.desk{display:grid;grid-template-columns:minmax(0,1fr) 27rem;column-gap:2.5rem;align-items:start}
.desk .news-column{grid-column:1;grid-row:1}
.desk .side{grid-column:2;grid-row:1;position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto}
.jump{display:none}
}
@media print{.side,.jump,.head .facts>a{display:none}}
`;
