import { ACTORS, type ActorKind } from './actors.ts';

/**
 * Every use case, and what comes of it when somebody calls it: a row for each, and a second where it has two faces.
 *
 *   user    somebody with an account          token    of the first in the row who may, without the scope it takes
 *   other   rules another seat                foreign  runs another campaign
 *   ruler   rules the seat that is asked for  blocked  the first in the row who may, blocked
 *   ex      ruled that seat before            system   the worker, the command line
 *
 *   yes   carried out                         gone     told that there is no such thing
 *   no    not allowed                         none     told that there is no such campaign
 *   who?  not signed in                       out      blocked
 *
 * Any other word is the code of another refusal: they may, but not as things are for them. What everybody may use, a token
 * that is not good for it uses as nobody does.
 */
const TABLE = `
                            nobody   user     other    ruler    ex       token    master   foreign  admin    system   blocked

# campaigns
listCampaigns               yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
listRulesets                yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showRuleset                 yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showScenarioSchema          yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showCampaign                yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
watchCampaign               yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showMap                     yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showOptions                 yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showLineage                 yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
listTurns                   yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
readDeeds                   yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showStandings               yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showCourse                  yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
createCampaign              who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
openCampaign                none     none     none     none     none     no       yes      none     no       yes      out
startCampaign               who?     no       no       no       no       no       yes      no       no       yes      out
pauseCampaign               who?     no       no       no       no       no       yes      no       yes      yes      out
resumeCampaign              who?     no       no       no       no       no       yes      no       yes      yes      out
endCampaign                 who?     no       no       no       no       no       yes      no       yes      yes      out
openPoll                    who?     no       no       no       no       no       yes      no       yes      yes      out
vote                        who?     no       no       yes      no       no       no       no       no       yes      out
listPolls                   yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
archiveCampaign             who?     no       no       no       no       no       yes      no       yes      yes      out
renameCampaign              who?     no       no       no       no       no       yes      no       yes      yes      out
changeSettings              who?     no       no       no       no       no       yes      no       no       yes      out
appointMaster               who?     no       no       no       no       no       yes      no       yes      yes      out
dismissMaster               who?     no       no       no       no       no       yes      no       yes      yes      out
handOver                    who?     no       no       no       no       no       yes      no       yes      yes      out
addWebhook                  who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
listWebhooks                who?     yes      yes      yes      yes      no       yes      yes      yes      yes      out
enableWebhook               who?     gone     gone     gone     gone     no       yes      gone     gone     yes      out
removeWebhook               who?     yes      yes      yes      yes      no       yes      yes      yes      yes      out
testWebhook                 who?     gone     gone     gone     gone     no       yes      gone     gone     yes      out
listDeliveries              who?     gone     gone     gone     gone     no       yes      gone     gone     yes      out
readAudit                   who?     no       no       no       no       no       yes      no       yes      yes      out

# seats
applyForSeat                who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
withdrawApplication         who?     yes      gone     gone     gone     no       gone     gone     gone     who?     out
statePreferences            who?     yes      gone     gone     gone     no       gone     gone     gone     who?     out
answerApplication           who?     no       no       no       no       no       yes      no       no       yes      out
inviteToCampaign            who?     no       no       no       no       no       yes      no       no       who?     out
revokeInvitation            who?     no       no       no       no       no       yes      no       no       yes      out
showInvitation              yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
acceptInvitation            who?     yes      conflict conflict yes      no       yes      yes      yes      who?     out
joinCampaign                who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
joinStandby                 who?     yes      conflict conflict yes      no       yes      yes      yes      who?     out
leaveStandby                who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
announceWaitingAbsence      who?     yes      conflict conflict conflict no       conflict conflict conflict who?     out
endWaitingAbsence           who?     yes      conflict conflict conflict no       conflict conflict conflict who?     out
sendWithoutSeat             who?     wrong-status conflict conflict conflict no       conflict conflict conflict who?     out
readWithoutSeat             who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
leaveSeat                   who?     no       no       yes      no       no       no       no       no       yes      out
takeOverSeat                who?     yes      conflict conflict yes      no       yes      yes      yes      who?     out
assignSeat                  who?     no       no       no       no       no       yes      no       no       yes      out
closeSeat                   who?     no       no       no       no       no       yes      no       no       yes      out
removeRuler                 who?     no       no       no       no       no       yes      no       no       yes      out
setCaretaker                who?     no       no       no       no       no       yes      no       no       yes      out
listPeople                  who?     no       no       no       no       no       yes      no       no       yes      out

# orders
readTurnFile                who?     no       no       yes      no       no       no       no       no       yes      out
readDraft                   who?     no       no       yes      no       no       no       no       no       yes      out
readOffers                  who?     no       no       yes      no       no       no       no       no       yes      out
saveDraft                   who?     no       no       yes      no       no       no       no       no       yes      out
submitOrders                who?     no       no       yes      no       no       no       no       no       yes      out
withdrawOrders              who?     no       no       yes      no       no       no       no       no       yes      out
takeBackPost                who?     no       no       conflict no       no       no       no       no       conflict out
listReceipts                who?     no       no       yes      no       no       no       no       no       yes      out
proveSheet                  who?     no       no       yes      no       no       no       no       no       yes      out
readOwnLines                who?     no       no       yes      no       no       no       no       no       yes      out
readReceivedWords           who?     no       no       yes      no       no       no       no       no       yes      out
readStandingOrders          who?     no       no       yes      no       no       no       no       no       yes      out
leaveStandingOrders         who?     no       no       yes      no       no       no       no       no       yes      out
setReady                    who?     no       no       yes      no       no       no       no       no       yes      out
listOwnQuestions            who?     no       no       yes      no       no       no       no       no       yes      out
askMaster                   who?     no       no       yes      no       no       no       no       no       yes      out
askForExtension             who?     no       no       yes      no       no       no       no       no       yes      out
announceAbsence             who?     no       no       yes      no       no       no       no       no       yes      out
listAbsences                who?     no       no       yes      no       no       no       no       no       yes      out
comeBack                    who?     no       no       yes      no       no       no       no       no       yes      out
readNotes                   who?     no       no       yes      no       no       no       no       no       yes      out
writeNotes                  who?     no       no       yes      no       no       no       no       no       who?     out

# turns
closeTurn                   who?     no       no       no       no       no       yes      no       no       yes      out
showTurnout                 who?     no       no       no       no       no       yes      no       no       yes      out
dryRun                      who?     no       no       no       no       no       yes      no       no       yes      out
tryRollBack                 who?     no       no       no       no       no       yes      no       no       yes      out
rollBack                    who?     no       no       no       no       no       yes      no       no       yes      out
moveDeadline                who?     no       no       no       no       no       yes      no       no       yes      out
holdClock                   who?     no       no       no       no       no       yes      no       no       yes      out
listExtensions              who?     no       no       no       no       no       yes      no       no       yes      out
answerExtension             who?     no       no       no       no       no       yes      no       no       yes      out
listQuestions               who?     no       no       no       no       no       yes      no       no       yes      out
answerQuestion              who?     no       no       no       no       no       yes      no       no       yes      out
readSheets                  who?     no       no       no       no       no       yes      no       no       yes      out
editPosition                who?     no       no       no       no       no       bad-input no      no       bad-input out
strikeLine                  who?     no       no       no       no       no       yes      no       no       yes      out
actAsMaster                 who?     no       no       no       no       no       yes      no       no       yes      out
verifyCampaign              yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
verificationSoFar           yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
readDiceLog                 wrong-status wrong-status wrong-status wrong-status wrong-status wrong-status yes      wrong-status wrong-status yes      out
showRegister                yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
readRecord                  wrong-status wrong-status wrong-status wrong-status wrong-status wrong-status wrong-status wrong-status wrong-status wrong-status out
compareEditions             yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
compareEditions of a seat   who?     no       no       yes      no       who?     no       no       no       yes      out

# reports, letters and press
readReport                  who?     no       no       yes      no       no       no       no       no       yes      out
readPublicReport            yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
writeLetter                 who?     no       no       yes      no       no       no       no       no       no       out
writeLetter as master       who?     no       no       no       no       no       yes      no       no       yes      out
watchLetters                who?     no       no       no       no       no       conflict no       no       conflict out
readLetters                 who?     no       no       yes      no       no       no       no       no       no       out
readLetters as master       who?     no       no       no       no       no       yes      no       no       yes      out
watchParty                  who?     no       no       yes      no       no       no       no       no       no       out
watchParty as master        who?     no       no       no       no       no       yes      no       no       yes      out
markLetter                  who?     no       no       yes      no       no       no       no       no       no       out
archiveLetter               who?     no       no       yes      no       no       no       no       no       no       out
muteSeat                    who?     no       no       yes      no       no       no       no       no       yes      out
listMuted                   who?     no       no       yes      no       no       no       no       no       yes      out
reportLetter                who?     no       no       yes      no       no       no       no       no       no       out
listReports                 who?     no       no       no       no       no       yes      no       yes      yes      out
decideLetterReport          who?     no       no       no       no       no       yes      no       yes      yes      out
readPress                   yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
pressFeed                   yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
publishPress                who?     no       no       yes      no       no       no       no       no       no       out
publishPress as master      who?     no       no       no       no       no       yes      no       no       yes      out
withdrawPress               who?     no       no       yes      no       no       yes      no       yes      yes      out
writeProclamation           who?     no       no       yes      no       no       no       no       no       no       out
releaseMail                 who?     gone     gone     yes      gone     gone     yes      gone     gone     yes      out
releaseMailByLink           yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
showHeldMail                yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
listHeldMails               who?     no       yes      yes      no       no       yes      no       no       yes      out
listUncertainMails          who?     no       yes      yes      no       no       yes      no       no       yes      out
sendMailAgain               who?     no       gone     gone     no       no       gone     no       no       gone     out
mailWorksAgain              who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out

# notices
readNotices                 who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
markRead                    who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
setNotices                  who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
showNoticeSettings          who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
makeCalendar                who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
readCalendar                yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
unsubscribe                 yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out

# scenarios of one's own
checkScenario               who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
uploadScenario              who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
listScenarios               who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
showScenario                who?     gone     gone     yes      gone     no       gone     gone     gone     who?     out
showSharedScenario          yes      yes      yes      yes      yes      yes      yes      yes      yes      yes      out
shareScenario               who?     gone     gone     yes      gone     no       gone     gone     gone     who?     out
unshareScenario             who?     gone     gone     yes      gone     no       gone     gone     gone     who?     out
removeScenario              who?     gone     gone     yes      gone     no       gone     gone     gone     who?     out

# accounts: each about themselves, but for the token and the session, which are the ruler's
showAccount                 who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
createToken                 who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
listTokens                  who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
revokeToken                 who?     gone     gone     yes      gone     no       gone     gone     gone     who?     out
listSessions                who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
endSession                  who?     gone     gone     yes      gone     no       gone     gone     gone     who?     out
signOutEverywhere           who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
changeAddress               who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
confirmAddress              who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
exportData                  who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out
deleteAccount               who?     yes      yes      yes      yes      no       conflict yes      conflict who?     out
claimServer                 who?     yes      yes      yes      yes      no       yes      yes      yes      who?     out

# the server
showServer                  who?     no       no       no       no       no       no       no       yes      yes      out
showDisk                    who?     no       no       no       no       no       no       no       yes      yes      out
listBounces                 who?     no       no       no       no       no       no       no       yes      yes      out
mailReturns                 who?     no       no       no       no       no       no       no       yes      yes      out
forgetProcess               who?     no       no       no       no       no       no       no       yes      yes      out
sendTestMail                who?     no       no       no       no       no       no       no       yes      who?     out
overseeCampaign             who?     no       no       no       no       no       no       no       yes      yes      out
listUsers                   who?     no       no       no       no       no       no       no       yes      yes      out
blockUser                   who?     no       no       no       no       no       no       no       yes      yes      out
unblockUser                 who?     no       no       no       no       no       no       no       yes      yes      out
renameUser                  who?     no       no       no       no       no       no       no       yes      yes      out
confirmUser                 who?     no       no       no       no       no       no       no       conflict conflict out
sendPasswordReset           who?     no       no       no       no       no       no       no       yes      yes      out
removeSecondFactor          who?     no       no       no       no       no       no       no       gone     gone     out
signOutUser                 who?     no       no       no       no       no       no       no       yes      yes      out
eraseUser                   who?     no       no       no       no       no       no       no       yes      yes      out
appointAdministrator        who?     no       no       no       no       no       no       no       yes      yes      out
dismissAdministrator        who?     no       no       no       no       no       no       no       yes      yes      out
changeServerSettings        who?     no       no       no       no       no       no       no       yes      yes      out
readServerAudit             who?     no       no       no       no       no       no       no       yes      yes      out
`;

export interface Row {
  readonly name: string;
  readonly outcomes: { readonly [kind in ActorKind]: string };
}

export const ROWS: readonly Row[] = TABLE.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith(' '))
  .map((line) => {
    const words = line.trim().split(/ +/);
    const cells = words.splice(-ACTORS.length);
    const outcomes = Object.fromEntries(ACTORS.map((kind, place) => [kind, cells[place] as string]));
    return { name: words.join(' '), outcomes: outcomes as Row['outcomes'] };
  });
