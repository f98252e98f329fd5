/** Head and foot of every page. */
export const BAR_STYLE = `
.skip{position:absolute;left:-999rem;top:.5rem;z-index:9;background:var(--sheet);color:var(--accent);border:1px solid var(--accent);border-radius:3px;padding:.5rem 1rem}
.skip:focus{left:1rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.1rem 1.5rem;max-width:84rem;margin:0 auto;padding:.7rem 1rem;font-size:1rem}
.bar .house{display:flex;align-items:center;gap:.5rem;font-variant-caps:small-caps;letter-spacing:.09em;font-size:1.3rem;line-height:1;color:var(--ink);text-decoration:none}
svg.mark{display:block;width:2rem;height:2rem}
.mark-sheet{fill:var(--sheet);stroke:var(--ink);stroke-width:1.2}
.mark-ink{stroke:var(--ink)}
.mark-wax{fill:var(--wax)}
.mark-seal{stroke:var(--sheet)}
.bar nav{display:flex;flex-wrap:wrap;gap:0 .25rem}
.bar nav a,.own a,.own button{display:inline-block;padding:.55rem .5rem;color:var(--ink);text-decoration:none;border-bottom:2px solid transparent}
.bar nav a:hover,.own a:hover,.own button:hover{border-bottom-color:var(--line)}
.bar [aria-current]{border-bottom-color:var(--accent)}
.own{display:flex;align-items:baseline;margin:0 0 0 auto}
.own a{max-width:12rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.own button,.foot button{all:unset;cursor:pointer;box-sizing:border-box}
.own button{padding:.55rem .5rem;border-bottom:2px solid transparent;color:var(--soft)}
.foot{display:flex;flex-wrap:wrap;align-items:baseline;gap:.5rem 2rem;max-width:84rem;margin:2rem auto 0;padding:1rem 1rem 2rem;border-top:1px solid var(--line);color:var(--soft);font-size:.94rem}
.foot p{margin:0}
.foot p:first-child{font-style:italic;margin-right:auto}
.foot form{display:flex;align-items:baseline;gap:.6rem}
.foot button{padding:.55rem .55rem;color:var(--accent);border-radius:3px}
.foot button[aria-pressed=true]{color:var(--ink);background:var(--band)}
.foot button:hover{text-decoration:underline}
.own button:focus-visible,.foot button:focus-visible{outline:2px solid var(--accent);outline-offset:1px;border-radius:2px}
main:focus{outline:0}
@media (max-width:34rem){.bar{gap:0 1rem;padding-bottom:.3rem}.bar nav{order:3;width:100%;margin:0 -.5rem}.bar nav a{padding:.6rem .5rem}}
@media print{.bar,.foot,.skip{display:none}}
`;
