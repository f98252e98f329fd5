/** Shields, games in lists, the first page, a campaign as everybody sees it. */
export const GAMES_STYLE = `
.shield{display:inline-block;width:2.1rem;height:2.52rem;flex:none;vertical-align:middle}
.game-name{font-size:1.12rem;font-weight:600;text-decoration:none}
.game-name:hover{text-decoration:underline}
.game-list,.own-games ul,.rulers,.plain-list,.turns{list-style:none;margin:0;padding:0}
.game{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .8rem;padding:.75rem 0;border-bottom:1px dotted var(--line)}
.game .small{flex-basis:100%}
.own-game{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem 1rem;background:var(--sheet);border:1px solid var(--line);border-radius:3px;padding:.8rem 1rem;margin:0 0 .75rem}
.own-game>div{flex:1 1 14rem;min-width:0}
.own-game .small,.own-game .awaited{display:block}
.awaited{color:var(--accent);font-weight:600}
.own-games{margin-bottom:2rem}
.hero.mine{align-items:start;margin-top:2rem}
.hero.mine.alone .course{max-width:46rem}
.filters{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem 1.25rem;background:var(--sheet);border:1px solid var(--line);border-radius:3px;padding:.8rem 1rem;margin:0 0 1.25rem}
.filters label{margin:0;flex:0 1 14rem}
.filters .box{flex:none;align-items:center}
.hero{display:grid;gap:1.5rem 3rem;align-items:center;margin:1rem 0 3rem}
.hero h1{font-size:clamp(1.9rem,5.5vw,3.1rem);line-height:1.12;font-weight:600;margin:0 0 1rem;text-wrap:balance}
.hero .lead{font-size:1.18rem;line-height:1.6;margin:0 0 1.4rem;max-width:40rem}
.hero .buttons{margin:1rem 0 0}
.hero .small{margin:.4rem 0 0}
a.large{font-size:1.18rem;padding:.7rem 1.4rem}
.course{margin:0;min-width:0}
.course img{display:block;width:100%;height:auto;border:1px solid var(--line);background:var(--band)}
.course figcaption{display:flex;flex-wrap:wrap;gap:.1rem .5rem;align-items:baseline;font-size:.94rem;color:var(--soft);padding:.5rem 0 0}
.course label{margin:0 0 0 auto;color:var(--accent);cursor:pointer;padding:.25rem 0}
.course input{position:absolute;opacity:0;width:1.5rem;height:1.5rem}
.course input:focus-visible~figcaption label{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
.course label::before{content:"";display:inline-block;width:.7em;height:.75em;margin-right:.45em;border:solid;border-width:0 .22em;transform:translateY(.05em)}
.course input:checked~figcaption label::before{border-width:.37em 0 .37em .65em;border-color:transparent transparent transparent currentColor;height:0;width:0}
.course .held,.course input:checked~.moving{display:none}
.course input:checked~.held{display:block}
@media (prefers-reduced-motion:reduce){.course label,.course input{display:none}}
.steps{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1.25rem 2.5rem;margin:0 0 2.5rem;padding:0}
.steps li{position:relative;padding-left:3.2rem}
.steps h3{font-size:1.1rem;margin:0 0 .3rem;line-height:1.35}
.steps p{margin:0}
.seal{position:absolute;left:0;top:0;width:2.2rem;height:2.2rem;border-radius:50%;display:grid;place-items:center;background:var(--wax);color:#fbf6ea;font-variant-numeric:lining-nums;font-weight:600;box-shadow:inset 0 0 0 3px rgb(255 255 255/.14)}
.begin{margin:0 0 2.5rem;padding-left:1.4rem;max-width:46rem}
.begin li{padding:.25rem 0 .25rem .3rem}
.facts{display:flex;flex-wrap:wrap;gap:.15rem 1.5rem}
.campaign-top,.campaign-main,.campaign-side{min-width:0}
.campaign .chancery-report,.campaign .chancery-report .body{display:block}
.campaign .chancery-report nav{position:static}
.campaign .chancery-report nav ul{display:flex}
.campaign section{margin:0 0 1.75rem}
.yours{display:flex;gap:1.1rem;align-items:center}
.yours .shield{width:4.2rem;height:5rem}
.yours p{margin:0}
@media (max-width:34rem){.filters label:not(.box){flex-grow:1}}
@media (max-width:40rem){.yours{display:flow-root}.yours .shield{float:left;width:2.8rem;height:3.4rem;margin:0 .9rem .4rem 0}.yours .buttons{clear:both}}
.rulers{columns:2 15rem;column-gap:1.5rem}
.rulers li{display:flex;gap:.7rem;align-items:center;padding:.4rem 0;break-inside:avoid}
.rulers strong{font-weight:600}
.rulers .ruler{display:block}
.own-seat{background:var(--band)}
.scroll:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.beside{max-width:46rem;margin:0 0 1.75rem}
.standings td,.standings th{vertical-align:middle}
.standings th[scope=row]{font-weight:400}
.standings th.number,.standings td{padding-left:.4rem}
.bearer{display:flex;gap:.6rem;align-items:center;line-height:1.35}
.bearer .shield{width:1.5rem;height:1.8rem}
.bearer .small{display:block;font-size:.85rem}
.turns{max-height:26rem;overflow:auto}
.turns li{padding:.25rem 0}
.plain-list li{padding:.15rem 0}
.article{border-bottom:1px dotted var(--line);padding:0 0 .6rem;margin:0 0 .8rem}
.article h3{margin:0;font-size:1.08rem}
.article p{margin:.2rem 0}
.words{white-space:pre-wrap;overflow-wrap:anywhere;max-width:68ch}
.steps-nav{display:flex;flex-wrap:wrap;gap:.4rem 2rem;margin:0 0 1.25rem;padding:.4rem 0;border-bottom:1px dotted var(--line)}
.steps-nav a{padding:.3rem 0}
.steps-nav a[rel=next]{margin-left:auto}
@media (min-width:60rem){
.hero{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}
.hero.alone{grid-template-columns:minmax(0,1fr)}
.campaign{display:grid;grid-template-columns:minmax(0,1fr) 25rem;grid-template-rows:auto 1fr;column-gap:2.5rem;align-items:start}
.campaign-top,.campaign-main{grid-column:1}
.campaign-side{grid-column:2;grid-row:1/span 2}
.campaign .rulers{columns:1}
}
`;
