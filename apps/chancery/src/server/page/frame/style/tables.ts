/**
 * Tables of people and deeds: on a narrow screen each row is a slip of its own, and each cell says what it is. Those of a
 * rulebook keep their columns; where there are too many, they can be moved, and a shade at the edge says that there is more.
 */
export const TABLES_STYLE = `
.scroll{overflow-x:auto;background:linear-gradient(to right,var(--paper) 35%,transparent) left/3rem 100% no-repeat local,linear-gradient(to left,var(--paper) 35%,transparent) right/3rem 100% no-repeat local,linear-gradient(to right,var(--more),transparent) left/.9rem 100% no-repeat,linear-gradient(to left,var(--more),transparent) right/.9rem 100% no-repeat}
.scroll>table:has(tr>:nth-child(4)){min-width:34rem}
.slips{margin:.4rem 0 1rem}
.slips tbody th{font-weight:400}
.slips td>div{overflow-wrap:anywhere}
pre.hash{white-space:pre-wrap}
.dice{max-width:60rem}
.dice-turns,.list-lines,.proof-lines{list-style:none;margin:0 0 1rem;padding:0}
.dice-turns>li{padding:.5rem 0 .7rem;border-bottom:1px dotted var(--line)}
.dice-turns h3{margin:0;font-size:1.05rem}
.dice-turns p{margin:.2rem 0}
.dice-turns .void>*:not(h3){opacity:.75}
.dice-turns .hash{display:block}
.list-lines li{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem;padding:.1rem 0}
.proof-lines li{padding:.15rem 0}
#verdict{margin:1rem 0}
#verdict .sum{font-weight:600;margin:0 0 .6rem}
#verdict h3{margin:0 0 .2rem;font-size:1rem}
#verdict ul{margin:.1rem 0 .3rem;padding-left:1.2rem}
code.small{font:.78rem ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
@media (min-width:40.01rem){.slips time,.slips code{white-space:nowrap}.slips td.number{width:1%;padding-left:1rem}}
@media (max-width:40rem){
.slips,.slips tbody{display:block}
.slips thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.slips tbody tr{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;align-items:baseline;padding:.5rem 0 .55rem;border-bottom:1px dotted var(--line)}
.slips tbody th,.slips tbody td{padding:0;border:0;text-align:left}
.slips tbody th{flex:1 0 65%;order:-2;font-size:1.02rem;font-weight:600}
.slips tbody td{display:flex;gap:.4rem;align-items:baseline;min-width:0;max-width:100%}
.slips tbody td>div{min-width:0}
.slips tbody td::before{content:attr(data-head);content:attr(data-head) / "";flex:none;color:var(--soft);font-size:.88rem}
.slips tbody td[data-head=""]{order:-1}
.slips tbody td[data-head=""]::before{content:none}
.slips tbody td[data-head=""] a{display:inline-block;padding:.25rem 0}
.slips tbody td:has(>div:empty){display:none}
}
`;
