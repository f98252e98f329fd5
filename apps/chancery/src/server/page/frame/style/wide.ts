/**
 * What a large screen makes of its room: from 1440 pixels on letters grow with it, so that they can be read from where one
 * sits before it; from 1760 on lists, forms and parts stand beside each other. Lines of text stay as long as elsewhere.
 */
export const WIDE_STYLE = `
@media (min-width:90rem){html{font-size:min(150%,calc(100% + (100vw - 90rem)*.0055))}}
@media (min-width:110rem){
main,.bar,.foot{max-width:98rem}
main:has(>.narrow:only-child){max-width:34rem;padding-top:2rem}
main:has(>.wide:only-child){max-width:80rem}
.wide{max-width:none}
.wide>p,.wide>header p{max-width:46rem}
.wide>.things,.wide>section>.things,.game-list,.own-games ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(34rem,1fr));gap:0 2.5rem}
.own-games ul{gap:0 1.25rem}
.parts,.parts.broad{grid-template-columns:14rem minmax(0,1fr)}
.parts:not(.broad)>div{columns:2 30rem;column-gap:3rem}
.parts:not(.broad)>div>*{break-inside:avoid}
.parts:not(.broad)>div>.said{column-span:all}
.halves,.rulebooks{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 3rem;align-items:start}
.rulebooks{gap:1.25rem}
.rulebooks .scenarios{grid-template-columns:repeat(2,minmax(0,1fr))}
.campaign{grid-template-columns:minmax(0,1fr) 29rem}
.desk{grid-template-columns:minmax(0,1fr) 32rem}
.chancery-report .news{max-width:none}
.chancery-report .news dl,.chancery-report .news p,.chancery-report .news ul:not(:has(>:nth-child(9))){max-width:40rem}
.chancery-report .news section>ul:has(>:nth-child(9)){columns:2 28rem;column-gap:2.5rem}
.chancery-report .news li{break-inside:avoid}
.chancery-report .news li[class^=in]{break-before:avoid}
.campaign-main #press:has(>.article+.article){columns:2 28rem;column-gap:2.5rem}
.campaign-main #press>h2{column-span:all}
.campaign-main #press>.article{break-inside:avoid}
.begin{max-width:none}
}
`;
