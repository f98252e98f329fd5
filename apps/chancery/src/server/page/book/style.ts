/** How the book looks: like the pages of the server, by day and by night, on a phone and on paper. */
export const BOOK_STYLE = `:root{--sheet:#fbf6e9;--ink:#2a2118;--soft:#655a4a;--line:#c9b994;--accent:#7a2e1f;--field:#fffdf6}
@media (prefers-color-scheme:dark){:root{--sheet:#1c1915;--ink:#e9dfcb;--soft:#b3a68f;--line:#4d4435;--accent:#e39a7f;--field:#15130f}}
*{box-sizing:border-box}
body{margin:0;background:var(--sheet);color:var(--ink);font:1.0625rem/1.6 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;overflow-wrap:break-word}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding:.6rem 1rem;border-bottom:1px solid var(--line)}
.home{font-style:italic;font-size:1.25rem;text-decoration:none;padding:.5rem 0}
form{display:flex;gap:.4rem;align-items:center}
form label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
input,button{font:inherit;font-size:1rem;min-height:2.75rem;border-radius:3px;border:1px solid var(--line);background:var(--field);color:inherit;padding:.3rem .6rem}
input{width:12rem;min-width:0;flex:1}
button{border-color:var(--accent);color:var(--accent);cursor:pointer}
main{margin:0 auto;padding:1rem 1rem 3rem}
main.text{max-width:46rem}main.wide{max-width:66rem}
h1{font-size:clamp(1.6rem,5vw,2.3rem);line-height:1.2;font-weight:600;border-bottom:3px double var(--line);padding-bottom:.5rem;margin:.5rem 0 1rem}
h2{font-size:1.3rem;color:var(--accent);border-bottom:1px solid var(--line);margin:2rem 0 .6rem;line-height:1.3}
h3{font-size:1.08rem;margin:1.4rem 0 .4rem}
h2,h3,[id]{scroll-margin-top:1rem}
:target{background:color-mix(in srgb,var(--accent) 14%,transparent)}
.lead{font-size:1.2rem;color:var(--soft)}
img{max-width:100%;height:auto;border:1px solid var(--line);border-radius:3px;display:block}
figure{margin:1.2rem 0}.phone{max-width:15rem}
pre{background:var(--field);border:1px solid var(--line);border-radius:3px;padding:.7rem .9rem;overflow-x:auto;font-size:.86rem;line-height:1.5}
code{font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;font-size:.9em}pre code{font-size:1em}
.scroll{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;font-size:.95rem}td,th{border-bottom:1px solid var(--line);padding:.35rem .7rem .35rem 0;text-align:left;vertical-align:top;overflow-wrap:normal}
li{margin:.25rem 0}
.contents ul,.games,#found{list-style:none;padding:0}
.contents{columns:2 18rem;column-gap:2.5rem;margin-top:2rem}.contents section{break-inside:avoid}.contents section h2{margin-top:0}
.contents li a,.menu li a,footer a{display:inline-block;padding:.3rem 0}
.games{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1.2rem}.games img{margin-bottom:.4rem}.games a{padding:.4rem .3rem}
summary{cursor:pointer;padding:.5rem 0;color:var(--accent)}
footer{border-top:1px solid var(--line);padding:.6rem 1rem;display:flex;flex-wrap:wrap;gap:0 1.5rem}
#found p{margin:.1rem 0 .8rem;color:var(--soft)}
@media (max-width:34rem){form{width:100%}}
@media (min-width:64rem){main.text>pre{margin-inline:-7rem}}
@media print{.top form,footer,.menu{display:none}}
`;
