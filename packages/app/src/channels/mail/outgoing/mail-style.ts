/**
 * The look of mails: ink on parchment, in words that mail programs know, which is few of them. Colours are written out, since
 * few know variables; and widths in pixels, so that a telephone shows one column.
 */
export const MAIL_STYLE = `
body{margin:0;padding:0;background:#f6efdd;color:#2b2118;font:16px/1.5 Palatino,"Palatino Linotype",Georgia,serif}
.sheet{max-width:640px;margin:0 auto;padding:16px;overflow-wrap:break-word;word-wrap:break-word}
p{margin:0 0 14px}
a{color:#7a2e1f}
h1{font-size:26px;line-height:1.2;font-weight:bold;margin:0}
h2{font-size:20px;line-height:1.3;color:#7a2e1f;margin:28px 0 8px;padding-bottom:4px;border-bottom:1px solid #d5c7a6}
h3{font-size:17px;line-height:1.35;margin:18px 0 4px}
header{border-bottom:3px double #d5c7a6;margin:20px 0 16px;padding-bottom:12px}
ul{list-style:none;margin:0;padding:0}
li{padding:2px 0 2px 18px;text-indent:-18px;white-space:pre-line}
li.in1{margin-left:18px}
li.in2{margin-left:36px}
dl{margin:4px 0 8px}
dl div{overflow:hidden;padding:3px 0;border-bottom:1px dotted #d5c7a6}
dl div.in1{padding-left:18px}
dl div.in2{padding-left:36px}
dt{float:left;max-width:70%}
dd{float:right;margin:0;white-space:nowrap}
table{border-collapse:collapse;width:100%;margin:0 0 14px}
th,td{text-align:left;vertical-align:top;padding:3px 0;border-bottom:1px dotted #d5c7a6;word-break:break-word}
th{font-weight:normal;color:#65563f;padding-right:14px;width:30%;word-break:normal}
.columns th,.columns td{padding-right:10px;width:auto}
.columns thead th{border-bottom-style:solid}
.columns tbody th{color:#2b2118}
.columns .right{text-align:right}
.lines li.remark{padding-left:36px;text-indent:0;color:#65563f;font-style:italic}
.lines b{font-weight:bold}
.lines b.refused,.lines b.unclear,.lines b.falsch,.lines b.unklar{color:#7a2e1f}
.items{margin:0 0 14px}
.items li{padding-left:0;text-indent:0}
.lines{margin:0 0 14px}
.subtitle,.note{color:#65563f;font-style:italic}
.subtitle{margin:6px 0 0}
.rule{font-size:11px;font-weight:normal;font-style:normal;color:#76592b;white-space:nowrap}
.paper{background:#fbf6ea;border:1px solid #d5c7a6;padding:4px 14px 12px;margin:0 0 16px}
.foot p{margin:0 0 6px}
.foot{font-size:14px;color:#65563f;border-top:1px solid #d5c7a6;margin-top:28px;padding-top:12px}
@media (max-width:480px){
.several,.several thead,.several tbody,.several tr,.several th,.several td{display:block;text-align:left;border:0;padding:0;width:auto}
.several thead{display:none}
.several tbody tr{border-bottom:1px dotted #d5c7a6;padding:4px 0}
.several tbody th{font-weight:bold}
.several tbody td{display:inline-block;margin-right:14px}
.several tbody td:empty{display:none}
.several tbody td:before{content:attr(data-head) " ";color:#65563f}
}
@media (prefers-color-scheme:dark){
body{background:#1b1814;color:#e9dfc9}
a,h2{color:#e0937f}
h2,.foot{border-color:#463e30}
header,.paper,th,td,dl div{border-color:#463e30}
.paper{background:#23201a}
.subtitle,.note,.foot,th,.lines li.remark{color:#b3a68c}
.lines b.refused,.lines b.unclear,.lines b.falsch,.lines b.unklar{color:#e0937f}
.rule{color:#c4a872}
.columns tbody th{color:#e9dfc9}
.several tbody tr{border-color:#463e30}
.several tbody td:before{color:#b3a68c}
}
`;
