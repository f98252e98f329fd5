/** The page of an invitation: a map on which a realm is picked; and the link of one, to be copied. */
export const INVITATION_STYLE = `
.realm-map{position:relative;margin:0 0 1rem}
.realm-map img{display:block;width:100%;height:auto;border:1px solid var(--line);background:var(--sheet)}
.realm-map svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.realm-map path{fill:transparent;stroke:transparent;stroke-width:3;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.realm-map text{font-weight:600;text-anchor:middle;dominant-baseline:middle;paint-order:stroke;stroke:#fffdf6;stroke-linejoin:round;fill:#2e2822;pointer-events:none}
.realm-map .taken path{fill:rgb(60 50 40/55%)}
.realm-map .taken text{fill:#6b6254;text-decoration:line-through}
.realm-map a{cursor:pointer;outline:0}
.realm-map a:hover path,.realm-map a:focus-visible path{stroke:#2e2822;fill:rgb(255 255 255/25%)}
.realm-map .chosen path{stroke:#9a2f1c;fill:rgb(255 255 255/30%)}
.realm-map .chosen text{fill:#9a2f1c}
.invitation{display:grid;gap:0 2.5rem;align-items:start}
.invitation>*{min-width:0;margin:0 0 1.25rem}
.invitation .facts-list{grid-template-columns:minmax(0,1fr)}
.invitation .facts-list dt{font-size:.9rem;margin-top:.5rem}
.realms{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:0 1.5rem}
.realms li{display:flex;gap:.8rem;padding:.7rem 0;border-bottom:1px dotted var(--line);align-items:flex-start}
.realms li>div{min-width:0;flex:1}
.realms .small{display:block}
.realms a{display:inline-block;padding:.3rem 0}
.realms .taken .shield{opacity:.5}
.realms li.chosen{border-left:3px solid var(--accent);padding-left:.8rem}
.realm{display:flex;gap:1rem;align-items:flex-start}
.realm .shield{width:3.4rem;height:4.1rem}
.realm p{margin:.2rem 0 0}
.link-line{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin:0 0 .5rem}
.link-line label{flex:1 1 16rem;margin:0}
.link-line input{font:1rem/1.4 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;min-height:2.75rem}
@media (min-width:60rem){.invitation{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}.invitation .invitation-facts{grid-column:2;grid-row:1/span 2}.invitation .invitation-you{grid-column:1}}
`;
