/** The look of the reference: the house's ink on parchment, from 360 pixels to any width, and by lamplight. */
export const STYLE = `
:root{--paper:#f6efdd;--sheet:#fbf6ea;--ink:#2b2118;--soft:#65563f;--line:#d5c7a6;--accent:#7a2e1f;--get:#2f5d50;--post:#7a2e1f;--put:#7a5a12;--delete:#5b3566}
@media (prefers-color-scheme:dark){:root{--paper:#1b1814;--sheet:#23201a;--ink:#e9dfc9;--soft:#b3a68c;--line:#463e30;--accent:#e0937f;--get:#8fc4b2;--post:#e0937f;--put:#d9b968;--delete:#c9a2d6}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;overflow-wrap:break-word}
code,pre{font:.86em/1.5 ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace}
pre{overflow-x:auto;background:var(--sheet);border:1px solid var(--line);border-radius:3px;padding:.7rem .9rem}
.example{max-height:18rem;overflow:auto}
.example:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
header>a{font-style:italic;font-size:1.25rem;text-decoration:none;display:inline-block;padding:.4rem 0}
header{max-width:48rem;border-bottom:3px double var(--line);margin-bottom:1.25rem;padding-bottom:.6rem}
h1{font-size:clamp(1.7rem,5vw,2.4rem);line-height:1.15;font-weight:600;margin:0}
h2{font-size:1.3rem;color:var(--accent);font-weight:600;margin:0 0 .6rem;padding-bottom:.2rem;border-bottom:1px solid var(--line)}
h3{font-size:.95rem;font-weight:600;margin:1.1rem 0 .3rem}
small{color:var(--soft);font-size:.8em;font-weight:400;margin-left:.4rem}
header ul{padding-left:1.2rem}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;margin:0 0 1.5rem;padding:0}
nav a{display:inline-block;padding:.35rem 0}
section{margin:0 0 2.2rem}
details{border-bottom:1px dotted var(--line)}
summary{cursor:pointer;list-style:none;padding:.5rem .2rem;display:grid;grid-template-columns:4.2rem minmax(0,1fr);column-gap:.6rem;align-items:baseline}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--sheet)}
summary b{font:600 .74rem/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.04em}
summary span{grid-column:2;color:var(--soft)}
summary i{font-style:normal;color:var(--accent)}
.schema summary{grid-template-columns:minmax(0,1fr)}
.schema summary span{grid-column:1}
.get{color:var(--get)}.post{color:var(--post)}.put,.patch{color:var(--put)}.delete{color:var(--delete)}
details>div{padding:.1rem .2rem 1rem 0;border-left:3px solid var(--line);padding-left:1rem;margin:0 0 .8rem .3rem}
details>div>p{margin:.4rem 0}
details>div>p:first-child{color:var(--soft)}
.fields{margin:0}
.fields .fields{border-left:1px solid var(--line);padding-left:.9rem;margin:.2rem 0}
.fields>div{padding:.18rem 0}
.fields dt{display:inline;margin-right:.6rem}
.fields dd{display:inline;margin:0}
.note{color:var(--soft);margin-left:.5rem}
.note::before{content:"· "}
.or{color:var(--soft);font-style:italic;margin:.4rem 0}
.type{margin:.2rem 0}
.problem{border-bottom:1px dotted var(--line);padding:.2rem 0 .5rem}
.problem h3{margin:.5rem 0 .1rem}.problem p{margin:0}
.problem:target,details:target>summary{background:var(--sheet);outline:1px solid var(--line);outline-offset:.3rem}
@media (min-width:64rem){
body{display:grid;grid-template-columns:13rem minmax(0,52rem);column-gap:3rem;max-width:74rem;margin:0 auto;padding-top:2.5rem}
header{grid-column:2}
nav{grid-row:1/span 2;grid-column:1;position:sticky;top:2rem;align-self:start;max-height:calc(100vh - 4rem);overflow:auto}
nav ul{display:block;border-right:1px solid var(--line)}
main{grid-column:2}
}
@media (max-width:40rem){
summary{grid-template-columns:minmax(0,1fr);padding:.7rem .1rem}
summary span{grid-column:1}
}
`;
