/** Documents: rulebooks and help. */
export const BOOK_STYLE = `
.book{display:grid;gap:0 2.5rem;align-items:start;grid-template-columns:minmax(0,1fr)}
.contents ol{list-style:none;margin:.3rem 0 1rem;padding:0}
.contents a{display:inline-block;padding:.28rem 0;text-decoration:none}
.contents a:hover{text-decoration:underline}
.contents summary{font-weight:600;padding:.5rem 0}
.chapters,.prose{min-width:0;max-width:46rem}
.chapters>*>p,.chapters>*>ul,.chapters>*>ol,.prose>p,.prose>ul,.prose>ol,.prose>dl{max-width:38rem}
.chapters .clause{max-width:41rem}
.chapter{margin:0 0 2rem}
html:has(.book){scroll-behavior:auto}
.chapters h2,.chapters h3,.prose h2,.prose h3,.clause,.chapters tr{scroll-margin-top:1rem}
.chapters h3,.prose h3{font-size:1.1rem;margin:1.6rem 0 .5rem}
.chapters p,.prose p{margin:.65rem 0;overflow-wrap:break-word}
.clause{padding-left:4.6rem;position:relative}
.clause .number{position:absolute;left:0;top:.12rem;font-size:.84rem;color:var(--rule);text-decoration:none;font-variant-numeric:lining-nums;white-space:nowrap}
.clause .number:hover{text-decoration:underline}
.clause:target,.chapters tr:target{background:var(--band);box-shadow:0 0 0 .35rem var(--band)}
.clause{margin:.65rem 0}
.chapters a[href*="#"]:not(nav a){white-space:nowrap}
.clause>p,.clause>.why{display:inline;margin:0}
.why>summary{display:inline-block;min-width:2.6rem;padding:.5rem .5rem;margin:-.5rem 0;font-size:.84rem;line-height:1.6rem;color:var(--rule);text-align:center;white-space:nowrap}
.why>summary::before{content:"▸";display:inline-block;margin-right:.25em;font-size:.8em}
.why[open]>summary::before{transform:rotate(90deg)}
.why>p{margin:.15rem 0 .4rem;padding-left:.8rem;border-left:2px solid var(--line);color:var(--soft)}
.reasons{margin:0 0 1rem}
.why.of-table{display:block}
.source{font-size:.8rem;color:var(--soft);font-style:italic}
.chapters table,.prose table{margin:.4rem 0 1rem;font-size:.92rem}
.chapters .scroll,.prose .scroll{margin:.4rem 0 1rem}
.chapters tr[id] td:first-child{white-space:nowrap}
.chapters pre,.prose pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sheet);border:1px solid var(--line);border-radius:3px;padding:.7rem .9rem;font:.84rem/1.5 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
.chapters code,.prose code,.small code{font:.88em ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
mark{background:#f2d675;color:#2b2118;padding:0 .1em;border-radius:2px}
.scenarios{list-style:none;margin:0;padding:0;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}
.scenarios p{margin:.2rem 0 0}
.scenarios div{padding:.5rem 0 0}
.prose dt{font-weight:600;margin:.8rem 0 0}
.prose dd{margin:.1rem 0 0}
.prose li{padding:.15rem 0}
.guide{max-width:40rem;margin:0 auto}
.guide>p,.guide>ul,.guide>ol{max-width:none}
.guide>h2{margin:2rem 0 .6rem}
.exhibit{margin:1.1rem 0 1.3rem}
.exhibit img{display:block;width:100%;height:auto}
.of-map img{border:1px solid var(--line);border-radius:3px}
.guide a[href*="#"]{white-space:nowrap}
.guide .orders{border-left:3px solid var(--accent);margin:.5rem 0 1rem}
.filters input[type=search]{min-width:0}
@media (max-width:34rem){.clause{padding-left:0}.clause .number{position:static;margin-right:.3rem}}
@media print{
.contents,.filters,.reasons,.steps-nav{display:none}
.why::details-content{content-visibility:visible;block-size:auto}
.why>summary::before{content:none}
.clause{break-inside:avoid}
.guide{max-width:none;font-size:10.5pt;line-height:1.4}
.guide h2{break-after:avoid}
.guide li,.guide tr,.guide .orders,.exhibit{break-inside:avoid}
.guide .exhibit{max-width:11cm;margin:.4rem auto .5rem}
.guide h2{margin:1rem 0 .4rem}
.guide p,.guide li{margin:.3rem 0;padding:0}
.guide .orders{margin:.25rem 0 .5rem;padding:.2rem .6rem}
.head:has(+.guide) .buttons{display:none}
}
@media (min-width:60rem){.book{grid-template-columns:15rem minmax(0,46rem)}.contents{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto;font-size:.96rem}}
`;
