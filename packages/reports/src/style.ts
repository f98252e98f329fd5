import { PALETTE, SERIF } from './palette.ts';
import { tableStyle } from './table-to-html.ts';

/** The look of a report, from 360 pixels to any width, and for print. */
export const STYLE = `
${PALETTE}${tableStyle('.chancery-report')}
body{margin:0;background:var(--paper);color:var(--ink)}
.chancery-report{font:1.0625rem/1.55 ${SERIF};color:var(--ink);max-width:76rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:break-word}
.chancery-report header{border-bottom:3px double var(--line);margin-bottom:1.25rem;padding-bottom:.9rem}
.chancery-report h1{font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.15;font-weight:600;letter-spacing:.01em;margin:0}
.chancery-report .subtitle{margin:.35rem 0 0;color:var(--soft);font-style:italic}
.chancery-report h2{font-size:1.25rem;line-height:1.3;color:var(--accent);font-weight:600;margin:0 0 .6rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
.chancery-report h3{font-size:1.02rem;line-height:1.4;font-weight:600;margin:1.1rem 0 .3rem}
.chancery-report nav ul{list-style:none;display:flex;gap:1rem;margin:0 0 1.25rem;padding:0;font-size:.94rem;overflow-x:auto;mask-image:linear-gradient(to right,#000 calc(100% - 2rem),transparent)}
.chancery-report nav li{white-space:nowrap}
.chancery-report nav a{display:inline-block;padding:.5rem 0;color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
.chancery-report section{margin:0 0 2rem;scroll-margin-top:1rem}
.chancery-report section>ul{list-style:none;margin:0;padding:0}
.chancery-report li{white-space:pre-line}
.chancery-report .body li{padding:.1rem 0 .1rem 1.1rem;text-indent:-1.1rem}
.chancery-report .body li.in1{margin-left:1.4rem}
.chancery-report .body li.in2{margin-left:2.8rem}
.chancery-report .note{color:var(--soft);font-style:italic}
.chancery-report .board{overflow-x:auto;margin:.6rem 0}
.chancery-report .board table{border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums;font-size:.94rem}
.chancery-report .board th,.chancery-report .board td{padding:.2rem .7rem;text-align:left;vertical-align:top;border-left:1px solid var(--line)}
.chancery-report .board th{white-space:nowrap}
.chancery-report .board th:first-child{border-left:0;padding-left:0}
.chancery-report .board .dice td{max-width:26rem}
.chancery-report .board thead th{border-bottom:1px solid var(--line)}
.chancery-report .board .counters th,.chancery-report .board .counters td{padding-top:.45rem}
.chancery-report .board :is(.dice,.fallen) th{font-weight:400;font-style:italic;padding-left:1rem;color:var(--soft)}
.chancery-report dl{margin:.2rem 0 .5rem}
.chancery-report dl div{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .75rem;padding:.16rem 0;border-bottom:1px dotted var(--line)}
.chancery-report dl div.in1{padding-left:1.4rem}
.chancery-report dl div.in2{padding-left:2.8rem}
.chancery-report dt{flex:1}
.chancery-report dd{margin:0 0 0 auto;text-align:right;font-variant-numeric:lining-nums tabular-nums}
.chancery-report .rule{font-size:.72em;color:var(--rule);white-space:nowrap;text-decoration:none;font-style:normal;font-weight:400;font-variant-numeric:lining-nums;letter-spacing:.02em}
.chancery-report .rule:hover,.chancery-report .rule:focus-visible{text-decoration:underline}
.chancery-report a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
.chancery-report .aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.chancery-report .papers{border-bottom:1px solid var(--line);margin:0}
.chancery-report .papers>summary{cursor:pointer;padding:.6rem 0;font-weight:600}
.chancery-report .papers>summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
.chancery-report .papers>div{scroll-margin-top:4rem}
.chancery-report .paper>ul{list-style:none;margin:0;padding:0}
.chancery-report .paper{background:var(--sheet);border:1px solid var(--line);border-radius:3px;padding:.4rem 1rem 1rem;margin:0 0 1.25rem}
.chancery-report figure{margin:0;border:1px solid var(--line);background:var(--sheet)}
.chancery-report figure svg{display:block;width:100%;height:auto;max-height:92vh}
.chancery-report .insert input,.chancery-report .insert label{accent-color:var(--accent);vertical-align:middle;cursor:pointer}
.chancery-report .insert input{width:1.15rem;height:1.15rem;margin:.7rem .5rem .7rem 0}
.chancery-report .insert label{display:inline-block;padding:.5rem 0;color:var(--soft);font-size:.94rem}
.chancery-report input:checked~figure{overflow:auto;max-height:92vh;overscroll-behavior:contain}
.chancery-report input:checked~figure svg{width:auto;max-width:none;max-height:none}
@media screen and (max-width:40rem){
.chancery-report .board :is(table,thead,tbody,td){display:block}
.chancery-report .board thead th+th{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
.chancery-report .board td:empty,.chancery-report .board :is(.dice,.fallen):not(:has(td:not(:empty))){display:none}
.chancery-report .board tr{display:grid;grid-template-columns:7rem minmax(0,1fr)}
.chancery-report .board thead tr{display:block;border-bottom:1px solid var(--line)}
.chancery-report .board thead th{border-bottom:0}
.chancery-report .board th{grid-row:1/span 9;white-space:normal}
.chancery-report .board td{grid-column:2;border-left:0}
.chancery-report .board td::before{content:attr(data-on) " ";content:attr(data-on) " " / "";color:var(--soft);font-size:.88rem}
}
@media (min-width:64rem){
.chancery-report{display:grid;grid-template-columns:13rem minmax(0,1fr);column-gap:3rem;padding-top:2.5rem}
.chancery-report header{grid-column:1/-1}
.chancery-report nav{position:sticky;top:1.5rem;align-self:start;max-height:calc(100vh - 3rem);overflow:auto}
.chancery-report nav ul{display:block;mask-image:none;flex-wrap:wrap;gap:.2rem 1rem}
.chancery-report nav li{white-space:normal}
.chancery-report .body{grid-column:2;min-width:0}
.chancery-report .news,.chancery-report .folded{max-width:46rem}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{
@page{margin:18mm}
.chancery-report{display:block;font-size:10.5pt;padding:0;max-width:none}
.chancery-report nav,.chancery-report .insert input,.chancery-report .insert label{display:none}
.chancery-report input:checked~figure{overflow:visible;max-height:none}
.chancery-report input:checked~figure svg{width:100%}
.chancery-report h2,.chancery-report h3{break-after:avoid}
.chancery-report li,.chancery-report dl div,.chancery-report figure{break-inside:avoid}
.chancery-report .folded,.chancery-report .insert{break-before:page}
.chancery-report .papers::details-content{content-visibility:visible;block-size:auto}
.chancery-report .board{overflow:visible}
.chancery-report .board tr{break-inside:avoid}
.chancery-report .paper{border:0;border-top:1px solid var(--line);border-radius:0;padding:.4rem 0 0}
}
`;
