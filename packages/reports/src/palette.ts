/** Ink on parchment, by lamplight where the reader prefers it dark, and black on white on paper. */
export const PALETTE = `:root{--paper:#f6efdd;--sheet:#fbf6ea;--ink:#2b2118;--soft:#65563f;--line:#d5c7a6;--band:#efe5cb;--accent:#7a2e1f;--rule:#76592b}
@media (prefers-color-scheme:dark){:root{--paper:#1b1814;--sheet:#23201a;--ink:#e9dfc9;--soft:#b3a68c;--line:#463e30;--band:#26221b;--accent:#e0937f;--rule:#c4a872}}
@media print{:root{--paper:#fff;--sheet:#fff;--ink:#000;--soft:#333;--line:#999;--band:#f1f1f1;--accent:#000;--rule:#555}}
*{box-sizing:border-box}
`;

export const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif';
