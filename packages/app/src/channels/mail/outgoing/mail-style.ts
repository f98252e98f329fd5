/**
 * The look of mails: ink on parchment. How things stand is written at each of them, since some programs leave out what stands
 * in the head of a page; colours, and what depends on the width of a screen, stand there, and nothing is lost without them.
 */
export const MAIL_STYLE = `
body{background:#f6efdd;color:#2b2118}
li{white-space:pre-line}
th,td{text-align:left;vertical-align:top;border-bottom:1px dotted #b9a983}
th{font-weight:normal}
.right{text-align:right}
.rule{white-space:nowrap;font-weight:normal;font-style:normal}
a{color:#7a2e1f}
h2{color:#7a2e1f}
.note,.subtitle,.foot,.remark,th{color:#65563f}
.rule{color:#76592b}
.columns tbody th{color:#2b2118}
.board th{white-space:nowrap;word-break:normal}
.board thead th,.board .counters th{font-weight:bold}
.lines b.refused,.lines b.unclear,.lines b.falsch,.lines b.unklar{color:#7a2e1f}
.paper,.summary{background:#fbf6ea}
@media (max-width:480px){
.several,.several thead,.several tbody,.several tr,.several th,.several td{display:block;text-align:left!important;border:0!important;padding:0!important;width:auto!important}
.several thead{display:none}
.several tbody tr{border-bottom:1px dotted #b9a983;padding:4px 0}
.several tbody th{font-weight:bold}
.several tbody td{display:inline-block;margin-right:14px}
.several tbody td:empty{display:none}
.several tbody td:before{content:attr(data-head) " ";opacity:.7}
.board table,.board thead,.board tbody,.board tr,.board th,.board td{display:block;border:0!important;padding:0!important}
.board thead th+th,.board td:empty{display:none}
.board tbody th{padding-top:6px!important}
.board td{padding-left:14px!important}
.board td:before{content:attr(data-on) " ";opacity:.7}
}
@media (prefers-color-scheme:dark){
body{background:#1b1814;color:#e9dfc9}
a,h2{color:#e0937f}
.note,.subtitle,.foot,.remark,th{color:#b3a68c}
.rule{color:#c4a872}
.columns tbody th{color:#e9dfc9}
.lines b.refused,.lines b.unclear,.lines b.falsch,.lines b.unklar{color:#e0937f}
.paper,.summary{background:#23201a}
}
`;

/** A line between things, seen on light and on dark grounds. */
const EDGE = '#b9a983';

/** A line of an account: what is counted floats to the left of its row, and how much to the right. */
const FIGURE = `overflow:hidden;padding:3px 0;border-bottom:1px dotted ${EDGE}`;

/** How each thing stands, by its name, or by one of its classes, which goes before, or by both. */
export const LAYOUT: { readonly [thing in string]?: string } = {
  body: 'margin:0;padding:0',
  h1: 'font-size:22px;line-height:1.25;margin:0 0 6px',
  h2: `font-size:18px;line-height:1.3;margin:24px 0 6px;padding-bottom:3px;border-bottom:1px solid ${EDGE}`,
  h3: 'font-size:16px;line-height:1.35;margin:14px 0 3px',
  p: 'margin:0 0 12px',
  ul: 'list-style:none;margin:0 0 8px;padding:0',
  li: 'padding:2px 0 2px 14px;text-indent:-14px',
  dl: 'margin:4px 0 8px',
  dt: 'float:left;max-width:70%',
  dd: 'float:right;margin:0;white-space:nowrap',
  div: FIGURE,
  'div.in1': `margin-left:14px;${FIGURE}`,
  'div.in2': `margin-left:28px;${FIGURE}`,
  table: 'border-collapse:collapse;width:100%;margin:0 0 12px;word-break:break-word',
  summary: 'font-weight:bold;padding:6px 0',
  img: 'display:block;width:100%;height:auto;max-width:1000px;border:0',
  '.sheet':
    'max-width:640px;margin:0 auto;padding:10px 14px;font:16px/1.5 Palatino,Georgia,serif;overflow-wrap:break-word',
  '.summary': `border:1px solid ${EDGE};border-radius:6px;padding:12px 14px 4px;margin:0 0 14px`,
  '.paper': `border:1px solid ${EDGE};padding:2px 12px 8px;margin:0 0 14px`,
  '.foot': `font-size:14px;border-top:1px solid ${EDGE};margin-top:24px;padding-top:10px`,
  '.rule': 'font-size:11px;opacity:.8',
  '.note': 'padding:2px 0 2px 14px;text-indent:-14px;font-style:italic',
  '.subtitle': 'font-style:italic;margin:0 0 6px',
  '.in1': 'margin-left:14px;padding:2px 0 2px 14px;text-indent:-14px',
  '.in2': 'margin-left:28px;padding:2px 0 2px 14px;text-indent:-14px',
  '.remark': 'margin:0;padding:0 0 2px 30px;font-style:italic',
  '.body': '',
};
