/** Forms of several parts, lists of people and things, and what is to be thought over twice. */
export const HOUSE_STYLE = `
.name{display:block;font-size:.94rem;margin:0 0 .2rem}
.hint{display:block;font-size:.88rem;line-height:1.4;color:var(--soft);margin:.2rem 0 0}
select,input[type=number],input[type=time],input[type=datetime-local],input[type=search]{font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:3px;padding:.5rem .6rem;max-width:100%;min-height:2.7rem}
select{width:100%}
input[type=number]{width:8rem}
input[type=search]{width:100%}
input[type=text],input[type=email],input[type=password],input[type=search]{max-width:46rem}
input[type=file]{font:inherit;max-width:100%}
input[type=file]::file-selector-button{font:inherit;color:var(--accent);background:var(--sheet);border:1px solid var(--accent);border-radius:3px;padding:.5rem .8rem;margin-right:.7rem;cursor:pointer}
select:focus-visible,input[type=checkbox]:focus-visible,input[type=radio]:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
input[type=checkbox],input[type=radio]{accent-color:var(--accent);width:1.15rem;height:1.15rem;flex:none;transform:translateY(.15rem)}
label.box{padding:.5rem 0;margin:0}
.box>span{min-width:0;overflow-wrap:anywhere}
label.hit{display:grid;place-items:center;width:2.75rem;min-height:2.75rem;margin:0}
label.hit input{transform:none}
textarea.prose{font:inherit;min-height:0}
fieldset{border:0;padding:0;margin:0 0 1rem;min-width:0}
legend{font-weight:600;padding:0;margin:0 0 .35rem}
.side-by-side{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:0 1.25rem;align-items:start}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:0 1.5rem;align-items:start}
.sheet+.sheet,.slips+.sheet,p+.sheet,.plain+.sheet,form+.sheet{margin-top:1rem}
.abreast{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr));gap:0 1rem}
.parts{display:grid;gap:0 2rem;align-items:start;grid-template-columns:minmax(0,1fr)}
.parts>nav{margin:0 0 1.25rem}
.parts>nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.1rem 1rem}
.parts>nav a{display:inline-block;padding:.35rem 0}
.parts>nav [aria-current]{color:var(--ink);text-decoration:none;font-weight:600}
.buttons+form{margin-top:1rem}
.parts section{margin:0 0 2.25rem}
.things{list-style:none;margin:0 0 1rem;padding:0}
.things>li{padding:.7rem 0;border-bottom:1px dotted var(--line);display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:baseline;justify-content:space-between}
.things>li>div{flex:1 1 14rem;min-width:0;overflow-wrap:anywhere}
.things form{margin:0}
.things .small{display:block}
.inline{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:end}
.inline label{margin:0;flex:1 1 10rem}
button.plain,button.main,a.plain,a.main{min-height:2.75rem;box-sizing:border-box}
button.small-button{font:inherit;font-size:.94rem;cursor:pointer;border-radius:3px;padding:.35rem .75rem;min-height:2.5rem;border:1px solid var(--line);background:var(--field);color:var(--accent)}
button.small-button:hover{border-color:var(--accent)}
button.grave,.grave>summary{color:var(--bad);border-color:var(--bad)}
a.plain{display:inline-block;text-decoration:none;border-radius:3px;padding:.5rem 1.1rem;border:1px solid var(--accent);color:var(--accent)}
.badge{display:inline-block;font-size:.82rem;line-height:1.5;padding:0 .5rem;border:1px solid var(--line);border-radius:1rem;color:var(--soft);white-space:nowrap}
.badge.good{color:var(--good);border-color:var(--good)}
.badge.bad{color:var(--bad);border-color:var(--bad)}
.secret{font:1rem/1.6 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere;background:var(--field);border:1px solid var(--line);border-radius:3px;padding:.5rem .7rem;margin:0 0 1rem}
.head a.quiet{color:inherit;text-decoration:none}
.things>li.chosen{border-left:3px solid var(--accent);padding-left:.8rem}
input[type=datetime-local]{width:100%}
summary.small{text-decoration:underline;text-underline-offset:.2em}
@supports selector(:has(a)){.when{display:none}.deadlines:has(input[value=weekly]:checked) .when.weekly,.deadlines:has(input[value=every]:checked) .when.every{display:block}}
.facts-list{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);gap:.25rem 1.25rem;margin:0 0 1rem}
.facts-list dt{color:var(--soft)}
.facts-list dd{margin:0;overflow-wrap:anywhere}
.letter{border:1px solid var(--line);border-radius:3px;background:var(--sheet);padding:.8rem 1rem;margin:0 0 1rem}
.letter.sent{margin-left:clamp(0rem,4vw,3rem);background:none}
.letter header{display:flex;flex-wrap:wrap;gap:.1rem 1rem;justify-content:space-between;color:var(--soft);font-size:.92rem;border-bottom:1px dotted var(--line);padding:0 0 .35rem;margin:0 0 .6rem}
.letter .words{white-space:pre-wrap;overflow-wrap:anywhere;max-width:68ch}
.unread{font-weight:700}
.options{margin:.5rem 0 0;font-size:.94rem}
.options div{display:flex;flex-wrap:wrap;gap:.1rem 1rem;justify-content:space-between;padding:.3rem 0;border-bottom:1px dotted var(--line)}
.options dt{flex:1 1 12rem;color:var(--soft)}
.options dd{margin:0;font-variant-numeric:lining-nums tabular-nums}
.told{margin:0}
.told div{display:flex;flex-wrap:wrap;gap:0 .5rem}
.told dt{color:var(--soft)}
.told dd{margin:0;color:var(--ink);overflow-wrap:anywhere}
.wide{max-width:44rem}
.sheet>form+form{margin-top:1.25rem}
.wide>section:not(.sheet),.wide>ul,.wide>form:has(+section){margin-bottom:1.75rem}
.sheets{columns:2 26rem;column-gap:1.5rem}
.sheets .sheet{break-inside:avoid}
@media (min-width:64rem){.parts{grid-template-columns:13rem minmax(0,46rem)}.parts.broad{grid-template-columns:13rem minmax(0,1fr)}.parts>nav{position:sticky;top:1rem}.parts>nav ul{display:block}}
`;
