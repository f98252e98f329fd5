// Written by `npm run client` from the OpenAPI document. Do not edit.

export interface paths {
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who you are here, and what your token allows
         * @description For everybody with an account. A token needs the scope `read`.
         */
        get: operations["showAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Asks for a new mail address; a code is sent to it
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        put: operations["changeAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes to the new address, by the code that was sent there
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        post: operations["confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/claim-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes you the first administrator, by the code that the server printed
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        post: operations["claimServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes your account for good; your seats are given up, and what you wrote in campaigns stays there
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the server keeps about you
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        get: operations["exportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are signed in
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs you out in one place
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends your sessions; tokens stay
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/administrators/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Appoints another administrator
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        put: operations["appointAdministrator"];
        post?: never;
        /**
         * Dismisses an administrator; the last one cannot be dismissed
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        delete: operations["dismissAdministrator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done on the whole server, the newest first
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        get: operations["readServerAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/campaigns/{campaign}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who runs a campaign and where it stands; what administrators may do about it is done where masters do it
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        get: operations["overseeCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/disk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of the disk the data takes, in bytes, and the fifty largest campaigns
         * @description For administrators of the server. A token needs the scope `read`.
         */
        get: operations["showDisk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/mail/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest addresses to which mail could not be delivered; they get none until their owners say that they work
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        get: operations["listBounces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/mail/bounces/returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What kept mail from an address is mended: whoever has it gets mail again
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        post: operations["mailReturns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/mail/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends you a mail, the way of all others
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/processes/ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A process that has not been seen for long has ended, and is shown no more; one that lives shows itself again
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        post: operations["forgetProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the server in figures: version, database, campaigns and mail
         * @description For administrators of the server. A token needs the scope `read`.
         */
        get: operations["showServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets who may make an account from now on
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        patch: operations["changeServerSettings"];
        trace?: never;
    };
    "/administration/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of this server, by their addresses
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/users/{user}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Blocks an account; it keeps its seats, which count as silent by the rules of their campaigns
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * Unblocks an account
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/users/{user}/confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Takes the address of an account for its owner's, as its confirmation does
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        put: operations["confirmUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/users/{user}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes an account for good; a live game that it alone runs goes to an administrator first
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        post: operations["eraseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/users/{user}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives an account another name; its owner is told
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        put: operations["renameUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/users/{user}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the owner of an account a link with which they set a new password
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/users/{user}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes the codes of an authenticator off an account and signs it out everywhere; passkeys stay
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/administration/users/{user}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs an account out everywhere
         * @description For administrators of the server. API tokens cannot do this: sign in.
         */
        delete: operations["signOutUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret address for your calendar of deadlines; it replaces an earlier one
         * @description For everybody with an account. A token needs the scope `order`.
         */
        post: operations["makeCalendar"];
        /**
         * Your calendar has no address any more
         * @description For everybody with an account. A token needs the scope `order`.
         */
        delete: operations["dropCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the campaigns that you may see, the newest first
         * @description For everybody.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Makes a campaign, as a draft that only you can see
         * @description For everybody with an account. A token needs the scope `master`.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows what everybody may know of a campaign, and your place in it
         * @description For everybody.
         */
        get: operations["showCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes settings; what is left out stays as it is
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/campaigns/{campaign}/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the seat that was promised in an invitation
         * @description For everybody with an account. A token needs the scope `order`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Your acts as master in the open turn, in place of earlier ones; in live play they are resolved at once
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        put: operations["actAsMaster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Asks the masters for a seat
         * @description For everybody with an account. A token needs the scope `order`.
         */
        put: operations["applyForSeat"];
        post?: never;
        /**
         * Takes back your application, or your place in the waiting list
         * @description For everybody with an account. A token needs the scope `order`.
         */
        delete: operations["withdrawApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/application/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes your wishes, as long as no seat is given out; your place in the list stays
         * @description For everybody with an account. A token needs the scope `order`.
         */
        put: operations["statePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/applications/{user}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers an application for a seat; the applicant is told
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["answerApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts away a campaign that is over, or that never began
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        post: operations["archiveCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in the campaign, by whom, the newest first
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        get: operations["readAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who owned which area at the beginning, and what changed hands in every turn, as everybody may know it
         * @description For everybody.
         */
        get: operations["showCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets another deadline for the open window; a clock that was held goes on
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        put: operations["moveDeadline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/deeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What game masters have done in the campaign, for everybody who may see it, the newest first
         * @description For everybody.
         */
        get: operations["readDeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every commitment, closed list and revealed secret with its time, those of void turns too
         * @description Compare it with what you kept: `chancery verify --server URL --campaign C --kept FILES` does.
         *
         *     For everybody.
         */
        get: operations["showRegister"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the present sheets would lead to, for the master: it leaves no trace, and the real dice will be different. Of a turn under review: what will be published
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["dryRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the game before its rules do
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        post: operations["endCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells you at once what happens in a campaign, as everybody may know it
         * @description Server-sent events, as long as the connection holds. The first after those that you have missed is `here`: whoever reads the campaign after it misses nothing. Connect again with the header `Last-Event-ID`, and the stream goes on where it ended; ids are yours alone and good for a week. The stream ends when your seat, session or token does.
         *
         *     For everybody.
         */
        get: operations["watchCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was asked for in the open turn, for the masters
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        get: operations["listExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/extensions/{extension}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grants or refuses the time that was asked for
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["answerExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands the campaign over to a second master
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/held-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails with orders that are held because their sender is in doubt: those in your name, or all of them for a master
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `order`.
         */
        get: operations["listHeldMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/hold-clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds the clock until you set a deadline or close the turn
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["holdClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link by which a person, or each of a group, can take a seat
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["inviteToCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an invitation back
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a seat in a campaign that has not begun and is open to all, or waits for one
         * @description For everybody with an account. A token needs the scope `order`.
         */
        post: operations["joinCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/letter-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The letters that were reported to the masters and wait for them
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        get: operations["listLetterReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/letter-reports/{letterReport}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records what was done about it
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        post: operations["decideLetterReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/lineage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has held the seats of a campaign, the oldest first
         * @description For everybody.
         */
        get: operations["showLineage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/map.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The map of today, as everybody may see it
         * @description For everybody.
         */
        get: operations["drawMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/masters/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Appoints a second game master
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        put: operations["appointMaster"];
        post?: never;
        /**
         * Dismisses a second game master; a second game master can also resign
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        delete: operations["dismissMaster"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the campaign: others can find it and join
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["openCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules that a master may set, as they hold in the campaign
         * @description For everybody.
         */
        get: operations["showOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/parties/{party}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for your seat, or for the masters: also letters, and offers of other seats
         * @description Server-sent events, as long as the connection holds. The first after those that you have missed is `here`: whoever reads the campaign after it misses nothing. Connect again with the header `Last-Event-ID`, and the stream goes on where it ended; ids are yours alone and good for a week. The stream ends when your seat, session or token does.
         *
         *     For the ruler of the seat, For the masters of the campaign. A token needs the scope `read`.
         */
        get: operations["watchParty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/parties/{party}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The letters of your seat, or of the masters, the newest first
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `letter`.
         */
        get: operations["readLetters"];
        put?: never;
        /**
         * Sends a letter, if the campaign allows it
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `letter`.
         */
        post: operations["writeLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/parties/{party}/letters/{letter}/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts a letter away
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `letter`.
         */
        put: operations["archiveLetter"];
        post?: never;
        /**
         * Takes a letter out again
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `letter`.
         */
        delete: operations["unarchiveLetter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/parties/{party}/letters/{letter}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * You have read it
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `letter`.
         */
        put: operations["markLetter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/parties/{party}/press": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes an article for everybody, if the campaign allows it
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `letter`.
         */
        post: operations["publishPress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops the clock; orders can still be sent, nothing is run
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who takes part in the campaign, for its masters
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the rulers are asked and were asked, the newest first; nobody is told who votes how
         * @description For everybody.
         */
        get: operations["listPolls"];
        put?: never;
        /**
         * Asks the rulers, as a master or an administrator; one poll at a time
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        post: operations["openPoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/press": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The press of a campaign, the newest first
         * @description For everybody.
         */
        get: operations["readPress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/press/{article}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws an article: for its author, as long as they have the seat, and for masters
         * @description For the ruler of the seat, For the masters of the campaign, For administrators of the server. A token needs the scope `letter`.
         */
        delete: operations["withdrawPress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions of the open turn, for its masters; they may change with every sheet
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/questions/{question}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answers a question of the open turn; the answer can be changed until the turn is run
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        put: operations["answerQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole record of a campaign that is over, as an archive (tar, gzip) that `chancery verify` checks
         * @description For everybody.
         */
        get: operations["readRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resumes the game: the clock goes on with the time that was left
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rolls the campaign back to a turn, and runs later turns again if wanted
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["rollBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/roll-back/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells what a roll back would change, and for whom; leaves no trace
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["tryRollBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you have announced, past and future
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["listAbsences"];
        put?: never;
        /**
         * Announces that you will be away, and until when or for how many turns; turns that close in the meantime do not count against you
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        post: operations["announceAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/caretaker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets a bot look after the seat of a silent ruler until they send orders again
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        put: operations["setCaretaker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Closes an open seat, so that the rules play it, or opens it to players again
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        put: operations["closeSeat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/come-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends your absence: you give the orders for your seat yourself again
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        post: operations["comeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest orders that you have kept or sent for the open turn, wherever you wrote them
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readDraft"];
        /**
         * Keeps orders that do not count yet, so that you can go on with them from anywhere
         * @description Every draft is kept and none is lost. With `base`, nothing is kept if there is a newer draft that you have not seen.
         *
         *     For the ruler of the seat. A token needs the scope `order`.
         */
        put: operations["saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for more time; within what the campaign allows, you have it at once
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        post: operations["askForExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/last-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * In live play: takes back your last post, as long as no dice were rolled for it and nobody knows of it
         * @description Everybody can see that you did. Your orders become your draft again.
         *
         *     For the ruler of the seat. A token needs the scope `order`.
         */
        delete: operations["takeBackPost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up your seat; orders that you have sent still count
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        post: operations["leaveSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/letters/{letter}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a letter that you received to the masters, who can then read it
         * @description For the ruler of the seat. A token needs the scope `letter`.
         */
        post: operations["reportLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your lines on the lists of turns that are out, with the salts that open them
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readOwnLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The seats that you have muted
         * @description For the ruler of the seat. A token needs the scope `letter`.
         */
        get: operations["listMuted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/mutes/{muted}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mutes another seat, which is not told
         * @description For the ruler of the seat. A token needs the scope `letter`.
         */
        put: operations["muteSeat"];
        post?: never;
        /**
         * Unmutes it
         * @description For the ruler of the seat. A token needs the scope `letter`.
         */
        delete: operations["unmuteSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own notes about your seat; nobody else reads them
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        get: operations["readNotes"];
        /**
         * Replaces the notes
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        put: operations["writeNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What other seats offer to this one in orders that they have sent for the open turn, and by which orders it could answer
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a desk shows first of the newest turn: the map, the units of the seat, and the orders they may get
         * @description Small, and prepared from the turn file: a desk opens with it, and fetches the turn file with `?world=none&choices=none` once the map is drawn.
         *
         *     For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readOpening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the orders of the seat; they count at once, until they are replaced or withdrawn
         * @description In live play they are resolved at once, and the answer says what came of them.
         *
         *     For the ruler of the seat. A token needs the scope `order`.
         */
        post: operations["submitOrders"];
        /**
         * Withdraws the orders that were sent: none of them count
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        delete: operations["withdrawOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/proclamation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Writes a proclamation that the rules read with the orders of the turn; an empty one takes it back
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `letter`.
         */
        put: operations["writeProclamation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the newest orders of the seat ask the master, what your draft would ask, and what was ruled
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        get: operations["listOwnQuestions"];
        put?: never;
        /**
         * Puts the questions of your draft before the master now; the draft is not sent
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        post: operations["askMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says whether you need more time; the window may close once all are ready
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        put: operations["setReady"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipts of the seat for a turn, the oldest first
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/remove-ruler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a seat from its ruler, who is told
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["removeRuler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/ruler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a seat to somebody in this campaign; its former ruler loses it and is told
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        put: operations["assignSeat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/standing-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your standing orders, as they would be understood now
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readStandingOrders"];
        /**
         * Leaves standing orders for turns to which you send none; in each turn those that are possible are carried out
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        put: operations["leaveStandingOrders"];
        post?: never;
        /**
         * Removes your standing orders
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        delete: operations["dropStandingOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/struck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Strikes an order out of a sheet before the turn is run, or puts another in its place; the ruler is told
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["strikeLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an open seat of a campaign that has begun
         * @description For everybody with an account. A token needs the scope `order`.
         */
        post: operations["takeOverSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/turn-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the seat receives of a turn: what it sees, what it has heard, what it may order, and its draft
         * @description With `If-None-Match`, nothing is sent as long as nothing has changed.
         *
         *     For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readTurnFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/turns/{turn}/map.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The map after a turn, as your seat knew it
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["drawSeatMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/turns/{turn}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders by which the seat was adjudicated, beside what it was told when they came
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["proveSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/turns/{turn}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of your seat for any turn that is out, as sections and lines
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/turns/{turn}/report.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a page with the map as your seat knew it, which needs nothing else
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readReportAsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/turns/{turn}/report.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as text of 78 columns
         * @description For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readReportAsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Votes in the poll that is open; a later vote takes its place
         * @description For the ruler of the seat. A token needs the scope `order`.
         */
        put: operations["vote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/seats/{seat}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Private words of orders that reached your seat, with the salts that prove what was said
         * @description After the end, the record has the digest of each in the sheet of its sender.
         *
         *     For the ruler of the seat. A token needs the scope `read`.
         */
        get: operations["readReceivedWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders that count for the open turn, line by line, for masters who rule no seat
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        get: operations["readSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/standby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts you on standby for a seat that falls open
         * @description For everybody with an account. A token needs the scope `order`.
         */
        put: operations["joinStandby"];
        post?: never;
        /**
         * Takes you off standby
         * @description For everybody with an account. A token needs the scope `order`.
         */
        delete: operations["leaveStandby"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The table of the campaign after every turn that is out, the oldest first
         * @description For everybody.
         */
        get: operations["showStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the game: the first turn is open
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["startCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a campaign another title, also one that has ended; for its masters and for administrators
         * @description For the masters of the campaign, For administrators of the server. A token needs the scope `master`.
         */
        put: operations["renameCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turnout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has sent orders for the open turn, for the masters; never what they ordered
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        get: operations["showTurnout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The turns that are out, the oldest first; in live play the last of each clock
         * @description For everybody.
         */
        get: operations["listTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns/{turn}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs the turn now; nothing happens if it is already out
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["closeTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns/{turn}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dice of a turn: all of them for masters who rule no seat, and for everybody when the campaign is over; until then the public ones
         * @description For everybody.
         */
        get: operations["readDiceLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns/{turn}/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Each time the turn was run again: the public reason, and the differences that you may know
         * @description For everybody.
         */
        get: operations["compareEditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns/{turn}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects the position after the last turn: it is run again with the same dice, and your edits at its end
         * @description For the masters of the campaign. A token needs the scope `master`.
         */
        post: operations["editPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns/{turn}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What everybody may know of a turn, as sections and lines
         * @description For everybody.
         */
        get: operations["readPublicReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns/{turn}/report.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a page with the map, which needs nothing else
         * @description For everybody.
         */
        get: operations["readPublicReportAsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/turns/{turn}/report.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as text of 78 columns
         * @description For everybody.
         */
        get: operations["readPublicReportAsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/uncertain-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails that were being sent when the server stopped, so that they may be lost
         * @description Those that were for you, or all of them for a master.
         *
         *     For the ruler of the seat, For the masters of the campaign. A token needs the scope `order`.
         */
        get: operations["listUncertainMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/uncertain-mails/{outgoing}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail again that may be lost
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `order`.
         */
        post: operations["sendMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Runs the campaign again from its record, and checks every commitment, roll and hash
         * @description Answers at once. The check is made once for each turn that is out, however many ask for it: while `checking` is true, ask again in a few seconds.
         *
         *     For everybody.
         */
        get: operations["verifyCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * While you wait for a seat: your absences, and the receipts of what you have sent without one
         * @description For everybody with an account. A token needs the scope `read`.
         */
        get: operations["readWithoutSeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/waiting/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * While you wait for a seat: announces that you will be away; if you are given a seat, it counts there
         * @description For everybody with an account. A token needs the scope `order`.
         */
        post: operations["announceWaitingAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/waiting/come-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * While you wait for a seat: ends your absence
         * @description For everybody with an account. A token needs the scope `order`.
         */
        post: operations["endWaitingAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/waiting/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * While you wait for a seat: sends orders of absence and return, which are carried out at once
         * @description Every other order is refused line by line. The receipt is kept.
         *
         *     For everybody with an account. A token needs the scope `order`.
         */
        post: operations["sendWithoutSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/watched-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Letters between rulers, for masters of a campaign that announced this before anybody joined
         * @description For the masters of the campaign. A token needs the scope `letter`.
         */
        get: operations["watchLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your webhooks of the campaign, for masters all; only the host of each address is shown
         * @description For the masters of the campaign, For everybody with an account. A token needs the scope `master`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Adds a webhook: public news are posted to its address. The secret that signs them is shown here and never again
         * @description For everybody with an account who may see the campaign: three of your own, ten for a master. What is posted stands under `webhooks` in this document. It goes on as long as you may see the campaign.
         *
         *     For the masters of the campaign, For everybody with an account. A token needs the scope `master`.
         */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a webhook
         * @description For the masters of the campaign, For everybody with an account. A token needs the scope `master`.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last fifty calls of a webhook, the latest first, and what became of them
         * @description For the masters of the campaign, For everybody with an account. A token needs the scope `master`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/webhooks/{webhook}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches on one that had failed too often
         * @description For the masters of the campaign, For everybody with an account. A token needs the scope `master`.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign}/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posts a test to a webhook, news of the kind `test`; what became of it stands among its deliveries
         * @description For the masters of the campaign, For everybody with an account. A token needs the scope `master`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{mail}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Releases a mail with orders that was held because its sender was in doubt: its orders count
         * @description For the ruler of the seat, For the masters of the campaign. A token needs the scope `order`.
         */
        post: operations["releaseMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you were told, the newest first
         * @description For everybody with an account. A token needs the scope `read`.
         */
        get: operations["readNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/mail-works-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that your mailbox works again, after mails to you came back and no more were sent
         * @description For everybody with an account. A token needs the scope `order`.
         */
        post: operations["mailWorksAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * You have seen them
         * @description For everybody with an account. A token needs the scope `read`.
         */
        post: operations["markNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you want to hear about, and when
         * @description For everybody with an account. A token needs the scope `read`.
         */
        get: operations["showNoticeSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets what you want to hear about, and when; what is left out stays as it is
         * @description For everybody with an account. A token needs the scope `order`.
         */
        patch: operations["setNotices"];
        trace?: never;
    };
    "/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule systems in which campaigns can be made, with their scenarios
         * @description For everybody.
         */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rulesets/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rule system with the JSON Schemas of its options and orders
         * @description For everybody.
         */
        get: operations["showRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rulesets/{ruleset}/scenario-schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The JSON Schema of a scenario file under these rules, for editors and programs
         * @description For everybody.
         */
        get: operations["showScenarioSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scenarios that you have written, the newest first
         * @description For everybody with an account. A token needs the scope `master`.
         */
        get: operations["listScenarios"];
        put?: never;
        /**
         * Keeps a scenario of your own, or says everything that is wrong with it
         * @description For everybody with an account. A token needs the scope `master`.
         */
        post: operations["uploadScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios/{scenario}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A scenario that you have written, with its file and the picture of its map
         * @description For everybody with an account. A token needs the scope `master`.
         */
        get: operations["showScenario"];
        put?: never;
        post?: never;
        /**
         * Removes a scenario on which no game is played; games that are over keep what they need
         * @description For everybody with an account. A token needs the scope `master`.
         */
        delete: operations["removeScenario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios/{scenario}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link by which anybody can have the file; an earlier one expires
         * @description For everybody with an account. A token needs the scope `master`.
         */
        post: operations["shareScenario"];
        /**
         * Takes the link back
         * @description For everybody with an account. A token needs the scope `master`.
         */
        delete: operations["unshareScenario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says everything that is wrong with a scenario file, and keeps nothing
         * @description For everybody with an account. A token needs the scope `read`.
         */
        post: operations["checkScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-scenarios/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scenario that a link shares, for another server to import
         * @description For everybody.
         */
        get: operations["showSharedScenario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your tokens, including those no longer valid
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Makes a token with which a program can act for you; it is shown here and never again
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a token
         * @description For everybody with an account. API tokens cannot do this: sign in.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    news: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Public news of a campaign, as they happen
         * @description Posted to the address of each webhook that wants the kind of news. A call that is not taken is tried again after half a minute, two minutes, eight and so on, for two days; after twenty failures in a row the webhook is switched off.
         */
        post: operations["news"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A time in which a ruler is away */
        Absence: {
            /** @description Milliseconds since 1970, UTC */
            from: number;
            id: string;
            note: string;
            past: boolean;
            /** @description A seat of the campaign */
            seat: string;
            /** @description The last turn that they miss; null where an instant says it */
            through: number | null;
            /** @description Null where turns say it */
            until: number | null;
        };
        /** @description Who you are here, and what your token allows */
        Account: {
            administrator: boolean;
            /** @description The only campaign for which the token is valid */
            campaignId: string | null;
            email: string;
            id: string;
            name: string;
            passkeys: number;
            password: boolean;
            /** @description Of the token; null for a session */
            scopes: ("read" | "order" | "letter" | "master")[] | null;
            secondFactor: boolean;
        };
        /** @description A verdict that the question offers, alone or with parts of it */
        Answer: string | {
            parts: {
                [key: string]: string | number | boolean | null | string[];
            };
            verdict: string;
        };
        /** @description An article of the press, as everybody may read it */
        Article: {
            /** @description Milliseconds since 1970, UTC */
            at: number;
            author: string | null;
            body: string;
            /** @description Null when readers are not told */
            from: string | null;
            id: string;
            /** @description In live play: what the rules called the window that closed with the turn */
            label: string | null;
            title: string;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description You have written it yourself, signed or not */
            yours: boolean;
        };
        /** @description What stood in each column of a battle, the dice that fell for it, and who fell */
        Board: {
            rounds: {
                columns: {
                    cells: {
                        counters: string[];
                        dice: {
                            hit?: boolean;
                            roll: number;
                            sum?: string;
                        }[];
                        fallen: string[];
                    }[];
                    end?: string;
                    title: string;
                }[];
                title: string;
            }[];
            sides: string[];
        };
        /** @description A campaign as everybody may know it, and your own place in it */
        Campaign: {
            /** @enum {string} */
            anonymity: "never" | "until-the-end" | "always";
            /** @description The next windows that wait for the reader's own seats */
            asksWhen: {
                [key: string]: {
                    label: string;
                    turns: number;
                };
            };
            clockHeld: boolean;
            /** @description The commitment to the dice of the next turn */
            commitment: string | null;
            /** @description Also null while the clock stands still */
            deadline: number | null;
            deadlineRule: components["schemas"]["DeadlineRule"] | null;
            /** @description Counts the histories of the campaign, from 1: a roll back begins the next */
            edition: number;
            /** @description When the rules end the game, in a sentence */
            ends: string | null;
            grace: number;
            /** @description What the rules call the present time */
            heading: string;
            id: string;
            /** @description When the list by which the open turn will be run was closed; null while the turn takes orders */
            listClosedAt: number | null;
            /** @description In live play: what the rules call the open window; null where orders are sealed */
            live: string | null;
            masterPlays: boolean;
            masters: string[];
            /** @description Seats that may send orders too, though the game does not wait for them */
            maySend: string[];
            minimum: number;
            /** @description How it ended; null while it goes on */
            outcome: string | null;
            /** @description Where one group orders after another: what the rules call the window that is open */
            phase: string | null;
            /** @enum {string} */
            pressMode: "open" | "public" | "none" | "anonymous";
            /** @description A turn is being run: orders sent now are for the turn after it */
            processing: boolean;
            /** @description Until when masters look at the closed turn before it is published; null where it is not under review */
            reviewUntil: number | null;
            ruleset: {
                id: string;
                title: string;
            };
            scenario: string;
            seats: components["schemas"]["SeatLine"][];
            settings: components["schemas"]["Settings"];
            /** @description The rules have standing orders of their own, which are sent with the others; the host keeps none */
            standingInRules: boolean;
            standings: components["schemas"]["Standing"][];
            /** @enum {string} */
            status: "draft" | "open" | "running" | "paused" | "ended" | "archived";
            title: string;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            waitsFor: string[];
            /** @description How many rulers are still missing; null unless the campaign is open */
            wanted: number | null;
            you: {
                application: ("waiting" | "accepted" | "declined" | "withdrawn") | null;
                master: boolean;
                seats: string[];
                /** @description Those of them whose orders for the open turn have come */
                sent: string[];
                standsBy: boolean;
            };
        };
        /** @description A campaign in a list */
        CampaignLine: {
            /** @description Milliseconds since 1970, UTC */
            createdAt: number;
            deadline: number | null;
            id: string;
            /** @enum {string} */
            joining: "open" | "application" | "invitation";
            /** @description In live play: what the rules call the open window */
            live: string | null;
            openSeats: number;
            ruleset: string;
            scenario: string;
            seats: number;
            /** @enum {string} */
            status: "draft" | "open" | "running" | "paused" | "ended" | "archived";
            title: string;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description A question about one argument of an order, and what is asked after it; every path to `done` is an order that will be accepted */
        Choice: {
            /** @constant */
            ask: "one";
            /** @description The branches; one without a `then` goes on with that of its question */
            of: ({
                area?: number;
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then?: components["schemas"]["Choice"] | components["schemas"]["Same"];
                /** @description The argument of the order, if this is chosen */
                value: unknown;
            } | components["schemas"]["Same"])[] | components["schemas"]["Same"];
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            /** @description What is asked next */
            then?: components["schemas"]["Choice"] | components["schemas"]["Same"];
        } | {
            /** @constant */
            ask: "some";
            from: number;
            of: ({
                /** @description What a menu shows */
                label: string;
                value: (string | number) | components["schemas"]["Same"];
            } | components["schemas"]["Same"])[] | components["schemas"]["Same"];
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            to: number;
        } | {
            all?: {
                /** @description What a menu shows */
                label: string;
                value: string;
            } | components["schemas"]["Same"];
            /** @constant */
            ask: "number";
            from: number;
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            places?: 1 | 2;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            to: number;
            usual?: number;
        } | {
            /** @constant */
            ask: "numbers";
            count: number;
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            sum: number;
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            usual?: number[] | components["schemas"]["Same"];
        } | {
            /** @constant */
            ask: "text";
            examples?: string[] | components["schemas"]["Same"];
            from: number;
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            to: number;
        } | {
            /** @constant */
            ask: "way";
            from: number;
            last?: string;
            of: ({
                area?: number;
                /** @description What a menu shows */
                label: string;
                value: (string | number) | components["schemas"]["Same"];
            } | components["schemas"]["Same"])[] | components["schemas"]["Same"];
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            starts: (string | number)[] | components["schemas"]["Same"];
            steps: {
                [key: string]: (string | number)[] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            to: number;
        } | {
            /** @constant */
            ask: "groups";
            from: number;
            of: unknown[] | components["schemas"]["Same"];
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            to: number;
        } | {
            /** @constant */
            ask: "condition";
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            terms: unknown[] | components["schemas"]["Same"];
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            to: number;
        } | {
            /** @constant */
            ask: "order";
            /** @description The argument of the order that is asked for; `unit` and `section` stand beside `args` */
            param: string;
            /** @description The argument may be left out; `then` is asked next */
            skip?: {
                /** @description What a menu shows */
                label: string;
                /** @description What is asked next */
                then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            } | components["schemas"]["Same"];
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
            verbs: string[] | components["schemas"]["Same"];
        } | {
            /** @constant */
            ask: "bill";
            budget: number;
            least: number;
            of: unknown[] | components["schemas"]["Same"];
            spent: string;
            /** @description What is asked next */
            then: components["schemas"]["Choice"] | components["schemas"]["Same"];
        } | {
            /** @constant */
            ask: "done";
        };
        /** @description What may be ordered now, as a tree: verb by verb, argument by argument */
        Choices: {
            [key: string]: components["schemas"]["Choice"] | components["schemas"]["Same"];
        };
        /** @description The outcome of closing a turn: it is out, or its clock is held because too many sheets are missing, or masters review it first */
        Closed: {
            deadline: number | null;
            /** @constant */
            kind: "closed";
            over: boolean;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        } | {
            expected: number;
            /** @constant */
            kind: "held";
            missing: number;
        } | {
            /** @constant */
            kind: "in-review";
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description Milliseconds since 1970, UTC */
            until: number;
        };
        /** @description When windows close: at a local time on certain weekdays, or a fixed time after the last one */
        DeadlineRule: {
            hour: number;
            /** @constant */
            kind: "weekly";
            minute: number;
            /** @description Zones in which the deadline is shown to everybody, besides its own and the reader’s */
            shownIn?: string[];
            /** @description A bit for each weekday, 1 for Monday to 64 for Sunday */
            weekdays: number;
            /** @description An IANA time zone, such as Europe/London */
            zone: string;
        } | {
            /** @description For the first window of a campaign instead */
            first?: number;
            /** @constant */
            kind: "every";
            milliseconds: number;
        };
        /** @description Who did what, and in what capacity */
        Deed: {
            /** @description Whom it was done to, if the facts name a user */
            about: {
                name: string;
                userId: string;
            } | null;
            action: string;
            /** @description Milliseconds since 1970, UTC */
            at: number;
            facts: {
                [key: string]: unknown;
            };
            role: string;
            seq: number;
            who: {
                name: string;
                userId: string;
            } | null;
        };
        /** @description What was rolled in a turn */
        DiceLog: {
            edition: number;
            /** @description Some rolls are left out, since the rules hide them until the end */
            partial: boolean;
            /** @description In the order in which their labels were first rolled */
            runs: {
                /** @description How many dice were thrown at once, each value their total; one if absent */
                dice?: number;
                /** @description What was rolled for, such as `attack@45` */
                label: string;
                sides: number;
                values: number[];
            }[];
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description Every commitment, list and revealed secret of a campaign, void ones too */
        DiceRegister: {
            campaign: string;
            /** @description The secret from which hidden dice come; revealed at the end */
            closed: {
                /** @description Milliseconds since 1970, UTC */
                at: number;
                /** @description SHA-256 as hexadecimal digits */
                commitment: string;
                /** @description The number of a turn; 0 is the beginning */
                fromTurn: number;
                /** @description 64 hexadecimal digits; null until it is revealed */
                secret: string | null;
            } | null;
            /** @constant */
            format: "chancery-register-1";
            founding: {
                /** @description Milliseconds since 1970, UTC */
                at: number;
                commitment: string | null;
                /** @description 64 hexadecimal digits; null until it is revealed */
                secret: string | null;
            };
            over: boolean;
            /** @description The names of dice that everybody may roll again as soon as the turn is out */
            publicDice: "all" | string[];
            ruleset: string;
            turns: {
                /** @description SHA-256 as hexadecimal digits */
                commitment: string;
                /** @description One more than the number of earlier roll backs */
                edition: number;
                /** @description The release that ran it */
                engine: string | null;
                /** @description null while orders are taken, and for turns that an older release ran */
                list: {
                    /** @description Milliseconds since 1970, UTC */
                    closedAt: number;
                    /** @description D of the list by which the turn was first run: its dice stay */
                    diceDigest: string;
                    /** @description D: of the lines and the number of the turn */
                    digest: string;
                    lines: {
                        /** @description SHA-256 as hexadecimal digits */
                        hash: string;
                        /** @description Whose orders it holds; null if it is not about one seat */
                        seat: string | null;
                    }[];
                } | null;
                /** @description Milliseconds since 1970, UTC */
                promisedAt: number;
                ranAt: number | null;
                /** @description Why it was run again or has new dice */
                reason: string | null;
                /** @description Of dice that everybody may roll again; null if there are none or they are not revealed */
                rolls: {
                    /** @description How many dice were thrown at once, each value their total; one if absent */
                    dice?: number;
                    /** @description What was rolled for, such as `attack@45` */
                    label: string;
                    sides: number;
                    values: number[];
                }[] | null;
                /** @description 64 hexadecimal digits; null until it is revealed */
                secret: string | null;
                /** @description The seat that took its own post back; this is then the reason */
                takenBackBy: string | null;
                toldAt: number | null;
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
                /** @description Of the rules */
                version: number | null;
                /** @description Another edition has taken its place */
                void: boolean;
            }[];
        };
        /** @description How much of the disk the data takes, in bytes */
        DiskUse: {
            campaigns: {
                bytes: number;
                campaignId: string;
                title: string;
            }[];
            database: number;
        };
        /** @description An act of the game master in Domains. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        DomainsAct: {
            args: {
                /** @description which domain */
                domain: number;
                /** @description who runs it */
                to: string;
            };
            /** @enum {string} */
            verb: "SET_CONTROLLER";
        };
        /** @description What may be ordered now in Domains, by verbs. Wherever `{"same": 3}` stands in it, read the fourth entry of `shared` */
        DomainsChoices: {
            /** @description Accepts a proposal that your last report told of. */
            ACCEPT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Agrees in advance to what another domain proposes this month. Terms that you leave out may be any. */
            AGREE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Puts a plan to the host at once, who says whether it could be done, for how much and how likely. The COVERT itself is ruled on once more. */
            ASK_HOST?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Costs 5 gold against somebody who serves another domain, 10 against its ruler. One attempt a month. */
            ASSASSINATE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Storms a holding of an enemy in whose province your units stand. Walls take Artillerists. */
            ASSAULT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Ends an alliance or the trade routes with a domain, at once. */
            BREAK?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 6 gold a bridge over a river, from land of yours to land that is open to you. */
            BRIDGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 2 gold your holding tries to take a level off another of its kind in the same province. */
            CONTEST?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 4 gold somebody watches over your whole domain from this round to the end of the month: every plot against you may be foiled. */
            COUNTERSPY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Anything else in secret. The host may rule on it before the month is run; a plan after a template is approved unless they say otherwise. */
            COVERT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Everybody concerned reads it before the next month. From then on you may invade. */
            DECLARE_WAR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes down a bridge at a border of yours, unless enemies stand beside it. */
            DEMOLISH?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Bars an ally from marching through your land. */
            DENY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Proposes an alliance, passage, a trade route, a loan of troops or peace. It holds at once if the other agrees in the same month. */
            DIPLOMACY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Dismisses units. Nothing is paid back. */
            DISBAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Units go from the field into a holding of yours or of an ally, if it has room. */
            ENTER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Walls a holding in, for twice its level in gold. */
            FORTIFY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Founds a holding of level 1 for 2 gold. On land of others without leave it takes a roll of 4 or more. */
            FOUND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives a province or a holding away. Nobody has to agree. */
            GRANT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says who rules if you die. Unless you name somebody it is the first who serves you. */
            HEIR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Leads units into a province of a domain on which you have declared war. All your INVADE lines of a round name the same province and are one action. */
            INVADE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says whether units fight raiders beside your Scouts. */
            JOIN?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description A better mood in every province that you name, for 1 gold each. */
            LARGESSE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Units come out of a holding into the field before it, where no enemy waits. */
            LEAVE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Calls Levies in provinces of yours. They cost no gold, and the province pays less tax while they are away. */
            LEVY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description A letter to a domain or to all. It leaves as soon as it is sent in, and only once. */
            MESSAGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends units of one place through friendly provinces, as many as the slowest of them can go. All your MOVE lines of a round are one action. Units inside a holding that stay where they are sally. */
            MOVE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Equips units at your holdings: as many points a month as each has levels, of types that its level allows. */
            MUSTER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets a domain march through your provinces, or found holdings there, until you revoke it. */
            PERMIT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes as much gold as the province has levels, where your units stand unopposed on land of an enemy. Its people will not forget it. */
            PILLAGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Scouts plunder a province within three borders, without a war. Half of all raids are discovered. */
            RAID?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Raises a holding by a level for as much gold as the new level, twice as much with walls; or a province for three times as much. */
            RAISE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes back units that you have lent. */
            RECALL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 3 gold somebody joins your court. You can have three. */
            RECRUIT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Refuses a proposal that your last report told of. Without an answer it lapses. */
            REFUSE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes back what you have permitted. Passage that was agreed on holds for three turns. */
            REVOKE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Scouts in the province or beside it take a level off a holding, or destroy a bridge or a trade route. Costs 1 gold, once a month. If it fails they are discovered. */
            SABOTAGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends gold to another domain at the beginning of the month, before your income. */
            SEND_GOLD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 1 gold you learn what is in a province: its mood, its holdings, every unit. It succeeds half of the time. */
            SPY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says whether units stand and fight when enemies come, or fall back, and where to. */
            STANCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Units occupy, besiege or destroy a holding as soon as they stand before it and are enough. They may still be on their way. */
            TASK?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sets the rate of provinces: none and light please, heavy brings half as much again and angers. */
            TAX?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets an ally march through your land again. */
            UNDENY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
        };
        /** @description What a seat was told in Domains: its kind, the rule that it follows from, and the facts of that kind */
        DomainsNews: {
            /** @enum {string} */
            kind: "alliance-ended" | "allied" | "attempt-noticed" | "attempted" | "battle-fought" | "battle-heard" | "battle-watched" | "bridge-broken" | "bridge-built" | "conquest-heard" | "contested" | "corrected" | "counterspy-set" | "denial-changed" | "disbanded" | "domain-eliminated" | "domain-taken-over" | "entered" | "field-seen" | "fortified" | "founded" | "founding-failed" | "gold-missing" | "gold-paid" | "gold-sent" | "heir-named" | "holding-converted" | "holding-granted" | "holding-level-changed" | "holding-occupation-ended" | "holding-occupied" | "holding-raised" | "holding-removed" | "holdings-merged" | "income-received" | "left" | "loaned" | "maintenance-paid" | "march-stopped" | "marched" | "month-began" | "mood-changed" | "order-failed" | "orders-came" | "orders-missed" | "papers-read" | "part-began" | "peace-made" | "permitted" | "pillaged" | "proposal-answered" | "proposed" | "province-converted" | "province-granted" | "province-level-changed" | "province-occupation-ended" | "province-occupied" | "province-raised" | "raid-succeeded" | "raided" | "raised" | "random-event" | "recalled" | "recruited" | "retreated" | "revoked" | "route-ended" | "route-made" | "ruler-died" | "scouts-joining-set" | "siege-advanced" | "siege-began" | "siege-held" | "siege-lifted" | "sighted" | "spied" | "stance-set" | "starved" | "stolen" | "task-set" | "tax-set" | "turn-ended" | "underling-died" | "unknown-raiders" | "war-began" | "war-declared";
            rule?: string;
        };
        /** @description An order in Domains. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        DomainsOrder: {
            args: {
                /** @description on whom */
                domain: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "DECLARE_WAR";
        } | {
            args: {
                /** @description whoever borrows them gives them orders */
                borrowerCommands?: boolean;
                /** @description whoever borrows them pays them */
                borrowerPays?: boolean;
                /** @description to whom */
                domain: number;
                /** @description your guild */
                first?: number;
                /** @description through which of their provinces */
                provinces?: number[];
                /** @description theirs */
                second?: number;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
                /** @description what */
                what: string;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "DIPLOMACY";
        } | {
            args: {
                /** @description to whom */
                domain: number;
                /** @description a holding of yours */
                holding?: number;
                /** @description a province of yours */
                province?: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "GRANT";
        } | {
            args: {
                /** @description who watches */
                by: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "COUNTERSPY";
        } | {
            args: {
                /** @description who goes */
                by: number;
                /** @description on which province */
                province: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "SPY";
        } | {
            args: {
                /** @description who goes */
                by: number;
                /** @description of which domain */
                domain: number;
                /** @description whom; nobody means the ruler */
                underling?: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "ASSASSINATE";
        } | {
            args: {
                /** @description where the bridge begins */
                from?: number;
                /** @description a holding */
                holding?: number;
                /** @description an end of a trade route */
                route?: number;
                /** @description which Scouts */
                scouts: string;
                /** @description where it leads */
                to?: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "SABOTAGE";
        } | {
            args: {
                /** @description who carries it out */
                by: number;
                /** @description against whom */
                domain: number;
                /** @description what is done if it is refused */
                fallback?: {
                    args: {
                        /** @description who goes */
                        by: number;
                        /** @description on which province */
                        province: number;
                    };
                    /** @enum {string} */
                    verb: "SPY";
                } | {
                    args: {
                        /** @description who watches */
                        by: number;
                    };
                    /** @enum {string} */
                    verb: "COUNTERSPY";
                } | {
                    args?: {
                        /** @description a holding of yours */
                        holding?: number;
                        /** @description a province of yours */
                        province?: number;
                    };
                    /** @enum {string} */
                    verb: "RAISE";
                } | {
                    args: {
                        /** @description a holding of yours */
                        holding: number;
                    };
                    /** @enum {string} */
                    verb: "FORTIFY";
                } | {
                    args: {
                        /** @description whose holding */
                        holding: number;
                    };
                    /** @enum {string} */
                    verb: "CONTEST";
                } | {
                    args: {
                        /** @description of which kind */
                        kind: string;
                        /** @description where */
                        province: number;
                    };
                    /** @enum {string} */
                    verb: "FOUND";
                } | {
                    args: {
                        /** @description what they are called */
                        name: string;
                    };
                    /** @enum {string} */
                    verb: "RECRUIT";
                } | {
                    args: {
                        /** @description which provinces */
                        provinces: number[];
                    };
                    /** @enum {string} */
                    verb: "LARGESSE";
                };
                /** @description where */
                province?: number;
                /** @description what kind of plan */
                template: string;
                /** @description the plan */
                text: string;
                /** @description which troops */
                type?: string;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "COVERT";
        } | {
            args: {
                /** @description of which kind */
                kind: string;
                /** @description where */
                province: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "FOUND";
        } | {
            args?: {
                /** @description a holding of yours */
                holding?: number;
                /** @description a province of yours */
                province?: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "RAISE";
        } | {
            args: {
                /** @description whose holding */
                holding: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "CONTEST";
        } | {
            args: {
                /** @description a holding of yours */
                holding: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "FORTIFY";
        } | {
            args: {
                /** @description from where */
                from: number;
                /** @description to where */
                to: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "BRIDGE";
        } | {
            args: {
                /** @description from where */
                from: number;
                /** @description to where */
                to: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "DEMOLISH";
        } | {
            args: {
                /** @description what they are called */
                name: string;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "RECRUIT";
        } | {
            args: {
                /** @description which provinces */
                provinces: number[];
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "LARGESSE";
        } | {
            args: {
                /** @description what is mustered where */
                items: {
                    /** @description at which holding */
                    at: number;
                    /** @description how many */
                    count: number;
                    /** @description they stay inside */
                    inside?: boolean;
                    /** @description of which type */
                    type: string;
                }[];
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "MUSTER";
        } | {
            args: {
                /** @description how many where */
                items: {
                    /** @description how many */
                    count: number;
                    /** @description where */
                    province: number;
                }[];
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "LEVY";
        } | {
            args: {
                /** @description which province */
                province: number;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which Scouts */
                units?: string[];
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "RAID";
        } | {
            args?: {
                /** @description into which holding */
                inside?: number;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
                /** @description through which provinces */
                via?: number[];
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "MOVE";
        } | {
            args: {
                /** @description which province */
                province: number;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
                /** @description through which provinces */
                via?: number[];
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "INVADE";
        } | {
            args: {
                /** @description which holding */
                holding: number;
                /** @description what they do if they win */
                then?: string;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "ASSAULT";
        } | {
            args: {
                /** @description which province */
                province: number;
            };
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
            /** @enum {string} */
            verb: "PILLAGE";
        } | {
            args: {
                /** @description whose proposal */
                domain: number;
                /** @description what they propose */
                what: string;
            };
            /** @enum {string} */
            verb: "ACCEPT";
        } | {
            args: {
                /** @description whose proposal */
                domain: number;
                /** @description what they propose */
                what: string;
            };
            /** @enum {string} */
            verb: "REFUSE";
        } | {
            args: {
                /** @description whoever borrows them gives them orders */
                borrowerCommands?: boolean;
                /** @description whoever borrows them pays them */
                borrowerPays?: boolean;
                /** @description with whom */
                domain: number;
                /** @description their guild */
                first?: number;
                /** @description through which of your provinces */
                provinces?: number[];
                /** @description yours */
                second?: number;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
                /** @description to what */
                what: string;
            };
            /** @enum {string} */
            verb: "AGREE";
        } | {
            args: {
                /** @description with whom */
                domain: number;
                /** @description what */
                what: string;
            };
            /** @enum {string} */
            verb: "BREAK";
        } | {
            args: {
                /** @description which ally */
                domain: number;
            };
            /** @enum {string} */
            verb: "DENY";
        } | {
            args: {
                /** @description which ally */
                domain: number;
            };
            /** @enum {string} */
            verb: "UNDENY";
        } | {
            args: {
                /** @description whom */
                domain: number;
                /** @description where; everywhere unless you say */
                provinces?: number[];
                /** @description what */
                what: string;
            };
            /** @enum {string} */
            verb: "PERMIT";
        } | {
            args: {
                /** @description whose */
                domain: number;
                /** @description where */
                provinces?: number[];
                /** @description what */
                what: string;
            };
            /** @enum {string} */
            verb: "REVOKE";
        } | {
            args: {
                /** @description to whom */
                domain: number;
                /** @description how much */
                gold: number;
            };
            /** @enum {string} */
            verb: "SEND_GOLD";
        } | {
            args: {
                /** @description who */
                underling: number;
            };
            /** @enum {string} */
            verb: "HEIR";
        } | {
            args: {
                /** @description which provinces */
                provinces: number[];
                /** @description how much */
                rate: string;
            };
            /** @enum {string} */
            verb: "TAX";
        } | {
            args?: {
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            verb: "RECALL";
        } | {
            args?: {
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            verb: "DISBAND";
        } | {
            args?: {
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            verb: "LEAVE";
        } | {
            args: {
                /** @description which holding */
                holding: number;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            verb: "ENTER";
        } | {
            args: {
                /** @description where they would go */
                retreatTo?: number[];
                /** @description what they do */
                stance: string;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            verb: "STANCE";
        } | {
            args: {
                /** @description whether they do */
                join: string;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            verb: "JOIN";
        } | {
            args: {
                /** @description which holding */
                holding?: number;
                /** @description what they do */
                task: string;
                /** @description or so many of a type */
                troops?: {
                    /** @description how many */
                    count: number;
                    /** @description inside a holding */
                    inside?: boolean;
                    /** @description where */
                    province: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description which units */
                units?: string[];
            };
            /** @enum {string} */
            verb: "TASK";
        } | {
            args: {
                /** @description the letter */
                text: string;
                /** @description to whom */
                to: string;
            };
            /** @enum {string} */
            verb: "MESSAGE";
        } | {
            args: {
                /** @description the plan */
                text: string;
            };
            /** @enum {string} */
            verb: "ASK_HOST";
        } | {
            /** @enum {string} */
            section: "r1" | "r2" | "r3";
        };
        /** @description The setting of a campaign of Domains */
        DomainsSetting: {
            borders: {
                a: number;
                b: number;
                river: null | string;
            }[];
            domains: (null | {
                arms: string;
                /** @enum {unknown} */
                calling: "lord" | "merchant" | "prelate";
                code: string;
                description: string;
                name: string;
                number: number;
                tone: number;
            })[];
            options: {
                conqueredTax: boolean;
                missedTurns: number;
                turns: number;
            };
            paramount: {
                guilds: number;
                provinces: number;
                temples: number;
            };
            provinces: (null | {
                borders: number[];
                name: string;
                number: number;
            })[];
            raidEvents: {
                gold: number;
                mood: number;
                /** @enum {unknown} */
                name: "barn burnt" | "cattle driven off" | "tithe cart taken" | "fair plundered" | "bailiff ransomed" | "mill and stores burnt";
            }[];
            randomEvents: ("fire" | "flood" | "sickness" | "bandits" | "bad harvest" | "discontent" | "good harvest" | "windfall" | "fair" | "volunteers" | "craftsmen" | "settlers")[];
            scores: {
                lord: {
                    guild: number;
                    law: number;
                    province: number;
                    temple: number;
                };
                merchant: {
                    guild: number;
                    law: number;
                    province: number;
                    temple: number;
                };
                prelate: {
                    guild: number;
                    law: number;
                    province: number;
                    temple: number;
                };
            };
            title: string;
            units: {
                Archers: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Artillerists: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Cavalry: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                "Elite Infantry": {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Infantry: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Irregulars: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Knights: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Levies: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Pikemen: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
                Scouts: {
                    attack: number;
                    cost: number;
                    defence: number;
                    /** @constant */
                    mounted?: true;
                    movement: number;
                    needs: null | number;
                    points: number;
                    upkeep: number;
                };
            };
            world: {
                areas: {
                    /** @enum {unknown} */
                    kind: "sea" | "land";
                    label: {
                        room: number;
                        x: number;
                        y: number;
                    };
                    name: string;
                    number: number;
                    rings: number[][];
                    seat: {
                        x: number;
                        y: number;
                    };
                    terrain: string;
                }[];
                barred?: {
                    a: number;
                    b: number;
                    lines: number[][];
                }[];
                borders: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    kind: "sea" | "land" | "mountain" | "river" | "bridge" | "strait" | "coast" | "reef" | "passage";
                    lines: number[][];
                    /** @constant */
                    tied?: true;
                }[];
                height: number;
                id: string;
                routeFigures?: string[];
                routes?: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    by: "sea" | "land";
                    figures: number[];
                    line: number[];
                }[];
                title: string;
                width: number;
                wilds: number[][];
            } | Record<string, never>;
        };
        /** @description All that one seat receives of one turn, in Domains */
        DomainsTurnFile: {
            /** @description The next window that waits for the seat, and how many turns are run before it opens */
            asks?: {
                label: string;
                turns: number;
            };
            campaign: {
                id: string;
                title: string;
            };
            choices: components["schemas"]["DomainsChoices"];
            /** @description The commitment to the dice of the next turn */
            commitment: string | "";
            deadline: number | null;
            draft: components["schemas"]["DomainsOrder"][];
            /** @description Counts the histories of the campaign, from 1 */
            edition?: number;
            /** @constant */
            format: "chancery-turn-1";
            /** @description In live play: what the rules called the window that closed with the turn */
            label?: string;
            /** @description What other seats offer to this one */
            offers?: components["schemas"]["Offer"][];
            /** @description In which of those turns other orders counted than the receipts of the seat say, and why */
            otherwise?: {
                struck?: {
                    /** @description What stands in its place */
                    instead: string | null;
                    reason: string;
                    /** @description The line as its ruler had it */
                    text: string;
                }[];
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
                /** @enum {string} */
                why: "bot" | "standing" | "letters" | "late" | "another" | "withdrawn" | "reread" | "struck";
            }[];
            /** @description Lines of proof, for whoever keeps the file */
            proofs?: string[];
            questions: components["schemas"]["Question"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "domains";
            /** @description A seat of the campaign */
            seat: string;
            setting: components["schemas"]["DomainsSetting"];
            /** @description What stands in several places of the choices, told once. An entry speaks of entries before it only, in the same way */
            shared?: unknown[];
            /** @description The tellings are of the turns after this one */
            since: number;
            tellings: (components["schemas"]["Telling"] & {
                told: components["schemas"]["DomainsNews"];
            })[];
            /** @description The last turn that is out. Choices and draft are about the one after it, the open turn */
            turn: number;
            version: number;
            view: components["schemas"]["DomainsView"];
            window: components["schemas"]["Window"];
        };
        /** @description What a seat sees in Domains */
        DomainsView: {
            bridges: number[];
            denials: {
                by: number;
                to: number;
            }[];
            domain: null | number;
            domains: (null | {
                capital: number;
                /** @enum {unknown} */
                controller: "player" | "npc" | "eliminated";
                number: number;
                own: null | {
                    exposed: number[];
                    heir: null | number;
                    lostRoundTurn: null | number;
                    missed: number;
                    raised: number;
                    treasury: number;
                };
                ruler: {
                    id: number;
                    name: string;
                };
                score: number;
                underlings: {
                    id: number;
                    name: string;
                }[];
            })[];
            holdings: {
                id: number;
                inside: null | {
                    fortified: boolean;
                    level: number;
                    musteredPoints: number;
                    musteredTurn: null | number;
                    occupiedBy: null | number;
                    occupiedSince: null | number;
                    raisedTurn: null | number;
                    siegeLevel: null | number;
                    siegeRounds: number;
                };
                /** @enum {unknown} */
                kind: "law" | "guild" | "temple";
                owner: number;
                province: number;
            }[];
            known: {
                forces: {
                    area: number;
                    figures: {
                        kind: ("Levies" | "Irregulars" | "Scouts" | "Infantry" | "Pikemen" | "Archers" | "Artillerists" | "Cavalry" | "Elite Infantry" | "Knights") | null;
                        least: number;
                        most: null | number;
                        said: number;
                    }[];
                    owner: null | string;
                    section?: number;
                    /** @enum {unknown} */
                    source: "battle" | "entry" | "scouts" | "spy";
                    turn: number;
                }[];
                papers: {
                    allies: number[];
                    enemies: number[];
                    of: number;
                    permitted: number[];
                    persons: string[];
                    round: number;
                    treasury: number;
                    turn: number;
                }[];
                provinces: {
                    bridges: number[];
                    holdings: {
                        fortified: boolean;
                        holding: number;
                        level: number;
                        occupiedBy: null | number;
                        siegeLevel: null | number;
                    }[];
                    level: number;
                    mood: number;
                    occupiedBy: null | number;
                    province: number;
                    round: number;
                    routes: {
                        first: number;
                        second: number;
                    }[];
                    ruler: null | number;
                    /** @enum {unknown} */
                    taxRate: "none" | "light" | "normal" | "heavy";
                    troops: {
                        count: number;
                        inside: null | number;
                        owner: null | number;
                        /** @enum {unknown} */
                        type: "Levies" | "Irregulars" | "Scouts" | "Infantry" | "Pikemen" | "Archers" | "Artillerists" | "Cavalry" | "Elite Infantry" | "Knights";
                    }[];
                    turn: number;
                }[];
            };
            permissions: {
                by: number;
                provinces: number[];
                revocableFrom: number;
                to: number;
                /** @enum {unknown} */
                what: "passage" | "holdings";
            }[];
            proposals: {
                borrowerCommands: boolean;
                borrowerPays: boolean;
                from: number;
                holdings: number[];
                madeTurn: number;
                /** @enum {unknown} */
                proposal: "passage" | "alliance" | "peace" | "trade" | "loan";
                provinces: number[];
                to: number;
                units: string[];
            }[];
            provinces: (null | {
                inside: null | {
                    conquered: boolean;
                    doubleTaxTurn: null | number;
                    mood: number;
                    noTaxTurn: null | number;
                    occupiedBy: null | number;
                    occupiedSince: null | number;
                    pillagedTurn: null | number;
                    raisedTurn: null | number;
                    /** @enum {unknown} */
                    taxRate: "none" | "light" | "normal" | "heavy";
                };
                level: number;
                number: number;
                ruler: null | number;
            })[];
            routes: {
                first: number;
                second: number;
            }[];
            treaties: {
                a: number;
                b: number;
                since: number;
            }[];
            turn: number;
            units: {
                borrowerCommands: boolean;
                borrowerPays: boolean;
                home: null | number;
                inside: null | number;
                joinScouts: boolean;
                loanedTo: null | number;
                name: string;
                number: number;
                owner: null | number;
                province: number;
                raisedTurn: number;
                retreatTo: number[];
                /** @enum {unknown} */
                stance: "stand" | "retreat" | "retreat if outnumbered";
                task: null | {
                    holding: number;
                    /** @enum {unknown} */
                    kind: "occupy" | "besiege" | "destroy";
                };
                /** @enum {unknown} */
                type: "Levies" | "Irregulars" | "Scouts" | "Infantry" | "Pikemen" | "Archers" | "Artillerists" | "Cavalry" | "Elite Infantry" | "Knights";
            }[];
            wars: {
                active: boolean;
                answer: boolean;
                attacker: number;
                declaredTurn: number;
                defender: number;
                notified: number[];
            }[];
        };
        /** @description Orders that were kept and do not count yet, as they were understood */
        Draft: {
            /** @description If the orders were read again before they were resolved: the sheet that they were before */
            again?: string;
            /**
             * @description It held nothing for the turn, only what was done when it came: orders stand as they stood
             * @constant
             */
            apart?: true;
            /** @description What the master is asked because of them, and what applies until they answer */
            asked?: {
                holds: string;
                rule?: string;
                /** @constant */
                ruled?: true;
                text: string;
            }[];
            /** @description Milliseconds since 1970, UTC */
            at: number;
            /** @description The turn from which the orders were carried on to the window of their seat */
            carried?: number;
            /** @description Whether this sheet counted when it came */
            counts: boolean;
            /** @description Of the orders that were accepted, as canonical JSON */
            hash: string;
            /** @description The turn that it was written for, if it came too late for that */
            insteadOf: number | null;
            lines: components["schemas"]["ReceiptLine"][];
            /** @description Of the sheet among those of the seat for the turn */
            number: number;
            /** @description Lines of proof to be kept: the commitment to the dice of the turn, and the hash of the orders */
            proofs?: string[];
            /** @description It will be checked again when the turn before is out */
            provisional: boolean;
            /** @description A seat of the campaign */
            seat: string;
            /** @description Section by section, where sheets have sections and this one counts */
            sections?: {
                /** @description Lines that stood in it before and are no longer in force */
                fell: string[];
                id: string | null;
                /** @description The sheet did not hold it, so that it stays as it was */
                kept: boolean;
                /** @description How many orders stand in it now */
                stands: number;
                /** @description The same in a sentence */
                text: string;
                title: string;
            }[];
            sheet: string;
            /** @description Lines that a master has struck out or changed */
            struck?: {
                /** @constant */
                changed?: true;
                /** @description SHA-256 as hexadecimal digits */
                hash: string;
                /** @description What stands in its place */
                instead: string | null;
                reason: string;
                /** @description The line as its ruler had it */
                text: string;
                verb: string;
            }[];
            /** @description What was found about the orders as a whole */
            together: components["schemas"]["Reason"][];
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description What the orders leave undone, such as units without orders; absent if the orders are read again */
            undone?: {
                /** @description The number of the rule that it follows from */
                rule?: string;
                text: string;
            }[];
            /** @description How many of the orders wait for a later window of the seat, and for which */
            waits?: {
                orders: number;
                until: {
                    label: string;
                    turns: number;
                } | null;
            };
        };
        /** @description What the sheets of now would lead to */
        DryRun: {
            /** @description This is the turn itself, which masters review before it is published */
            inReview: boolean;
            known: {
                /** @description In the form of the campaign’s ruleset */
                setting: unknown;
                /** @description In the form of the campaign’s ruleset */
                view: unknown;
            };
            questions: number;
            /** @description Where the orders of each seat would come from */
            sheets: {
                orders: number;
                /** @enum {string} */
                origin: "sheet" | "standing" | "caretaker" | "letter" | "excused" | "none";
                /** @description A seat of the campaign */
                seat: string;
            }[];
            standings: components["schemas"]["Standing"][];
            tellings: components["schemas"]["Telling"][];
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            window: components["schemas"]["Window"];
        };
        /** @description What changed in a turn that was run again */
        EditionDifference: {
            /** @description Whether there are more than could be shown */
            cut: boolean;
            differences: {
                is: string | null;
                /** @description Such as `realms[2].treasury` */
                path: string;
                was: string | null;
            }[];
            from: number;
            reason: string | null;
            to: number;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description Orders as a list, in the form that the ruleset of the campaign shows at `GET /rulesets/{ruleset}`, or an order file of the client */
        GivenOrders: components["schemas"]["MedievalDiplomacyOrder"][] | components["schemas"]["MedievalDiplomacyAct"][] | components["schemas"]["HeptarchyOrder"][] | components["schemas"]["HeptarchyAct"][] | components["schemas"]["DomainsOrder"][] | components["schemas"]["DomainsAct"][] | components["schemas"]["UmpireOrder"][] | components["schemas"]["UmpireAct"][] | components["schemas"]["World1483Order"][] | components["schemas"]["World1483Act"][] | {
            [key: string]: unknown;
        };
        /** @description A mail that waits until somebody says that it is genuine */
        HeldMail: {
            /** @description Null for masters, who need not know the addresses of rulers */
            from: string | null;
            id: string;
            /** @description Why it is held, as a code */
            reason: string;
            /** @description Milliseconds since 1970, UTC */
            receivedAt: number;
            /** @description A seat of the campaign */
            seat: string;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description An act of the game master in Heptarchy. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        HeptarchyAct: {
            args: {
                /** @description who leads it */
                controller: string;
                /** @description the kingdom */
                kingdom: string;
            };
            /** @enum {string} */
            verb: "SET_CONTROLLER";
        } | {
            args: {
                /** @description every player’s kingdom, in order */
                kingdoms: string[];
            };
            /** @enum {string} */
            verb: "SET_PLAYER_LIST";
        } | {
            args?: Record<string, never>;
            /** @enum {string} */
            verb: "END_GAME";
        };
        /** @description What may be ordered now in Heptarchy, by verbs. Wherever `{"same": 3}` stands in it, read the fourth entry of `shared` */
        HeptarchyChoices: {
            /** @description Anchors Navies at a Land Area that borders their sea: your own, a Pact partner’s, or one that you Occupy. */
            ANCHOR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Accepts or refuses a treaty that another player has proposed. Proposals that you do not answer in your Phase lapse. */
            ANSWER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Accepts or refuses the peace that an opponent has offered. If you do not answer in your Phase, it is refused. */
            ANSWER_PEACE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For each Cavalry Action, all your Levies or all your Retinues in one place get +1 on Attack Rolls in this Phase. */
            BOOST?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Creates an anchored Navy (12 Gold) in one of your Land Areas that borders a sea with shipyards. */
            BUILD_NAVY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Ends one of your Trade Treaties or Military Pacts at once, or withdraws your proposal. */
            CANCEL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Once a Turn, if you are at Peace with everybody: pays 20 Gold for each of your Land Areas and earns 1 Prestige for each. */
            CHURCH?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Begins a war at once. It ends any Trade Treaty between you; a Pact or a Truce must have ended first. */
            DECLARE_WAR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Adds a Resource to one of your Land Areas with a free slot. Its effect counts at once, its tax from your next Phase on. */
            DEVELOP?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Dismisses one of your units for good; nothing is paid back. */
            DISBAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends anchored Navies out to the sea of their anchor point; costs one action of each. */
            DISPATCH?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Ends your Phase: it is the next kingdom’s move. Orders after it do not count. */
            END?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends Gold to another player. The gifts of a Phase together may not exceed your Tax Income. */
            GIFT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes a Land Unit aboard a Navy that is anchored in the same Land Area; each Navy carries one. */
            LOAD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends a message to one ruler, or to all. */
            MESSAGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends Land Units from one or several places into one Land Area: over land into a neighbouring one, or ashore from the sea. They arrive together, and fight at once if enemies stand there. */
            MOVE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Offers White Peace, or makes demands that your War Score pays for. If your War Score is 20 above theirs, they cannot refuse; otherwise they answer in their next Phase. */
            OFFER_PEACE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Proposes a Trade Treaty or a Military Pact. A player answers in their next Phase; an NPC State rolls at once and accepts on 6 or more. */
            PROPOSE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Until your next Phase, raids on one of your Land Areas get −1 for each Cavalry Action. */
            PROTECT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Raids a foreign Land Area next to yours: on a roll of 5 or more one of its Resources is destroyed and you get its tax value. Each further action adds 1 to the roll. */
            RAID?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Creates a Land Unit in one of your Land Areas, which can create one each Turn. The unit can act in your next Phase. */
            RAISE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Replaces a Resource by another, for the usual cost of the new one. */
            REDEVELOP?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Moves Navies from one sea to an adjacent one; costs one action of each. Enemy Navies there fight at once. */
            SAIL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Names your King or Queen, and chooses your extra Tradition and your colour. Once, as the first thing you post in Turn 0. */
            SIGN_UP?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Asks an NPC State at Peace with you to submit with its land and Levies; it does on a roll of 10 or more. One such offer a Turn. */
            SUBJUGATE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Puts a Land Unit ashore from an anchored Navy; costs nothing. */
            UNLOAD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
        };
        /** @description What a seat was told in Heptarchy: its kind, the rule that it follows from, and the facts of that kind */
        HeptarchyNews: {
            /** @enum {string} */
            kind: "acceptance-rolled" | "acted" | "area-changed-hands" | "battle-began" | "battle-ended" | "boosted" | "campaign-ended" | "capital-moved" | "church-built" | "controller-set" | "demand-dropped" | "developed" | "duel-fought" | "eliminated" | "first-to-five" | "gift-sent" | "income-received" | "levies-joined" | "loaded" | "message-sent" | "moved" | "navies-moved" | "negotiations-forced" | "newsheet" | "npc-developed" | "npc-step-began" | "occupation-ended" | "occupied" | "peace-answered" | "peace-offered" | "phase-closed" | "phase-opened" | "player-list-set" | "posted" | "prestige-changed" | "proposal-ended" | "proposed" | "protected" | "raided" | "round-began" | "sent" | "setup-ended" | "signed-up" | "skipped" | "treaty-ended" | "treaty-made" | "tribute-paid" | "truce-ended" | "truce-made" | "turn-ended" | "unit-created" | "unit-disbanded" | "unloaded" | "upkeep-paid" | "war-declared" | "war-ended";
            rule?: string;
        };
        /** @description An order in Heptarchy. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        HeptarchyOrder: {
            args: {
                /** @description such as "#7a1f1f"; by default the usual colour of your kingdom */
                color?: string;
                /**
                 * @description your King or Queen
                 * @example King Wulfric
                 * @example Queen Eadgyth
                 * @example King Aethelstan
                 * @example Queen Cynethryth
                 */
                leader: string;
                /** @description a Tradition that your Tribe does not give */
                tradition: string;
            };
            /** @enum {string} */
            verb: "SIGN_UP";
        } | {
            args: {
                /** @description your Land Area */
                area: number;
                /** @description what is allowed there */
                resource: string;
            };
            /** @enum {string} */
            verb: "DEVELOP";
        } | {
            args: {
                /** @description your Land Area */
                area: number;
                /** @description what takes its place */
                new: string;
                /** @description what is there */
                old: string;
            };
            /** @enum {string} */
            verb: "REDEVELOP";
        } | {
            args: {
                /** @description where */
                area: number;
                /** @description LEVY (3 Gold) or RETINUE (9 Gold) */
                kind: string;
            };
            /** @enum {string} */
            verb: "RAISE";
        } | {
            args: {
                /** @description where */
                area: number;
                /** @description the anchor point, where the area borders two seas */
                sea?: number;
            };
            /** @enum {string} */
            verb: "BUILD_NAVY";
        } | {
            args: {
                /** @description your unit */
                unit: number;
            };
            /** @enum {string} */
            verb: "DISBAND";
        } | {
            args?: Record<string, never>;
            /** @enum {string} */
            verb: "CHURCH";
        } | {
            args: {
                /** @description the other kingdom */
                kingdom: string;
                /** @description TRADE or PACT */
                treaty: string;
            };
            /** @enum {string} */
            verb: "PROPOSE";
        } | {
            args: {
                /** @description the other kingdom */
                kingdom: string;
                /** @description TRADE or PACT */
                treaty: string;
                /** @description YES or NO */
                yes: boolean;
            };
            /** @enum {string} */
            verb: "ANSWER";
        } | {
            args: {
                /** @description the other kingdom */
                kingdom: string;
                /** @description TRADE or PACT */
                treaty: string;
            };
            /** @enum {string} */
            verb: "CANCEL";
        } | {
            args: {
                /** @description Gold */
                gold: number;
                /** @description the other kingdom */
                kingdom: string;
            };
            /** @enum {string} */
            verb: "GIFT";
        } | {
            args: {
                /** @description an NPC State with one Land Area */
                kingdom: string;
            };
            /** @enum {string} */
            verb: "SUBJUGATE";
        } | {
            args: {
                /** @description on whom */
                kingdom: string;
            };
            /** @enum {string} */
            verb: "DECLARE_WAR";
        } | {
            args: {
                /** @description Retinues and Navies of the opponent; 2 each */
                disband?: number[];
                /** @description the opponent */
                kingdom: string;
                /** @description Land Areas of theirs: 5 each, 2 more if none of yours borders it, 5 more if you do not Occupy it */
                land?: number[];
                /** @description a Military Pact with you; 4 */
                pact?: boolean;
                /** @description with whom the opponent must end a Pact; 2 each */
                renouncePact?: string[];
                /** @description with whom the opponent must end a Trade Treaty; 2 */
                renounceTrade?: string[];
                /** @description a Trade Treaty with you; 3 */
                trade?: boolean;
                /** @description Gold, by tens; 1 War Score for each 10 */
                tribute?: number;
                /** @description Turns of Truce, 2 to 10; 1 for each beyond 2 */
                truce?: number;
                /** @description White Peace: no demands */
                white?: boolean;
            };
            /** @enum {string} */
            verb: "OFFER_PEACE";
        } | {
            args: {
                /** @description who offers */
                kingdom: string;
                /** @description YES or NO */
                yes: boolean;
            };
            /** @enum {string} */
            verb: "ANSWER_PEACE";
        } | {
            args: {
                /** @description LEVIES or RETINUES: all of them in one area */
                all?: string;
                /** @description the area in which they stand */
                from?: number;
                /** @description where to */
                to: number;
                /** @description your Levies and Retinues */
                units?: number[];
            };
            /** @enum {string} */
            verb: "MOVE";
        } | {
            args: {
                /** @description your empty Navy */
                navy: number;
                /** @description your Levy or Retinue */
                unit: number;
            };
            /** @enum {string} */
            verb: "LOAD";
        } | {
            args: {
                /** @description your Levy or Retinue aboard */
                unit: number;
            };
            /** @enum {string} */
            verb: "UNLOAD";
        } | {
            args: {
                /** @description your Navies in one place */
                navies: number[];
            };
            /** @enum {string} */
            verb: "DISPATCH";
        } | {
            args: {
                /** @description your Navies in one place */
                navies: number[];
                /** @description an adjacent sea */
                sea: number;
            };
            /** @enum {string} */
            verb: "SAIL";
        } | {
            args: {
                /** @description where */
                area: number;
                /** @description your Navies in one place */
                navies: number[];
                /** @description the anchor point, where the area borders two seas */
                sea?: number;
            };
            /** @enum {string} */
            verb: "ANCHOR";
        } | {
            args: {
                /** @description a Land Area, or the sea of their Navies */
                at: number;
                /** @description LEVIES or RETINUES */
                kind: string;
                /** @description Cavalry Actions; by default 1 */
                times?: number;
            };
            /** @enum {string} */
            verb: "BOOST";
        } | {
            args: {
                /** @description a foreign Land Area with a Resource */
                area: number;
                /** @description Cavalry Actions; by default 1 */
                times?: number;
            };
            /** @enum {string} */
            verb: "RAID";
        } | {
            args: {
                /** @description your Land Area */
                area: number;
                /** @description Cavalry Actions; by default 1 */
                times?: number;
            };
            /** @enum {string} */
            verb: "PROTECT";
        } | {
            args: {
                /** @description up to 2000 characters */
                text: string;
                /** @description a kingdom, or ALL */
                to: string;
            };
            /** @enum {string} */
            verb: "MESSAGE";
        } | {
            args?: Record<string, never>;
            /** @enum {string} */
            verb: "END";
        };
        /** @description The setting of a campaign of Heptarchy */
        HeptarchySetting: {
            areas: (null | {
                allowed: ("grain" | "stone" | "timber" | "horses" | "iron" | "livestock" | "textiles")[];
                arms: string;
                code: string;
                color: string;
                description: string;
                name: string;
                neighbours: number[];
                number: number;
                /** @enum {unknown} */
                region: "north" | "east" | "midlands" | "south" | "west";
                rivers: number[];
                seas: number[];
                /** @enum {unknown} */
                terrain: "plains" | "woodlands" | "highlands" | "swamps";
                tone: number;
                town: string;
                /** @enum {unknown} */
                tribe: "anglo-saxons" | "jutes" | "danes";
            })[];
            options: {
                lastTurn: null | number;
                missedPhases: number;
                players: string[];
                startingGold: number;
                victoryAreas: number;
                victoryPrestige: number;
            };
            resources: {
                grain: {
                    cavalry: number;
                    cost: number;
                    navies: number;
                    retinues: number;
                    tax: number;
                    tier: number;
                    units: number;
                };
                horses: {
                    cavalry: number;
                    cost: number;
                    navies: number;
                    retinues: number;
                    tax: number;
                    tier: number;
                    units: number;
                };
                iron: {
                    cavalry: number;
                    cost: number;
                    navies: number;
                    retinues: number;
                    tax: number;
                    tier: number;
                    units: number;
                };
                livestock: {
                    cavalry: number;
                    cost: number;
                    navies: number;
                    retinues: number;
                    tax: number;
                    tier: number;
                    units: number;
                };
                stone: {
                    cavalry: number;
                    cost: number;
                    navies: number;
                    retinues: number;
                    tax: number;
                    tier: number;
                    units: number;
                };
                textiles: {
                    cavalry: number;
                    cost: number;
                    navies: number;
                    retinues: number;
                    tax: number;
                    tier: number;
                    units: number;
                };
                timber: {
                    cavalry: number;
                    cost: number;
                    navies: number;
                    retinues: number;
                    tax: number;
                    tier: number;
                    units: number;
                };
            };
            scenario: string;
            seas: (null | {
                adjacent: number[];
                areas: number[];
                name: string;
                number: number;
                shipyards: boolean;
            })[];
            title: string;
            traditions: {
                "anglo-saxons": ("diplomacy" | "piety" | "feudalism" | "viking" | "raiding" | "mercantile" | "fyrd" | "husbandry")[];
                danes: ("diplomacy" | "piety" | "feudalism" | "viking" | "raiding" | "mercantile" | "fyrd" | "husbandry")[];
                jutes: ("diplomacy" | "piety" | "feudalism" | "viking" | "raiding" | "mercantile" | "fyrd" | "husbandry")[];
            };
            world: {
                areas: {
                    /** @enum {unknown} */
                    kind: "sea" | "land";
                    label: {
                        room: number;
                        x: number;
                        y: number;
                    };
                    name: string;
                    number: number;
                    rings: number[][];
                    seat: {
                        x: number;
                        y: number;
                    };
                    terrain: string;
                }[];
                barred?: {
                    a: number;
                    b: number;
                    lines: number[][];
                }[];
                borders: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    kind: "sea" | "land" | "mountain" | "river" | "bridge" | "strait" | "coast" | "reef" | "passage";
                    lines: number[][];
                    /** @constant */
                    tied?: true;
                }[];
                height: number;
                id: string;
                routeFigures?: string[];
                routes?: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    by: "sea" | "land";
                    figures: number[];
                    line: number[];
                }[];
                title: string;
                width: number;
                wilds: number[][];
            } | Record<string, never>;
        };
        /** @description All that one seat receives of one turn, in Heptarchy */
        HeptarchyTurnFile: {
            /** @description The next window that waits for the seat, and how many turns are run before it opens */
            asks?: {
                label: string;
                turns: number;
            };
            campaign: {
                id: string;
                title: string;
            };
            choices: components["schemas"]["HeptarchyChoices"];
            /** @description The commitment to the dice of the next turn */
            commitment: string | "";
            deadline: number | null;
            draft: components["schemas"]["HeptarchyOrder"][];
            /** @description Counts the histories of the campaign, from 1 */
            edition?: number;
            /** @constant */
            format: "chancery-turn-1";
            /** @description In live play: what the rules called the window that closed with the turn */
            label?: string;
            /** @description What other seats offer to this one */
            offers?: components["schemas"]["Offer"][];
            /** @description In which of those turns other orders counted than the receipts of the seat say, and why */
            otherwise?: {
                struck?: {
                    /** @description What stands in its place */
                    instead: string | null;
                    reason: string;
                    /** @description The line as its ruler had it */
                    text: string;
                }[];
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
                /** @enum {string} */
                why: "bot" | "standing" | "letters" | "late" | "another" | "withdrawn" | "reread" | "struck";
            }[];
            /** @description Lines of proof, for whoever keeps the file */
            proofs?: string[];
            questions: components["schemas"]["Question"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "heptarchy";
            /** @description A seat of the campaign */
            seat: string;
            setting: components["schemas"]["HeptarchySetting"];
            /** @description What stands in several places of the choices, told once. An entry speaks of entries before it only, in the same way */
            shared?: unknown[];
            /** @description The tellings are of the turns after this one */
            since: number;
            tellings: (components["schemas"]["Telling"] & {
                told: components["schemas"]["HeptarchyNews"];
            })[];
            /** @description The last turn that is out. Choices and draft are about the one after it, the open turn */
            turn: number;
            version: number;
            view: components["schemas"]["HeptarchyView"];
            window: components["schemas"]["Window"];
        };
        /** @description What a seat sees in Heptarchy */
        HeptarchyView: {
            board: {
                active: null | number;
                areas: (null | {
                    landUnitMade: null | number;
                    navyMade: null | number;
                    number: number;
                    occupier: null | number;
                    owner: number;
                    protection: number;
                    resources: ("grain" | "stone" | "timber" | "horses" | "iron" | "livestock" | "textiles")[];
                })[];
                ended: number[];
                kingdoms: (null | {
                    capital: null | number;
                    color: string;
                    /** @enum {unknown} */
                    controller: "player" | "npc" | "caretaker" | "eliminated";
                    gold: number;
                    leader: string;
                    missed: number;
                    number: number;
                    phase: {
                        cancelledPacts: number[];
                        cavalryUsed: number;
                        churchDone: boolean;
                        giftsSent: number;
                        npcAsked: number[];
                        offered: number[];
                        posted: boolean;
                        raided: number[];
                        subjugateDone: boolean;
                    };
                    prestige: number;
                    traditions: ("diplomacy" | "piety" | "feudalism" | "viking" | "raiding" | "mercantile" | "fyrd" | "husbandry")[];
                    /** @enum {unknown} */
                    tribe: "anglo-saxons" | "jutes" | "danes";
                })[];
                nextUnit: number;
                outcome: null | {
                    /** @enum {unknown} */
                    by: "last-turn" | "master" | "sovereign" | "deserted";
                    turn: number;
                    winner: null | number;
                };
                playerList: number[];
                proposals: {
                    due: boolean;
                    from: number;
                    /** @enum {unknown} */
                    kind: "trade" | "pact";
                    madeTurn: number;
                    to: number;
                }[];
                treaties: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    kind: "trade" | "pact";
                    lockedUntil: null | number;
                }[];
                truces: {
                    a: number;
                    b: number;
                    until: number;
                }[];
                turn: number;
                units: {
                    actionsUsed: number;
                    at: {
                        area: number;
                        /** @constant */
                        in: "area";
                    } | {
                        /** @constant */
                        in: "navy";
                        navy: number;
                    } | {
                        /** @constant */
                        in: "sea";
                        sea: number;
                    } | {
                        area: number;
                        /** @constant */
                        in: "port";
                        sea: number;
                    };
                    boost: number;
                    carried: boolean;
                    fresh: boolean;
                    id: number;
                    /** @enum {unknown} */
                    kind: "levy" | "retinue" | "navy";
                    moved: boolean;
                    owner: number;
                }[];
                wars: {
                    a: number;
                    auto: null | {
                        armed: boolean;
                        offered: boolean;
                        winner: number;
                    };
                    b: number;
                    declarer: number;
                    eventsA: number;
                    eventsB: number;
                    firstToFive: null | number;
                    offer: null | {
                        cost: number;
                        due: boolean;
                        from: number;
                        madeTurn: number;
                        terms: {
                            disband: number[];
                            land: number[];
                            pact: boolean;
                            renouncePact: number[];
                            renounceTrade: number[];
                            trade: boolean;
                            tribute: number;
                            truce: number;
                            white: boolean;
                        };
                    };
                    startTurn: number;
                }[];
            };
            kingdom: null | number;
            master: boolean;
        };
        /** @description What whoever runs the server should look after */
        Incidents: {
            /** @description Campaigns whose clock is held since too many sheets are missing */
            held: {
                campaignId: string;
                /** @description Milliseconds since 1970, UTC */
                since: number;
                title: string;
            }[];
            /** @description Campaigns without a master who could do anything */
            masterless: {
                campaignId: string;
                /** @enum {string} */
                status: "draft" | "open" | "running" | "paused" | "ended" | "archived";
                title: string;
            }[];
            processes: {
                /** @description By how many milliseconds its clock is ahead of that of the database */
                ahead: number;
                alive: boolean;
                engine: string;
                id: string;
                /** @enum {string} */
                role: "server" | "worker";
                /** @description Milliseconds since 1970, UTC */
                seenAt: number;
                /** @description Milliseconds since 1970, UTC */
                startedAt: number;
                /** @description It closes windows and sends mail */
                works: boolean;
            }[];
            /** @description Campaigns in which what is due cannot be done */
            stuck: {
                campaignId: string;
                error: string;
                /** @description Milliseconds since 1970, UTC */
                lastAt: number;
                retryAt: number | null;
                /** @description Milliseconds since 1970, UTC */
                since: number;
                times: number;
                title: string;
            }[];
            /** @description What else goes wrong: `mail-out`, `dkim`, `mailbox`, `backup` */
            troubles: {
                error: string;
                /** @description Milliseconds since 1970, UTC */
                lastAt: number;
                name: string;
                retryAt: number | null;
                /** @description Milliseconds since 1970, UTC */
                since: number;
                times: number;
            }[];
        };
        /** @description The newest orders for a turn, sent in or not */
        KeptDraft: {
            at: number | null;
            /** @description Where it was written */
            channel: ("desk" | "api" | "mail" | "file" | "master") | null;
            /** @description SHA-256 as hexadecimal digits */
            hash: string;
            kind: ("draft" | "waiting" | "submitted" | "withdrawn") | null;
            /** @description The number of the newest sheet, for `base`; 0 if there is none */
            number: number;
            orders: components["schemas"]["Order"][];
            /** @description Whether you have said that you need no more time */
            ready: boolean;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description In live play: the turn that your last post became, as long as it can be taken back; else null */
            undo: number | null;
        };
        /** @description A letter as one party may read it */
        Letter: {
            archivedAt: number | null;
            /** @description Milliseconds since 1970, UTC */
            at: number;
            body: string;
            /** @description Null when the reader is not told */
            from: string | null;
            id: string;
            /** @enum {string} */
            kind: "letter" | "proclamation" | "ambassador";
            readAt: number | null;
            subject: string;
            threadId: string;
            /** @description Null when the reader is not told */
            to: string[] | null;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description A letter that was reported to the masters */
        LetterReport: {
            /** @description Milliseconds since 1970, UTC */
            at: number;
            id: string;
            letter: {
                /** @description Milliseconds since 1970, UTC */
                at: number;
                body: string;
                /** @description A seat, or `master` for the masters */
                from: string;
                subject: string;
            };
            reason: string;
            /** @description Who has reported it */
            seat: string;
        };
        /** @description A receipt, and whether its sheet counts now */
        ListedReceipt: {
            /** @description If the orders were read again before they were resolved: the sheet that they were before */
            again?: string;
            /**
             * @description It held nothing for the turn, only what was done when it came: orders stand as they stood
             * @constant
             */
            apart?: true;
            /** @description What the master is asked because of them, and what applies until they answer */
            asked?: {
                holds: string;
                rule?: string;
                /** @constant */
                ruled?: true;
                text: string;
            }[];
            /** @description Milliseconds since 1970, UTC */
            at: number;
            /** @description The turn from which the orders were carried on to the window of their seat */
            carried?: number;
            /** @description Whether this sheet counted when it came */
            counts: boolean;
            /** @description Of the orders that were accepted, as canonical JSON */
            hash: string;
            id: string;
            /** @description The turn that it was written for, if it came too late for that */
            insteadOf: number | null;
            lines: components["schemas"]["ReceiptLine"][];
            /** @description Of the sheet among those of the seat for the turn */
            number: number;
            /** @description Lines of proof to be kept: the commitment to the dice of the turn, and the hash of the orders */
            proofs?: string[];
            /** @description It will be checked again when the turn before is out */
            provisional: boolean;
            /** @description A seat of the campaign */
            seat: string;
            /** @description Section by section, where sheets have sections and this one counts */
            sections?: {
                /** @description Lines that stood in it before and are no longer in force */
                fell: string[];
                id: string | null;
                /** @description The sheet did not hold it, so that it stays as it was */
                kept: boolean;
                /** @description How many orders stand in it now */
                stands: number;
                /** @description The same in a sentence */
                text: string;
                title: string;
            }[];
            sheet: string;
            /** @description Whether its sheet counts now, that is, has not been replaced, withdrawn or dropped. For a past turn: whether it counted then */
            stands: boolean;
            /** @description Lines that a master has struck out or changed */
            struck?: {
                /** @constant */
                changed?: true;
                /** @description SHA-256 as hexadecimal digits */
                hash: string;
                /** @description What stands in its place */
                instead: string | null;
                reason: string;
                /** @description The line as its ruler had it */
                text: string;
                verb: string;
            }[];
            /** @description What was found about the orders as a whole */
            together: components["schemas"]["Reason"][];
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description What the orders leave undone, such as units without orders; absent if the orders are read again */
            undone?: {
                /** @description The number of the rule that it follows from */
                rule?: string;
                text: string;
            }[];
            /** @description How many of the orders wait for a later window of the seat, and for which */
            waits?: {
                orders: number;
                until: {
                    label: string;
                    turns: number;
                } | null;
            };
        };
        /** @description The `data` of an event of a stream. Its `event` is the `kind`; pass over kinds that you do not know */
        LiveEvent: {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @description False if you have missed something that is kept no more, or came with an id that is none of yours: read the campaign anew */
            complete: boolean;
            /** @constant */
            kind: "here";
            /** @description The last turn that is out */
            turn: number;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @description Of the open turn; null while its clock stands still */
            deadline: number | null;
            heading: string;
            /** @constant */
            kind: "turn-published";
            /** @description In live play, and where one group orders after another: what the rules call the window */
            label?: string;
            /** @description The turn that is out */
            turn: number;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @description Of the open turn; null while its clock stands still */
            deadline: number | null;
            /** @constant */
            kind: "window-opened";
            /** @description In live play, and where one group orders after another: what the rules call the window */
            label?: string;
            /** @description Orders are resolved as they come */
            live: boolean;
            /** @description Those that may send orders too */
            may: string[];
            /** @description Those that the window waits for */
            seats: string[];
            /** @description The turn for which orders are taken */
            turn: number;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @description Of the open turn; null while its clock stands still */
            deadline: number | null;
            /** @constant */
            kind: "deadline-moved";
            /** @description In live play, and where one group orders after another: what the rules call the window */
            label?: string;
            /** @description The turn for which orders are taken */
            turn: number;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @constant */
            kind: "letter";
            /** @description The id of a letter to the party */
            letter: string;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @constant */
            kind: "offer";
            /** @description In live play, and where one group orders after another: what the rules call the window */
            label?: string;
            /** @description The turn for which orders are taken */
            turn: number;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @description The seat that has taken back its own post */
            by?: string;
            /** @description Of the open turn; null while its clock stands still */
            deadline?: number | null;
            /** @constant */
            kind: "turn-rerun";
            /** @description In live play, and where one group orders after another: what the rules call the window */
            label?: string;
            /** @description The commitment to the new dice of the open turn */
            newDice?: string;
            reason: string;
            /** @description The last turn that was run again */
            through?: number;
            /** @description The last turn that stands as it was */
            turn: number;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @constant */
            kind: "seat-wanted";
            /** @description The name of the seat that is open */
            seat: string;
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @description Of the open turn; null while its clock stands still */
            deadline: number | null;
            /** @constant */
            kind: "campaign-started";
            /** @description In live play, and where one group orders after another: what the rules call the window */
            label?: string;
        } | {
            /**
             * @description An administrator did it
             * @constant
             */
            administrator?: true;
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @constant */
            kind: "campaign-paused";
            reason: string;
        } | {
            /**
             * @description An administrator did it
             * @constant
             */
            administrator?: true;
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @description Of the open turn; null while its clock stands still */
            deadline: number | null;
            /** @constant */
            kind: "campaign-resumed";
        } | {
            /**
             * @description An administrator did it
             * @constant
             */
            administrator?: true;
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            how: string;
            /** @constant */
            kind: "campaign-ended";
        } | {
            /** @description When it happened, in milliseconds since 1970, UTC */
            at: number;
            /** @constant */
            kind: "press";
        };
        /** @description An act of the game master in Medieval Diplomacy. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        MedievalDiplomacyAct: {
            args: {
                /** @description the realm */
                realm: string;
                /** @description commoner or royalty */
                status: string;
            };
            /** @enum {string} */
            verb: "SET_STATUS";
        } | {
            args: {
                /** @description player or computer */
                control: string;
                /** @description the realm */
                realm: string;
            };
            /** @enum {string} */
            verb: "SET_CONTROL";
        } | {
            args: {
                /** @description permit or forbid */
                on: boolean;
                /** @description an independent province */
                province: number;
                /** @description the realm */
                realm: string;
            };
            /** @enum {string} */
            verb: "PERMIT_INDEPENDENT";
        };
        /** @description What may be ordered now in Medieval Diplomacy, by verbs. Wherever `{"same": 3}` stands in it, read the fourth entry of `shared` */
        MedievalDiplomacyChoices: {
            /** @description Says whether you accept gold, provinces, troops and commanders from a realm, from this turn on. */
            ACCEPT_GIFTS?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Builds your tax administration in a province that you have owned since the start of the turn, for its greatest revenue in gold. The province yields from next turn. */
            ANNEX?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets any fleet of the named realm take this army aboard this turn, and ends the army’s own movement. Your own fleets need no such order. */
            BOARD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Adds one level to the fortification of your province, once a turn. It takes as many workers as the new level, and 4 gold for each level plus 2. */
            BUILD_FORT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Builds a harbour in your province, which needs a city and a coast without reefs: 5 workers and 20 gold. You can build ships there next turn. */
            BUILD_HARBOUR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Builds production areas in your province, for 2 workers and 10 gold each. Every one adds 2 gold to its revenue. */
            BUILD_PRODUCTION?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Builds ships in a city with a harbour, within the same limit as soldiers; you can use them next turn. */
            BUILD_SHIPS?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Ends an alliance at the end of this turn; you can declare war next turn at the earliest. Passage rights stay. */
            CANCEL_ALLIANCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Makes a neutral realm your enemy at once, before anything moves, and ends all passage and permission between you. */
            DECLARE_WAR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says whether an army defends the fortification of its realm or an ally, and cannot retreat, or stays outside. */
            DEFEND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends troops home, or dismisses a commander. They are gone at once, bring nothing back and cost no upkeep this turn. */
            DISBAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description The unit retreats when the unit that it follows retreats. Both are armies or both fleets. */
            FOLLOW?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Makes a new, empty army where this unit is. Other orders of this turn can fill it by transfer and move it. */
            FORM_ARMY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Makes a new, empty fleet where this unit is; a garrison needs a harbour for it. Ships come to it by transfer. */
            FORM_FLEET?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives a province with its buildings to a realm that accepts it, or to the independents. Your troops stay yours. */
            GIVE_PROVINCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets a realm enter all your provinces, from this turn until you revoke it or war is declared; or revokes this. */
            GRANT_PASSAGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets one realm enter one of your provinces, or revokes this. It lapses when the province changes owner or war is declared. */
            GRANT_PERMISSION?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Hires a commander for 20 gold, with random skills, who appears in the garrison after all battles. A royal realm may have five. */
            HIRE_COMMANDER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Waits one phase, so that units arrive together. The first HOLD of a turn is free; every later one costs a Move-point. */
            HOLD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Makes a commander who is with the unit at the start of the turn its leader. Only the leader gives the unit a bonus. */
            LEADER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes an army aboard from a province that the sea of the fleet touches without a reef, or where it is anchored. The army needs no order; one of another realm must BOARD. */
            LOAD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Goes to an adjacent province. It costs 1 Move-point where you have permission, 2 into an enemy, independent or just conquered province. */
            MARCH?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says whether the soldiers of an army aboard ships fight as marines in sea battles, or stay below decks. */
            MARINES?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives a unit a name of 1 to 40 characters, which everybody can see. */
            NAME?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Offers an alliance. It begins at the end of the turn if the other realm offers it too; otherwise the offer lapses. */
            OFFER_ALLIANCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Offers peace: an enemy becomes neutral at the end of the turn if it offers peace too. */
            OFFER_PEACE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes the current revenue of the province where the unit is at once, and damages the province. It needs total combat 10 and no enemy there, and ends the movement of an army. */
            PILLAGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Publishes a proclamation for all rulers to read. One a turn earns 7 gold if it is suitable: 20 to 4,000 characters, and nothing offensive. */
            PROCLAIM?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets everybody know of one of your alliances. */
            PUBLISH_ALLIANCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says how many of a troop type stand in ranks 1 to 5. Casualties begin at rank 1; all others go to rank 5. */
            RANK?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Pulls down the top level of a fortification, a harbour or a production area of your province. You get a third of its cost back; it takes as many workers as building it. */
            RAZE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Raises soldiers of the city for their cost. Soldiers and ships together may cost no more than the greatest revenue of the province. You can use them next turn. */
            RECRUIT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Repairs one level of damage, even after a battle, for half the cost of the level and as many workers as it has levels. You cannot repair and build in the same turn. */
            REPAIR_FORT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sets the rank up to which all troops must be lost before the unit leaves a battle; at level 5 it never does. */
            RETREAT_LEVEL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Goes to an adjacent sea, or from a sea into a harbour where you have permission. It costs 1 Move-point, 2 into a harbour whose province changed owner this turn. Armies aboard go with the fleet. */
            SAIL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Breaks up ships in a province, or siege machines. You get a third of their cost back and can use it this turn. Other troops are only disbanded. */
            SALVAGE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives a realm your address and an invitation to write, with a message of up to 1,000 characters if you like. */
            SEND_AMBASSADOR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends whole gold to any realm that accepts it, even an enemy, if garrisons of both are within reach. You pay a tenth on top. */
            SEND_GOLD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Hands troops or a commander to a unit at the same place; ALL hands over everything that unit can hold. Used Move-points go with them. If only transfers follow, the unit waits for the other one. */
            TRANSFER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sets an army ashore where its realm has permission, or as an invasion: then its strength is its chance in percent. After that, fleet and army can do no more this turn than one more load and one more unload. */
            UNLOAD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
        };
        /** @description What a seat was told in Medieval Diplomacy: its kind, the rule that it follows from, and the facts of that kind */
        MedievalDiplomacyNews: {
            /** @enum {string} */
            kind: "acceptance-set" | "alliance-cancelled" | "alliance-formed" | "alliance-published" | "ambassador-sent" | "annexation-ended" | "annexation-lapsing" | "annexation-mended" | "annexed" | "battle-fought" | "battle-heard" | "battle-reported" | "boarding" | "campaign-ended" | "claim-lapsed" | "claim-made" | "commander-hired" | "control-set" | "coup" | "damage-mended" | "damage-rose" | "defend-set" | "exhausted" | "fled" | "follow-set" | "fort-built" | "fort-repaired" | "gold-decayed" | "gold-received" | "gold-sent" | "harbour-built" | "harbour-fallen" | "held" | "landing-tried" | "leader-set" | "loaded" | "marched" | "marines-set" | "met-at-border" | "movement-ended" | "order-failed" | "orders-missed" | "orders-received" | "passage-set" | "peace-made" | "permission-set" | "phase-began" | "pillage-suffered" | "pillaged" | "plan-cancelled" | "proclaimed" | "proclamation" | "proclamation-refused" | "production-built" | "production-short" | "province-changed" | "province-given" | "province-taken" | "put-ashore" | "ranks-set" | "razed" | "realm-defeated" | "realm-gone" | "recruited" | "reloaded" | "retreat-level-set" | "revenue-gained" | "ruler-changed" | "sailed" | "status-set" | "thrown-back" | "transferred" | "treasury" | "troops-given" | "troops-gone" | "troops-received" | "turn-began" | "turn-ended" | "unit-formed" | "unit-named" | "unit-removed" | "unloaded" | "upkeep-paid" | "war-declared";
            rule?: string;
        };
        /** @description An order in Medieval Diplomacy. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        MedievalDiplomacyOrder: {
            args: {
                /** @description the neutral realm */
                realm: string;
            };
            /** @enum {string} */
            verb: "DECLARE_WAR";
        } | {
            args: {
                /** @description the neutral realm */
                realm: string;
            };
            /** @enum {string} */
            verb: "OFFER_ALLIANCE";
        } | {
            args: {
                /** @description the ally */
                realm: string;
            };
            /** @enum {string} */
            verb: "CANCEL_ALLIANCE";
        } | {
            args: {
                /** @description the ally */
                realm: string;
            };
            /** @enum {string} */
            verb: "PUBLISH_ALLIANCE";
        } | {
            args: {
                /** @description the enemy */
                realm: string;
            };
            /** @enum {string} */
            verb: "OFFER_PEACE";
        } | {
            args: {
                /** @description accept or refuse */
                on: boolean;
                /** @description the giver */
                realm: string;
            };
            /** @enum {string} */
            verb: "ACCEPT_GIFTS";
        } | {
            args: {
                /** @description grant or revoke */
                on: boolean;
                /** @description the realm, no enemy */
                realm: string;
            };
            /** @enum {string} */
            verb: "GRANT_PASSAGE";
        } | {
            args: {
                /** @description grant or revoke */
                on: boolean;
                /** @description a province of yours */
                province: number;
                /** @description the realm, no enemy */
                realm: string;
            };
            /** @enum {string} */
            verb: "GRANT_PERMISSION";
        } | {
            args: {
                /** @description the realm to visit */
                realm: string;
                /** @description what the ambassador says */
                text?: string;
            };
            /** @enum {string} */
            verb: "SEND_AMBASSADOR";
        } | {
            args: {
                /** @description gold that arrives */
                amount: number;
                /** @description who receives it */
                realm: string;
            };
            /** @enum {string} */
            verb: "SEND_GOLD";
        } | {
            args: {
                /** @description a province of yours */
                province: number;
            };
            /** @enum {string} */
            verb: "ANNEX";
        } | {
            args: {
                /** @description the province */
                province: number;
                /** @description who receives it, or IND */
                realm: string;
            };
            /** @enum {string} */
            verb: "GIVE_PROVINCE";
        } | {
            args: {
                /** @description the words of the proclamation */
                text: string;
            };
            /** @enum {string} */
            verb: "PROCLAIM";
        } | {
            args?: {
                /**
                 * @description its name
                 * @example The Royal Lions
                 * @example Patrol Force 2
                 * @example Kings Army
                 * @example Independent Army #20
                 */
                name?: string;
                /** @description its number; by default the lowest free one */
                number?: number;
            };
            /** @description the army or garrison that forms it */
            unit: string;
            /** @enum {string} */
            verb: "FORM_ARMY";
        } | {
            args?: {
                /**
                 * @description its name
                 * @example The Royal Lions
                 * @example Patrol Force 2
                 * @example Kings Army
                 * @example Independent Army #20
                 */
                name?: string;
                /** @description its number; by default the lowest free one */
                number?: number;
            };
            /** @description the fleet or garrison that forms it */
            unit: string;
            /** @enum {string} */
            verb: "FORM_FLEET";
        } | {
            args: {
                /**
                 * @description its new name
                 * @example The Royal Lions
                 * @example Patrol Force 2
                 * @example Kings Army
                 * @example Independent Army #20
                 */
                name: string;
            };
            /** @description the unit */
            unit: string;
            /** @enum {string} */
            verb: "NAME";
        } | {
            args: {
                /** @description 1 to 5 */
                value: number;
            };
            /** @description the army or fleet */
            unit: string;
            /** @enum {string} */
            verb: "RETREAT_LEVEL";
        } | {
            args: {
                /** @description the unit that it follows */
                target: string | null;
            };
            /** @description the army or fleet */
            unit: string;
            /** @enum {string} */
            verb: "FOLLOW";
        } | {
            args: {
                /** @description fight or stay below */
                on: boolean;
            };
            /** @description the army */
            unit: string;
            /** @enum {string} */
            verb: "MARINES";
        } | {
            args: {
                /** @description defend or stay outside */
                on: boolean;
            };
            /** @description the army */
            unit: string;
            /** @enum {string} */
            verb: "DEFEND";
        } | {
            args: {
                /** @description the commander */
                commander: number;
            };
            /** @description the unit */
            unit: string;
            /** @enum {string} */
            verb: "LEADER";
        } | {
            args: {
                /** @description how many in each rank */
                ranks: number[];
                /** @description the troop type */
                type: string;
            };
            /** @description the unit */
            unit: string;
            /** @enum {string} */
            verb: "RANK";
        } | {
            args?: {
                /** @description the commander, in place of troops */
                commander?: number;
                /** @description how many */
                count?: number;
                /** @description the troop type */
                type?: string;
            };
            /** @description the unit */
            unit: string;
            /** @enum {string} */
            verb: "DISBAND";
        } | {
            args: {
                /** @description how many */
                count: number;
                /** @description the ship type or siege machines */
                type: string;
            };
            /** @description the unit */
            unit: string;
            /** @enum {string} */
            verb: "SALVAGE";
        } | {
            args: {
                /** @description all troops and commanders that the receiver can hold */
                all?: boolean;
                /** @description a commander, in place of troops */
                commander?: number;
                /** @description how many */
                count?: number;
                /** @description from this rank only */
                rank?: number;
                /** @description the receiver */
                to: string;
                /** @description the realm of a receiver that is not yours */
                toRealm?: string;
                /** @description the troop type */
                type?: string;
            };
            /** @description the giver */
            unit: string;
            /** @enum {string} */
            verb: "TRANSFER";
        } | {
            args?: Record<string, never>;
            /** @description the army or fleet */
            unit: string;
            /** @enum {string} */
            verb: "HOLD";
        } | {
            args: {
                /** @description the next province */
                location: number;
            };
            /** @description the army */
            unit: string;
            /** @enum {string} */
            verb: "MARCH";
        } | {
            args: {
                /** @description whose fleet, no enemy */
                realm: string;
            };
            /** @description the army */
            unit: string;
            /** @enum {string} */
            verb: "BOARD";
        } | {
            args: {
                /** @description the army */
                army: string;
                /** @description its realm, if it is not yours */
                armyRealm?: string;
            };
            /** @description the fleet */
            unit: string;
            /** @enum {string} */
            verb: "LOAD";
        } | {
            args: {
                /** @description the next sea or harbour */
                location: number;
            };
            /** @description the fleet */
            unit: string;
            /** @enum {string} */
            verb: "SAIL";
        } | {
            args: {
                /** @description the army aboard */
                army: string;
                /** @description its realm, if it is not yours */
                armyRealm?: string;
                /** @description the province */
                location: number;
            };
            /** @description the fleet */
            unit: string;
            /** @enum {string} */
            verb: "UNLOAD";
        } | {
            args?: Record<string, never>;
            /** @description the army or garrison */
            unit: string;
            /** @enum {string} */
            verb: "PILLAGE";
        } | {
            args: {
                /** @description how many */
                count: number;
                /** @description a soldier type of the city */
                type: string;
            };
            /** @description the garrison of a city */
            unit: string;
            /** @enum {string} */
            verb: "RECRUIT";
        } | {
            args: {
                /** @description how many */
                count: number;
                /** @description a ship type of the city */
                type: string;
            };
            /** @description the garrison of a city with a harbour */
            unit: string;
            /** @enum {string} */
            verb: "BUILD_SHIPS";
        } | {
            args?: {
                /**
                 * @description the commander’s name
                 * @example The Royal Lions
                 * @example Patrol Force 2
                 * @example Kings Army
                 * @example Independent Army #20
                 */
                name?: string;
            };
            /** @description the garrison of a city */
            unit: string;
            /** @enum {string} */
            verb: "HIRE_COMMANDER";
        } | {
            args?: Record<string, never>;
            /** @description the army or garrison that builds */
            unit: string;
            /** @enum {string} */
            verb: "BUILD_FORT";
        } | {
            args?: Record<string, never>;
            /** @description the army or garrison that repairs */
            unit: string;
            /** @enum {string} */
            verb: "REPAIR_FORT";
        } | {
            args?: Record<string, never>;
            /** @description the army or garrison that builds */
            unit: string;
            /** @enum {string} */
            verb: "BUILD_HARBOUR";
        } | {
            args?: {
                /** @description how many; by default one */
                count?: number;
            };
            /** @description the army or garrison that builds */
            unit: string;
            /** @enum {string} */
            verb: "BUILD_PRODUCTION";
        } | {
            args: {
                /** @description fort, harbour or production */
                what: string;
            };
            /** @description the army or garrison that razes */
            unit: string;
            /** @enum {string} */
            verb: "RAZE";
        };
        /** @description The setting of a campaign of Medieval Diplomacy */
        MedievalDiplomacySetting: {
            options: {
                allianceMax: number;
                alliancePercent: number;
                autoComputerAfter: null | number;
                decayPercent: number;
                /** @enum {unknown} */
                defaultStatus: "commoner" | "royalty";
                harbourLossPercent: number;
                lastTurn: null | number;
                pillageMinCombat: number;
                proclamationGold: number;
                sendFeePercent: number;
                sendRange: number;
                soloPercent: number;
                /** @enum {unknown} */
                startSeason: "Spring" | "Summer" | "Autumn" | "Winter";
                startYear: number;
                victoryHold: number;
            };
            places: (null | {
                baseRevenue: number;
                cityName: null | string;
                /** @enum {unknown} */
                kind: "province" | "sea";
                name: string;
                number: number;
                productionSlots: number;
            })[];
            realms: (null | {
                arms?: string;
                capital: number;
                code: string;
                culture: string;
                description: string;
                group: string;
                name: string;
                number: number;
                tone: number;
            })[];
            scenario: string;
            title: string;
            troops: {
                amphibious: number;
                attacks: number;
                capture: number;
                /** @enum {unknown} */
                class: "foot" | "missile" | "mounted" | "mountedInfantry" | "siege" | "transport" | "warship";
                combat: number;
                cost: number;
                hitPoints: number;
                key: string;
                marine: null | number;
                marineSpace: number;
                move: number;
                name: string;
                siege: number;
                storage: number;
                upkeep: number;
                weight: number;
            }[];
            world: {
                areas: {
                    /** @enum {unknown} */
                    kind: "sea" | "land";
                    label: {
                        room: number;
                        x: number;
                        y: number;
                    };
                    name: string;
                    number: number;
                    rings: number[][];
                    seat: {
                        x: number;
                        y: number;
                    };
                    terrain: string;
                }[];
                barred?: {
                    a: number;
                    b: number;
                    lines: number[][];
                }[];
                borders: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    kind: "sea" | "land" | "mountain" | "river" | "bridge" | "strait" | "coast" | "reef" | "passage";
                    lines: number[][];
                    /** @constant */
                    tied?: true;
                }[];
                height: number;
                id: string;
                routeFigures?: string[];
                routes?: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    by: "sea" | "land";
                    figures: number[];
                    line: number[];
                }[];
                title: string;
                width: number;
                wilds: number[][];
            } | Record<string, never>;
        };
        /** @description All that one seat receives of one turn, in Medieval Diplomacy */
        MedievalDiplomacyTurnFile: {
            /** @description The next window that waits for the seat, and how many turns are run before it opens */
            asks?: {
                label: string;
                turns: number;
            };
            campaign: {
                id: string;
                title: string;
            };
            choices: components["schemas"]["MedievalDiplomacyChoices"];
            /** @description The commitment to the dice of the next turn */
            commitment: string | "";
            deadline: number | null;
            draft: components["schemas"]["MedievalDiplomacyOrder"][];
            /** @description Counts the histories of the campaign, from 1 */
            edition?: number;
            /** @constant */
            format: "chancery-turn-1";
            /** @description In live play: what the rules called the window that closed with the turn */
            label?: string;
            /** @description What other seats offer to this one */
            offers?: components["schemas"]["Offer"][];
            /** @description In which of those turns other orders counted than the receipts of the seat say, and why */
            otherwise?: {
                struck?: {
                    /** @description What stands in its place */
                    instead: string | null;
                    reason: string;
                    /** @description The line as its ruler had it */
                    text: string;
                }[];
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
                /** @enum {string} */
                why: "bot" | "standing" | "letters" | "late" | "another" | "withdrawn" | "reread" | "struck";
            }[];
            /** @description Lines of proof, for whoever keeps the file */
            proofs?: string[];
            questions: components["schemas"]["Question"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "medieval-diplomacy";
            /** @description A seat of the campaign */
            seat: string;
            setting: components["schemas"]["MedievalDiplomacySetting"];
            /** @description What stands in several places of the choices, told once. An entry speaks of entries before it only, in the same way */
            shared?: unknown[];
            /** @description The tellings are of the turns after this one */
            since: number;
            tellings: (components["schemas"]["Telling"] & {
                told: components["schemas"]["MedievalDiplomacyNews"];
            })[];
            /** @description The last turn that is out. Choices and draft are about the one after it, the open turn */
            turn: number;
            version: number;
            view: components["schemas"]["MedievalDiplomacyView"];
            window: components["schemas"]["Window"];
        };
        /** @description What a seat sees in Medieval Diplomacy */
        MedievalDiplomacyView: {
            alliances: number[][];
            claims: {
                members: number[];
                since: number;
            }[];
            commanders: {
                cavalry: number;
                id: number;
                improved: ("siege" | "infantry" | "cavalry" | "naval")[];
                infantry: number;
                name: string;
                naval: number;
                realm: number;
                siege: number;
                unit: number;
            }[];
            ledger: null | {
                missedInARow: number;
                number: number;
                passage: number[];
                refuses: number[];
                /** @enum {unknown} */
                status: "commoner" | "royalty";
                treasury: number;
            }[];
            master: boolean;
            outcome: null | {
                /** @enum {unknown} */
                by: "alliance" | "solo" | "last-standing" | "last-turn" | "nobody";
                turn: number;
                winners: number[];
            };
            own: null | {
                missedInARow: number;
                /** @enum {unknown} */
                status: "commoner" | "royalty";
                treasury: number;
            };
            provinces: (null | {
                annexedTo: number;
                annexLapse: null | number;
                buildList: null | number[];
                damage: number;
                fortDamage: number;
                fortLevel: number;
                harbour: boolean;
                number: number;
                owner: number;
                permitted: number[];
                productionAreas: number;
            })[];
            realm: null | number;
            realms: (null | {
                /** @enum {unknown} */
                control: "player" | "computer" | "defeated";
                dealings: null | {
                    accepts: boolean;
                    passageGiven: boolean;
                    passageHeld: boolean;
                    /** @enum {unknown} */
                    relation: "neutral" | "war" | "alliance";
                };
                number: number;
                provinces: number;
            })[];
            turn: number;
            units: {
                commanders: number;
                id: number;
                loadedOn: null | number;
                location: number;
                name: string;
                own: null | {
                    commanders: number[];
                    defendFort: boolean;
                    follow: null | number;
                    leader: null | number;
                    marines: boolean;
                    /** @enum {unknown} */
                    retreatLevel: 4 | 1 | 2 | 3 | 5;
                    stacks: {
                        count: number;
                        /** @enum {unknown} */
                        rank: 4 | 1 | 2 | 3 | 5;
                        type: number;
                    }[];
                };
                totalCombat: number;
                troops: {
                    count: number;
                    type: number;
                }[];
            }[];
            wars: number[][];
        };
        /** @description What you were told */
        Notice: {
            /** @description Milliseconds since 1970, UTC */
            at: number;
            campaignId: string | null;
            /** @description Its kind, and what belongs to it */
            facts: unknown;
            id: string;
            paragraphs: string[];
            read: boolean;
            subject: string;
        };
        /** @description An order that another seat has sent in, and by which orders this one could answer */
        Offer: {
            answers: {
                order: components["schemas"]["Order"];
                text: string;
            }[];
            /** @description A seat of the campaign */
            from: string;
            order: components["schemas"]["Order"];
            text: string;
        };
        /** @description What a desk shows of a turn first */
        Opening: {
            /** @description The next window that waits for the seat, and how many turns are run before it opens */
            asks?: {
                label: string;
                turns: number;
            };
            campaign: {
                id: string;
                title: string;
            };
            /** @description The commitment to the dice of the next turn */
            commitment: string | "";
            deadline: number | null;
            draft: components["schemas"]["Order"][];
            /** @description Counts the histories of the campaign, from 1 */
            edition?: number;
            /** @constant */
            format: "chancery-opening-1";
            /** @description In live play: what the rules called the window that closed with the turn */
            label?: string;
            /** @description Lines of proof, for whoever keeps the file */
            proofs?: string[];
            ruleset: string;
            /** @description A seat of the campaign */
            seat: string;
            /** @description Prepared by the ruleset: names, units, the orders they may get, owners */
            shown: unknown;
            /** @description The last turn that is out. Choices and draft are about the one after it, the open turn */
            turn: number;
            version: number;
            window: components["schemas"]["Window"];
            /** @description The map, packed */
            world: unknown;
        };
        /** @description An order; its arguments are as the ruleset has them */
        Order: {
            /** @description How, by the names of the ruleset */
            args: {
                [key: string]: unknown;
            };
            /** @description In the record of a turn, where the rules ask for it: which of all lines it was to arrive, from 1 */
            rank?: number;
            /** @description The section of the sheet in which it stands, if it has sections */
            section?: string;
            /** @description Who does it, such as `G1`, where the verb asks for a unit: it stands beside the verb, as the first word of a line, and not among `args` */
            unit?: string;
            /** @description What is done, such as `MARCH` */
            verb: string;
        };
        /** @description Who runs a campaign and where it stands, for administrators */
        OverseenCampaign: {
            id: string;
            masters: {
                blocked: boolean;
                name: string;
                /** @enum {string} */
                role: "first" | "second";
                userId: string;
            }[];
            /** @description The seat that you rule in it; its masters and its letters are then left to other administrators */
            ruled: string | null;
            startedAt: number | null;
            /** @enum {string} */
            status: "draft" | "open" | "running" | "paused" | "ended" | "archived";
            title: string;
        };
        /** @description The line of your seat on the list of a turn, with what opens it */
        OwnLine: {
            /** @description One more than the number of earlier roll backs */
            edition: number;
            salted: {
                line: {
                    /** @constant */
                    excused?: true;
                    /** @constant */
                    of: "seat";
                    orders: components["schemas"]["Order"][] | null;
                    /** @description A seat of the campaign */
                    seat: string;
                    /** @description Orders that a master has struck out or changed */
                    struck?: {
                        /** @constant */
                        changed?: true;
                        /** @description SHA-256 as hexadecimal digits */
                        hash: string;
                        reason: string;
                        verb: string;
                    }[];
                };
                /** @description 64 hexadecimal digits */
                salt: string;
                /** @description Opens the digests that stand for private words in the orders */
                words?: {
                    salt: string;
                    /** @description A seat of the campaign */
                    to: string;
                    words: string;
                }[];
            };
            /** @description A seat of the campaign */
            seat: string;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description Why the orders differ from the newest receipt; null if they do not */
            why: ("bot" | "standing" | "letters" | "late" | "another" | "withdrawn" | "reread" | "struck") | null;
        };
        /** @description What a ruler asks the master */
        OwnQuestion: {
            /** @description What the master has ruled; null while nobody has */
            answer: string | null;
            /** @description What applies if nothing else is said */
            holds: string;
            id: string;
            /** @description It is before the master; otherwise only your draft raises it */
            put: boolean;
            rule: string;
            text: string;
        };
        /** @description A scenario that you have written */
        OwnScenario: {
            /** @description Milliseconds since 1970, UTC */
            createdAt: number;
            description: string;
            facts: components["schemas"]["ScenarioFacts"];
            /** @description The same on two servers if their files are the same */
            fingerprint: string;
            id: string;
            ruleset: string;
            /** @description Since when a link shares it; null when none does */
            sharedAt: number | null;
            title: string;
        };
        /** @description A scenario that you have written, in full */
        OwnScenarioPage: {
            /** @description Milliseconds since 1970, UTC */
            createdAt: number;
            description: string;
            facts: components["schemas"]["ScenarioFacts"];
            /** @description As JSON */
            file: string;
            /** @description The same on two servers if their files are the same */
            fingerprint: string;
            id: string;
            /** @description The map as the game begins: SVG */
            picture: string;
            ruleset: string;
            /** @description Since when a link shares it; null when none does */
            sharedAt: number | null;
            title: string;
        };
        /** @description Everybody who has to do with a campaign */
        People: {
            absences: components["schemas"]["Absence"][];
            applications: {
                /** @description Milliseconds since 1970, UTC */
                at: number;
                message: string;
                name: string;
                preferences: string[];
                /** @enum {string} */
                status: "waiting" | "accepted" | "declined" | "withdrawn";
                userId: string;
            }[];
            invitations: {
                email: string | null;
                /** @description Milliseconds since 1970, UTC */
                expiresAt: number;
                id: string;
                /** @description While it can be used */
                link: string | null;
                /** @description How many may come by it */
                most: number;
                seat: string | null;
                /** @enum {string} */
                status: "open" | "accepted" | "revoked" | "expired";
                /** @description How many have come by it */
                used: number;
            }[];
            masters: {
                name: string;
                /** @enum {string} */
                role: "first" | "second";
                /** @description Milliseconds since 1970, UTC */
                since: number;
                userId: string;
            }[];
            rulers: {
                name: string;
                /** @description A seat of the campaign */
                seat: string;
                since: number | null;
                userId: string;
            }[];
            /** @description The longest waiting first */
            standbys: {
                name: string;
                /** @description Milliseconds since 1970, UTC */
                since: number;
                userId: string;
            }[];
            /** @description Of those who stand by, or have asked for a seat */
            waitingAbsences: {
                /** @description Milliseconds since 1970, UTC */
                from: number;
                id: string;
                name: string;
                note: string;
                past: boolean;
                /** @description The last turn that they miss; null where an instant says it */
                through: number | null;
                /** @description Null where turns say it */
                until: number | null;
                userId: string;
            }[];
        };
        /** @description A seat, or a place in the list of those who wait for one */
        Place: {
            seat: string | null;
            waiting: boolean;
        };
        /** @description What the rulers of a campaign are asked */
        Poll: {
            /** @description How many rulers there are */
            asked: number;
            closedAt: number | null;
            /** @description Milliseconds since 1970, UTC */
            closesAt: number;
            id: string;
            /**
             * @description `go-on`: the game ends unless more say yes than no
             * @enum {string}
             */
            kind: "go-on" | "question";
            /** @description null while the poll is open */
            no: number | null;
            /** @description Milliseconds since 1970, UTC */
            openedAt: number;
            /** @description What your own seats say */
            own: {
                [key: string]: ("yes" | "no") | null;
            };
            question: string;
            /** @description How many rulers have voted */
            voted: number;
            /** @description null while the poll is open */
            yes: number | null;
        };
        /** @description What is posted to a webhook of the form `plain` */
        PostedNews: {
            /** @description When it happened (ISO 8601) */
            at: string;
            campaign: {
                id: string;
                title: string;
                url: string;
            };
            /** @constant */
            format: "chancery-news-1";
            news: {
                /** @description Of the open turn; null while its clock stands still */
                deadline: number | null;
                heading: string;
                /** @constant */
                kind: "turn-published";
                /** @description In live play, and where one group orders after another: what the rules call the window */
                label?: string;
                /** @description The turn that is out */
                turn: number;
            } | {
                /** @description The seat that has taken back its own post */
                by?: string;
                /** @description Of the open turn; null while its clock stands still */
                deadline?: number | null;
                /** @constant */
                kind: "turn-rerun";
                /** @description In live play, and where one group orders after another: what the rules call the window */
                label?: string;
                /** @description The commitment to the new dice of the open turn */
                newDice?: string;
                reason: string;
                /** @description The last turn that was run again */
                through?: number;
                /** @description The last turn that stands as it was */
                turn: number;
            } | {
                /** @constant */
                kind: "seat-wanted";
                /** @description The name of the seat that is open */
                seat: string;
            } | {
                /** @description Of the open turn; null while its clock stands still */
                deadline: number | null;
                /** @constant */
                kind: "deadline-moved";
                /** @description In live play, and where one group orders after another: what the rules call the window */
                label?: string;
                /** @description The turn for which orders are taken */
                turn: number;
            } | {
                /** @description Of the open turn; null while its clock stands still */
                deadline: number | null;
                /** @constant */
                kind: "campaign-started";
                /** @description In live play, and where one group orders after another: what the rules call the window */
                label?: string;
            } | {
                /**
                 * @description An administrator did it
                 * @constant
                 */
                administrator?: true;
                /** @constant */
                kind: "campaign-paused";
                reason: string;
            } | {
                /**
                 * @description An administrator did it
                 * @constant
                 */
                administrator?: true;
                /** @description Of the open turn; null while its clock stands still */
                deadline: number | null;
                /** @constant */
                kind: "campaign-resumed";
            } | {
                /**
                 * @description An administrator did it
                 * @constant
                 */
                administrator?: true;
                how: string;
                /** @constant */
                kind: "campaign-ended";
            } | {
                body: string;
                from: string | null;
                /** @constant */
                kind: "press";
                title: string;
            } | {
                /** @constant */
                kind: "test";
            };
            /** @description The same in words */
            text: string;
        };
        /** @description Why a request was not carried out (RFC 9457) */
        Problem: {
            /**
             * @description For programs
             * @enum {string}
             */
            code: "not-signed-in" | "blocked" | "not-allowed" | "rules-seat" | "not-found" | "bad-input" | "wrong-status" | "conflict" | "too-late" | "next-turn" | "not-asked" | "seat-taken" | "campaign-full" | "press-closed" | "acts-on-arrival" | "standing-in-rules" | "too-many" | "not-saved" | "incident" | "bad-token" | "foreign-origin" | "bad-json" | "broken-body" | "wrong-media-type" | "body-too-large" | "no-such-route" | "wrong-method" | "rate-limited" | "too-many-streams" | "bad-idempotency-key" | "idempotency-key-reused" | "idempotency-under-way" | "shown-once";
            /** @description A sentence for people */
            detail: string;
            /** @description The facts that belong to the code */
            facts: {
                [key: string]: unknown;
            };
            requestId: string;
            status: number;
            title: string;
            /** @description Where the problem is explained */
            type: string;
        };
        /** @description What the master is asked, with the answer that is taken when none is given */
        Question: {
            about: string | null;
            answers: string[];
            byDefault: string;
            /** @description In the form of the campaign’s ruleset */
            facts: unknown;
            id: string;
            kind: string;
            /** @description What may be said with a verdict: a JSON schema, and what holds of the parts left out */
            parts?: {
                [key: string]: {
                    /** @description In the form of the campaign’s ruleset */
                    schema: unknown;
                    /** @description In the form of the campaign’s ruleset */
                    usual: unknown;
                };
            };
            rule: string;
            /**
             * @description The ruler that it is about is told the answer
             * @constant
             */
            toRuler?: true;
        };
        /** @description Why something is not done, or is odd */
        Reason: {
            code: string;
            /** @enum {string} */
            level: "malformed" | "illegal" | "warning";
            text: string;
        };
        /** @description Proof of what was sent, when, and how it was understood */
        Receipt: {
            /** @description If the orders were read again before they were resolved: the sheet that they were before */
            again?: string;
            /**
             * @description It held nothing for the turn, only what was done when it came: orders stand as they stood
             * @constant
             */
            apart?: true;
            /** @description What the master is asked because of them, and what applies until they answer */
            asked?: {
                holds: string;
                rule?: string;
                /** @constant */
                ruled?: true;
                text: string;
            }[];
            /** @description Milliseconds since 1970, UTC */
            at: number;
            /** @description The turn from which the orders were carried on to the window of their seat */
            carried?: number;
            /** @description Whether this sheet counted when it came */
            counts: boolean;
            /** @description Of the orders that were accepted, as canonical JSON */
            hash: string;
            id: string;
            /** @description The turn that it was written for, if it came too late for that */
            insteadOf: number | null;
            lines: components["schemas"]["ReceiptLine"][];
            /** @description Of the sheet among those of the seat for the turn */
            number: number;
            /** @description Lines of proof to be kept: the commitment to the dice of the turn, and the hash of the orders */
            proofs?: string[];
            /** @description It will be checked again when the turn before is out */
            provisional: boolean;
            /** @description A seat of the campaign */
            seat: string;
            /** @description Section by section, where sheets have sections and this one counts */
            sections?: {
                /** @description Lines that stood in it before and are no longer in force */
                fell: string[];
                id: string | null;
                /** @description The sheet did not hold it, so that it stays as it was */
                kept: boolean;
                /** @description How many orders stand in it now */
                stands: number;
                /** @description The same in a sentence */
                text: string;
                title: string;
            }[];
            sheet: string;
            /** @description Lines that a master has struck out or changed */
            struck?: {
                /** @constant */
                changed?: true;
                /** @description SHA-256 as hexadecimal digits */
                hash: string;
                /** @description What stands in its place */
                instead: string | null;
                reason: string;
                /** @description The line as its ruler had it */
                text: string;
                verb: string;
            }[];
            /** @description What was found about the orders as a whole */
            together: components["schemas"]["Reason"][];
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description What the orders leave undone, such as units without orders; absent if the orders are read again */
            undone?: {
                /** @description The number of the rule that it follows from */
                rule?: string;
                text: string;
            }[];
            /** @description How many of the orders wait for a later window of the seat, and for which */
            waits?: {
                orders: number;
                until: {
                    label: string;
                    turns: number;
                } | null;
            };
        };
        /** @description What became of one line, or one order */
        ReceiptLine: {
            /** @description What was done for the order as soon as it arrived, if it is of that kind */
            done?: {
                /** @enum {string} */
                act: "letter" | "ask" | "away" | "back" | "take-back";
                /** @description Milliseconds since 1970, UTC */
                at: number;
                /**
                 * @description It was done when the same order came before, and was not done again
                 * @constant
                 */
                before?: true;
                text: string;
            };
            /** @description From 1: the line in a text, or the place in a list */
            line: number;
            order: components["schemas"]["Order"] | null;
            /** @enum {string} */
            outcome: "accepted" | "warned" | "illegal" | "malformed";
            reasons: components["schemas"]["Reason"][];
            /** @description The number of the rule of the order */
            rule: string | null;
            text: string;
        };
        /** @description Words for your seat alone, with the proof that they were said */
        ReceivedWords: {
            /** @description `sha256:` and SHA-256 of the 32 bytes of the salt and the words in UTF-8. It stands for the words in the sheet of their sender, in the record */
            digest: string;
            /** @description One more than the number of earlier roll backs */
            edition: number;
            /** @description A seat of the campaign */
            from: string;
            /** @description 64 hexadecimal digits */
            salt: string;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            words: string;
        };
        /** @description What one reader learns of one turn */
        Report: {
            /** @description The folded parts: the bookkeeping, and long pieces such as battle reports and proclamations */
            papers: {
                /**
                 * @description Each piece is one thing that happened, such as a battle
                 * @constant
                 */
                happened?: true;
                id: string;
                pieces: components["schemas"]["ReportLine"][][];
                title: string;
            }[];
            /** @description Null for the public */
            seat: string | null;
            sections: {
                id: string;
                lines: components["schemas"]["ReportLine"][];
                title: string;
            }[];
            subtitle: string;
            title: string;
        };
        /** @description A line of a report, with the rule that it follows from */
        ReportLine: {
            amount?: string;
            /** @description A battle on a board, round by round with its dice */
            board?: components["schemas"]["Board"];
            indent?: number;
            rule?: string;
            style?: string;
            /** @description The colour that it means, as `#rrggbb` */
            swatch?: string;
            /** @description What the line says in columns */
            table?: components["schemas"]["Table"];
            text: string;
        };
        /** @description What came of a post, with all its dice, and the position afterwards */
        ResolvedPost: {
            /** @description Whether it is still the move of the seat */
            asked: boolean;
            deadline: number | null;
            report: components["schemas"]["Report"];
            told: components["schemas"]["Telling"][];
            /** @description The turn that it became */
            turn: number;
            /** @description Why it cannot be taken back; null if it can, until somebody posts */
            undo: ("not-last" | "dice" | "witness") | null;
            window: components["schemas"]["Window"];
        };
        /** @description What a roll back would change, and for whom */
        RollBackTrial: {
            changes: components["schemas"]["EditionDifference"][];
            /** @description Turns that would be undone */
            dropped: number[];
            edition: number;
            /** @description Where the campaign stands now */
            from: {
                edition: number;
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
            };
            /** @description The game would be over */
            over: boolean;
            /** @description What would change for each ruler in the last turn that is run again */
            seats: {
                /** @description Whether there are more than could be shown */
                cut: boolean;
                differences: {
                    is: string | null;
                    /** @description Such as `realms[2].treasury` */
                    path: string;
                    was: string | null;
                }[];
                /** @description A seat of the campaign */
                seat: string;
            }[];
            standings: {
                is: components["schemas"]["Standing"][];
                was: components["schemas"]["Standing"][];
            };
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description Whose orders would still count for the open turn */
            waiting: string[];
        };
        /** @description A rule system, with all that a program needs to write its orders */
        Ruleset: {
            /** @description A JSON Schema */
            acts: unknown;
            id: string;
            /** @description A JSON Schema */
            options: unknown;
            /** @description A JSON Schema */
            orders: unknown;
            scenarios: components["schemas"]["Scenario"][];
            title: string;
            /** @description When its turns fall due, unless a master says otherwise */
            usualDeadline: components["schemas"]["DeadlineRule"] | null;
            version: number;
        };
        /** @description Read the entry of `shared` with this place instead, counted from 0 */
        Same: {
            same: number;
        };
        /** @description Checked starting data: map, powers, position */
        Scenario: {
            description: string;
            id: string;
            /** @description How much time a ruler needs for a turn, or for a move */
            minutes: {
                least: number;
                most: number;
            };
            seats: number;
            title: string;
        };
        /** @description How a scenario begins, as everybody may know it */
        ScenarioFacts: {
            /** @description Whether fields are withheld while a game is played on it */
            hasSecrets: boolean;
            /** @description What the rules call its beginning */
            heading: string;
            lands: number;
            /** @enum {string} */
            mode: "sealed" | "live";
            options: {
                [key: string]: unknown;
            };
            /** @description For how many rulers there is room */
            rulers: number;
            seats: {
                name: string;
                seat: string;
            }[];
            /** @description What is odd and can be played all the same */
            warnings?: {
                path: string;
                remedy: string;
                text: string;
            }[];
        };
        /** @description One fault of a scenario file */
        ScenarioFault: {
            /** @description Where it is, such as `scenario.realms[1].capital` */
            path: string;
            /** @description What to do about it */
            remedy: string;
            /** @description What is wrong */
            text: string;
        };
        /** @description A place in a campaign that somebody plays */
        SeatLine: {
            /** @enum {string} */
            control: "ruler" | "caretaker" | "rule";
            description: string;
            /** @description Its name inside an English sentence, such as `the Kingdom of England` */
            inSentence: string;
            /** @description Its power has not come into the game yet: nobody can take it */
            later: boolean;
            name: string;
            /** @description Null when nobody rules it, and when the reader is not told */
            ruler: string | null;
            /** @description A seat of the campaign */
            seat: string;
            /** @description Null if the rules know none */
            shield: components["schemas"]["Shield"] | null;
            /** @enum {string} */
            status: "open" | "held" | "closed";
        };
        /** @description How the server stands, in numbers */
        ServerState: {
            /** @description The last backup that is known of */
            backup: {
                /** @description Milliseconds since 1970, UTC */
                at: number;
                file: string;
                sha256: string;
                size: number;
            } | null;
            campaigns: {
                [key: string]: number;
            };
            /** @enum {string} */
            database: "sqlite" | "postgres";
            /** @description Campaigns in which there is something to do now */
            due: number;
            /** @description The version of Chancery */
            engine: string;
            incidents: components["schemas"]["Incidents"];
            mail: {
                givenUp: {
                    /** @description Milliseconds since 1970, UTC */
                    at: number;
                    error: string;
                    /** @enum {string} */
                    kind: "mail" | "webhook";
                    to: string;
                }[];
                /** @description Since when the one waits that has waited the longest */
                oldestAt: number | null;
                quarantined: number;
                waiting: number;
            };
            schema: number;
            /** @description Null while it is as configured when the server started */
            signUp: ("open" | "invited" | "closed") | null;
            users: number;
        };
        /** @description How people come, go and fall silent */
        Settings: {
            /** @description Percentage of missing sheets above which the clock is held */
            breakerPercent: number | null;
            /** @description The window closes when all are ready */
            earlyWhenReady: boolean;
            /**
             * @description Who looks after a seat without a ruler
             * @enum {string}
             */
            emptySeats: "rule" | "caretaker";
            /** @description Length of an extension that a seat may take by itself */
            extensionMinutes: number;
            /** @description How many of them each seat has */
            extensionsPerSeat: number;
            /** @description Whether masters may read letters between rulers; fixed before anybody joins */
            hostReadsMessages: boolean;
            /**
             * @description How seats are given
             * @enum {string}
             */
            joining: "open" | "application" | "invitation";
            /**
             * @description What happens to a seat whose orders do not come
             * @enum {string}
             */
            missedTurns: "none" | "rules" | "replacement" | "caretaker";
            /**
             * @description Whether a successor reads the letters of those before them
             * @enum {string}
             */
            oldLetters: "hidden" | "shown";
            /** @description Whether masters who rule a seat see everything; otherwise they see what their seat sees */
            playingMastersSeeAll: boolean;
            /**
             * @description Whether the orders of a removed ruler stand
             * @enum {string}
             */
            removedSheet: "counts" | "dropped";
            /** @description How long masters may look at a turn before it is published; 0: not at all */
            reviewHours: number;
            /**
             * @description Which seat they get
             * @enum {string}
             */
            seatChoice: "free" | "wishes" | "lot";
            /** @description Starts at this instant, milliseconds UTC */
            startAt: number | null;
            /** @description Starts as soon as no seat is open */
            startWhenFull: boolean;
        };
        /** @description A scenario as a link gives it */
        SharedScenario: {
            /** @description A scenario file */
            file: unknown;
            /** @constant */
            format: "chancery-shared-scenario-1";
            /** @description Of its fingerprint; null while secrets are withheld */
            salt: string | null;
            /** @description Secret fields are left out, since a game is played on it */
            withheld: boolean;
        };
        /** @description The arms of a power */
        Shield: {
            charges?: {
                count: number;
                /** @enum {string} */
                kind: "lion" | "leopard" | "winged-lion" | "horse" | "wyvern" | "eagle" | "double-eagle" | "bear" | "martlet" | "fleur-de-lis" | "castle" | "seax" | "crown" | "chalice" | "columns" | "crescent" | "mullet" | "octagram" | "roundel" | "tamga";
                /** @enum {string} */
                tincture: "or" | "argent" | "gules" | "azure" | "vert" | "sable" | "purpure";
            };
            /** @enum {string} */
            field: "or" | "argent" | "gules" | "azure" | "vert" | "sable" | "purpure";
            ordinary?: {
                /** @enum {string} */
                kind: "pale" | "fess" | "bend" | "chevron" | "cross" | "saltire" | "chief" | "bordure";
                /** @enum {string} */
                tincture: "or" | "argent" | "gules" | "azure" | "vert" | "sable" | "purpure";
            };
            parted?: {
                /** @enum {string} */
                division: "per-pale" | "per-fess" | "per-bend" | "per-saltire" | "quarterly" | "paly" | "barry" | "bendy" | "chequy" | "lozengy";
                /** @enum {string} */
                with: "or" | "argent" | "gules" | "azure" | "vert" | "sable" | "purpure";
            };
        };
        /** @description Settings, of which what is left out stays as it is */
        SomeSettings: {
            /** @description Percentage of missing sheets above which the clock is held */
            breakerPercent?: number | null;
            /** @description The window closes when all are ready */
            earlyWhenReady?: boolean;
            /**
             * @description Who looks after a seat without a ruler
             * @enum {string}
             */
            emptySeats?: "rule" | "caretaker";
            /** @description Length of an extension that a seat may take by itself */
            extensionMinutes?: number;
            /** @description How many of them each seat has */
            extensionsPerSeat?: number;
            /** @description Whether masters may read letters between rulers; fixed before anybody joins */
            hostReadsMessages?: boolean;
            /**
             * @description How seats are given
             * @enum {string}
             */
            joining?: "open" | "application" | "invitation";
            /**
             * @description What happens to a seat whose orders do not come
             * @enum {string}
             */
            missedTurns?: "none" | "rules" | "replacement" | "caretaker";
            /**
             * @description Whether a successor reads the letters of those before them
             * @enum {string}
             */
            oldLetters?: "hidden" | "shown";
            /** @description Whether masters who rule a seat see everything; otherwise they see what their seat sees */
            playingMastersSeeAll?: boolean;
            /**
             * @description Whether the orders of a removed ruler stand
             * @enum {string}
             */
            removedSheet?: "counts" | "dropped";
            /** @description How long masters may look at a turn before it is published; 0: not at all */
            reviewHours?: number;
            /**
             * @description Which seat they get
             * @enum {string}
             */
            seatChoice?: "free" | "wishes" | "lot";
            /** @description Starts at this instant, milliseconds UTC */
            startAt?: number | null;
            /** @description Starts as soon as no seat is open */
            startWhenFull?: boolean;
        };
        /** @description Where a power stands in the table */
        Standing: {
            figures: {
                [key: string]: string;
            };
            name: string;
            place: number;
            score: number;
            /** @description Of a power without a seat a code of its own */
            seat: string;
            /**
             * @description A power that nobody can play
             * @constant
             */
            seatless?: true;
        };
        /** @description The receipt of what was sent in; in live play with what came of it */
        Submitted: {
            /** @description If the orders were read again before they were resolved: the sheet that they were before */
            again?: string;
            /**
             * @description It held nothing for the turn, only what was done when it came: orders stand as they stood
             * @constant
             */
            apart?: true;
            /** @description What the master is asked because of them, and what applies until they answer */
            asked?: {
                holds: string;
                rule?: string;
                /** @constant */
                ruled?: true;
                text: string;
            }[];
            /** @description Milliseconds since 1970, UTC */
            at: number;
            /** @description The turn from which the orders were carried on to the window of their seat */
            carried?: number;
            /** @description Whether this sheet counted when it came */
            counts: boolean;
            /** @description Of the orders that were accepted, as canonical JSON */
            hash: string;
            id: string;
            /** @description The turn that it was written for, if it came too late for that */
            insteadOf: number | null;
            lines: components["schemas"]["ReceiptLine"][];
            /** @description Of the sheet among those of the seat for the turn */
            number: number;
            /** @description Lines of proof to be kept: the commitment to the dice of the turn, and the hash of the orders */
            proofs?: string[];
            /** @description It will be checked again when the turn before is out */
            provisional: boolean;
            /** @description In live play: what came of it; null while that is not known yet */
            resolved?: components["schemas"]["ResolvedPost"] | null;
            /** @description A seat of the campaign */
            seat: string;
            /** @description Section by section, where sheets have sections and this one counts */
            sections?: {
                /** @description Lines that stood in it before and are no longer in force */
                fell: string[];
                id: string | null;
                /** @description The sheet did not hold it, so that it stays as it was */
                kept: boolean;
                /** @description How many orders stand in it now */
                stands: number;
                /** @description The same in a sentence */
                text: string;
                title: string;
            }[];
            sheet: string;
            /** @description Lines that a master has struck out or changed */
            struck?: {
                /** @constant */
                changed?: true;
                /** @description SHA-256 as hexadecimal digits */
                hash: string;
                /** @description What stands in its place */
                instead: string | null;
                reason: string;
                /** @description The line as its ruler had it */
                text: string;
                verb: string;
            }[];
            /** @description What was found about the orders as a whole */
            together: components["schemas"]["Reason"][];
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
            /** @description What the orders leave undone, such as units without orders; absent if the orders are read again */
            undone?: {
                /** @description The number of the rule that it follows from */
                rule?: string;
                text: string;
            }[];
            /** @description How many of the orders wait for a later window of the seat, and for which */
            waits?: {
                orders: number;
                until: {
                    label: string;
                    turns: number;
                } | null;
            };
        };
        /** @description A change in who holds a seat */
        Succession: {
            /** @description Milliseconds since 1970, UTC */
            at: number;
            /** @enum {string} */
            change: "taken" | "left" | "removed" | "opened" | "caretaker" | "returned" | "closed";
            /** @description Null when the reader is not told */
            ruler: string | null;
            /** @description A seat of the campaign */
            seat: string;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description A table of a report; its first column says what each row is about */
        Table: {
            columns: {
                /** @enum {string} */
                align: "left" | "right";
                id: string;
                label: string;
                /**
                 * @description Its whole numbers may be added up
                 * @constant
                 */
                sum?: true;
            }[];
            /** @description The cells of each row, by the ids of the columns */
            rows: {
                [key: string]: string;
            }[];
        };
        /** @description News, and who heard them */
        Telling: {
            event: number;
            /** @description Whom it addresses by name; only masters are told */
            named?: string[];
            to: "all" | string[];
            /** @description In the form of the campaign’s ruleset */
            told: unknown;
        };
        /** @description A personal access token, without the token itself */
        Token: {
            /** @description Valid only for this campaign; null for all */
            campaignId: string | null;
            /** @description Milliseconds since 1970, UTC */
            createdAt: number;
            expiresAt: number | null;
            id: string;
            /** @description To the minute */
            lastUsedAt: number | null;
            name: string;
            scopes: ("read" | "order" | "letter" | "master")[];
            /** @enum {string} */
            status: "good" | "expired" | "revoked";
        };
        /** @description All that one seat receives of one turn */
        TurnFile: components["schemas"]["MedievalDiplomacyTurnFile"] | components["schemas"]["HeptarchyTurnFile"] | components["schemas"]["DomainsTurnFile"] | components["schemas"]["UmpireTurnFile"] | components["schemas"]["World1483TurnFile"];
        /** @description Who has sent in for the turn in hand; never what */
        Turnout: {
            seats: {
                /** @description The last turn that its ruler misses */
                awayThrough: number | null;
                awayUntil: number | null;
                /** @enum {string} */
                control: "ruler" | "caretaker" | "rule";
                missedInAll: number;
                /** @description Turns missed in a row */
                missedLately: number;
                /**
                 * @description Where its orders would come from now
                 * @enum {string}
                 */
                origin: "sheet" | "standing" | "caretaker" | "letter" | "excused" | "none";
                ready: boolean;
                /** @description A seat of the campaign */
                seat: string;
                /** @description When the sheet that counts came */
                sentAt: number | null;
            }[];
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description An act of the game master in PBM Umpire. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        UmpireAct: {
            args: {
                /** @description which nation */
                nation: number;
                /** @description who runs it */
                to: string;
            };
            /** @enum {string} */
            verb: "SET_STATUS";
        } | {
            args: {
                /** @description its capital */
                capital?: number;
                /** @description how far its treasury is below zero */
                debt?: number;
                /** @description its enemies */
                enemies?: number[];
                /** @description its morale */
                morale?: number;
                /** @description which nation */
                nation: number;
                /** @description it has no enemies */
                peace?: boolean;
                /** @description its tax level */
                rate?: number;
                /** @description what is in its treasury */
                tenths?: number;
            };
            /** @enum {string} */
            verb: "EDIT_NATION";
        } | {
            args: {
                /** @description its revenue */
                base?: number;
                /** @description Y, N, or D for ruins */
                city?: string;
                /** @description what is devastated */
                dev?: number;
                /** @description what was built */
                inv?: number;
                /** @description its loyalty */
                loyalty?: number;
                /** @description whose it is */
                owner?: number;
                /** @description which province */
                province: number;
            };
            /** @enum {string} */
            verb: "EDIT_PROVINCE";
        } | {
            args: {
                /** @description how many */
                count: number;
                /** @description whose */
                nation: number;
                /** @description where */
                province: number;
                /** @description which type */
                type: number;
            };
            /** @enum {string} */
            verb: "EDIT_TROOPS";
        } | {
            args: {
                /** @description activity */
                activity?: number;
                /** @description age */
                age?: number;
                /** @description where they are */
                at?: number;
                /** @description land or sea */
                command?: string;
                /** @description which general */
                general: number;
                /** @description health */
                health?: number;
                /** @description loyalty as it is shown */
                loyalty?: number;
                /** @description whom they serve */
                nation?: number;
                /** @description popularity */
                popularity?: number;
                /** @description reputation */
                reputation?: number;
                /** @description seniority */
                seniority?: number;
                /** @description skill, which nobody is told */
                skill?: number;
                /** @description fit or removed */
                state?: string;
                /** @description the loyalty that nobody is told */
                trueLoyalty?: number;
            };
            /** @enum {string} */
            verb: "EDIT_GENERAL";
        } | {
            args: {
                /** @description of troops */
                army?: string;
                /** @description of ships */
                fleet?: string;
                /** @description whose */
                nation: number;
                /** @description where */
                province: number;
            };
            /** @enum {string} */
            verb: "EDIT_STANCE";
        } | {
            args: {
                /** @description who besieges it */
                besiegers?: number[];
                /** @description nobody does */
                lifted?: boolean;
                /** @description which city */
                province: number;
                /** @description for how many turns so far */
                turns?: number;
            };
            /** @enum {string} */
            verb: "EDIT_SIEGE";
        } | {
            args: {
                /** @description whom it is not to reach */
                nations: number[];
                /** @description from where; everywhere if left out */
                province?: number;
                /** @description of what */
                what: string;
            };
            /** @enum {string} */
            verb: "EDIT_NEWS";
        };
        /** @description What may be ordered now in PBM Umpire, by verbs. Wherever `{"same": 3}` stands in it, read the fourth entry of `shared` */
        UmpireChoices: {
            /** @description Appoints a general for 6 RP, who comes to your capital, or while you have lost it to the province you name. They take orders from the next turn on. */
            APPOINT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Pays an assassin at least 5 RP for the life of a general: 4 % for each RP, at most 75 %. The money is gone whatever comes of it. */
            ASSASSINATE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Offers money to an officer of an enemy city in which you have spies: 6 % for each RP. If he takes it, he opens the gates to your siege of this turn. You do not get the money back. */
            BRIBE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Makes another city of yours the capital, for 10 RP if the province was yours at the start and 15 RP if not. Tribes may choose a province without a city. */
            CAPITAL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives a province of yours to another nation. Troops there stay where they are and keep their rulers. */
            CEDE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Turns units into another type, as the scenario allows, for 2 RP each. Tribes with less than 2 RP do it FREE, two units for one. */
            CONVERT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends units or spies of yours home, wherever they are. Soldiers may settle where they leave the ranks. */
            DISBAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Names all nations that are your enemies from now on. Whoever is not named is no enemy of yours, but you may be theirs. */
            ENEMIES?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Founds a city in a province of yours that has none: 10 RP for revenue 2, 15 RP for 3, 20 RP for 4. Its name becomes that of the province, and its first three letters the code. What the province earned so far is replaced. */
            FOUND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Buys revenue for a city of yours, 2 RP for each point; ALL buys as much as it may grow, and as can be paid. */
            IMPROVE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Generals march with the troops you list, through the provinces after VIA to that after TO. Troops need an ARMY order and ships a FLEET order: risk 1 to 3, then M to manoeuvre, R to retreat or D to defend. A later line goes on where an earlier one ends. */
            MOVE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sets the seniority of a general, from 0 to 15. Whoever falls or is passed over may love you less. */
            RANK?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives a general command on land or at sea, for 1 RP, at once. */
            REASSIGN?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Builds up a ruined city of yours again, for 2 RP for each point of its original revenue. */
            REBUILD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Raises units where they are to be had; ALL raises as many as are left there and can be paid. Spies are hired in any city, whoever owns it. */
            RECRUIT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says in which province new generals appear when you do not own your capital. It stands until you choose another. */
            REPLACEMENTS?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Destroys a city of yours and brings you its revenue once. */
            SACK?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives combat orders to the troops or ships that stand where the general is when the line is reached. */
            STANCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sets the percentage of revenue that you collect in taxation turns; more than 100 angers your provinces. */
            TAX?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends money to another nation, at once. More than you have is not sent at all. */
            TRANSFER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends a general to a province of yours for the winter, however far it is; the troops stay where they are. */
            WINTER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
        };
        /** @description What a seat was told in PBM Umpire: its kind, the rule that it follows from, and the facts of that kind */
        UmpireNews: {
            /** @enum {string} */
            kind: "assassin-sent" | "assault-told" | "attempt-noticed" | "battle-fought" | "bribe-offered" | "capital-moved" | "capital-told" | "captive-told" | "capture-told" | "chances-taken" | "city-destroyed" | "city-founded" | "city-rebuilt" | "colony-made" | "combat-orders-set" | "death-told" | "declined" | "devastated" | "elimination-told" | "enemies-set" | "epidemic-told" | "face-lost" | "feudal-dispersed" | "founding-told" | "funds-sent" | "general-appeared" | "general-corrected" | "general-died" | "general-edited" | "general-fit-again" | "general-hurt" | "general-moved" | "general-ransomed" | "general-rebelled" | "general-revolt-told" | "generals-aged" | "gold-paid" | "gold-won" | "hostility-began" | "hostility-ended" | "improved" | "intelligence-gathered" | "leg-marched" | "loyalty-shaken" | "meeting-told" | "morale-set" | "nation-edited" | "nation-eliminated" | "nation-founded" | "network-destroyed" | "network-lost" | "new-general" | "news-dropped" | "news-edited" | "news-in-brief" | "news-kept-back" | "news-reached" | "officer-apprehended" | "order-done" | "orders-came" | "orders-missed" | "originals-counted" | "pay-kept" | "province-edited" | "province-passed" | "ranks-set" | "reassigned" | "rebels-against" | "rebels-disbanded" | "recovered" | "relief-arrived" | "replacement-place-set" | "replacements-due" | "reputation-changed" | "revolt-told" | "revolts-past" | "sack-told" | "scored" | "siege-edited" | "siege-over" | "siege-set" | "siege-told" | "stance-edited" | "status-set" | "tax-collected" | "tax-set" | "treasury-edited" | "tribute-collected" | "troops-edited" | "troops-paid" | "turn-ended" | "units-changed-sides" | "units-converted" | "units-disbanded" | "units-lost" | "units-raised" | "units-withdrew" | "works-finished";
            rule?: string;
        };
        /** @description An order in PBM Umpire. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        UmpireOrder: {
            args?: {
                /** @description which nations; none: you have no enemies */
                nations?: number[];
            };
            /** @enum {string} */
            section?: "policy";
            /** @enum {string} */
            verb: "ENEMIES";
        } | {
            args: {
                /** @description percent */
                rate: number;
            };
            /** @enum {string} */
            section?: "policy";
            /** @enum {string} */
            verb: "TAX";
        } | {
            args?: {
                /** @description where; none: no choice */
                province?: number;
            };
            /** @enum {string} */
            section?: "policy";
            /** @enum {string} */
            verb: "REPLACEMENTS";
        } | {
            args: {
                /** @description how many, or ALL */
                count: number | "ALL";
                /** @description where they are */
                province: number;
                /** @description which type */
                type: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "DISBAND";
        } | {
            args: {
                /** @description its name: letters and spaces, at least three letters first */
                name: string;
                /** @description where */
                province: number;
                /** @description what it earns: 2, 3 or 4 */
                revenue: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "FOUND";
        } | {
            args: {
                /** @description how many points, or ALL */
                points: number | "ALL";
                /** @description where */
                province: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "IMPROVE";
        } | {
            args: {
                /** @description where */
                province: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "REBUILD";
        } | {
            args: {
                /** @description where */
                province: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "SACK";
        } | {
            args: {
                /** @description to whom */
                nation: number;
                /** @description how many RP */
                tenths: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "TRANSFER";
        } | {
            args: {
                /** @description whom */
                general: number;
                /** @description for how many RP, at least 5 */
                tenths: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "ASSASSINATE";
        } | {
            args: {
                /** @description which city */
                province: number;
                /** @description how many RP, at least 1 */
                tenths: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "BRIBE";
        } | {
            args: {
                /** @description where */
                province: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "CAPITAL";
        } | {
            args: {
                /** @description to whom */
                nation: number;
                /** @description which province */
                province: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "CEDE";
        } | {
            args: {
                /** @description how many are given up, or ALL */
                count: number | "ALL";
                /** @description two for one, without money */
                free?: boolean;
                /** @description which type */
                from: number;
                /** @description where they are */
                province: number;
                /** @description what they become */
                to: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "CONVERT";
        } | {
            args: {
                /** @description LAND or SEA */
                command: string;
                /** @description where, if you do not own your capital */
                province?: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "APPOINT";
        } | {
            args: {
                /** @description LAND or SEA */
                command: string;
                /** @description whom */
                general: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "REASSIGN";
        } | {
            args: {
                /** @description whom */
                general: number;
                /** @description from 0 to 15 */
                level: number;
            };
            /** @enum {string} */
            section?: "options";
            /** @enum {string} */
            verb: "RANK";
        } | {
            args: {
                /** @description what troops do there */
                army?: string;
                /** @description what ships do there */
                fleet?: string;
                /** @description which generals */
                generals: number[];
                /** @description where to */
                to: number;
                /** @description with which troops; none: they go alone */
                troops?: {
                    /** @description how many, or ALL */
                    count: number | "ALL";
                    /** @description which type */
                    type: number;
                }[];
                /** @description through which provinces */
                via?: number[];
            };
            /** @enum {string} */
            section?: "movement";
            /** @enum {string} */
            verb: "MOVE";
        } | {
            args: {
                /** @description to troops */
                army?: string;
                /** @description to ships */
                fleet?: string;
                /** @description who gives them */
                general: number;
            };
            /** @enum {string} */
            section?: "movement";
            /** @enum {string} */
            verb: "STANCE";
        } | {
            args: {
                /** @description how many, or ALL */
                count: number | "ALL";
                /** @description where */
                province: number;
                /** @description which type */
                type: number;
            };
            /** @enum {string} */
            section?: "recruits";
            /** @enum {string} */
            verb: "RECRUIT";
        } | {
            args: {
                /** @description whom */
                general: number;
                /** @description where */
                province: number;
            };
            /** @enum {string} */
            section?: "winter";
            /** @enum {string} */
            verb: "WINTER";
        } | {
            /** @enum {string} */
            section: "policy" | "options" | "movement" | "recruits" | "winter";
        };
        /** @description The setting of a campaign of PBM Umpire */
        UmpireSetting: {
            calendar: {
                demobilisation: boolean;
                epidemic: number;
                investment: boolean;
                landRecruitment: boolean;
                lastCampaign: boolean;
                name: string;
                seaRecruitment: boolean;
                /** @enum {unknown} */
                season: "spring" | "summer" | "autumn" | "winter";
                taxation: boolean;
            }[];
            conversions: {
                from: number;
                to: number;
            }[];
            generalMove: number;
            localRevolts: boolean;
            militia: {
                assault: number;
                siege: number;
            };
            nations: (null | {
                arms: string;
                code: string;
                description: string;
                generalNames: string[];
                kept: boolean;
                /** @enum {unknown} */
                kind: "independent" | "civilised" | "tribal";
                name: string;
                number: number;
                tone: number;
            })[];
            navalBlockade: boolean;
            options: {
                abandonAfter: number;
                /** @enum {unknown} */
                cincDeath: "continue" | "out";
                /** @enum {unknown} */
                homeRebels: "hostile" | "always";
                /** @enum {unknown} */
                ratings: "file" | "rolled";
                /** @enum {unknown} */
                rebelGenerals: "independent" | "newNation";
                rebelMinUnits: number;
                /** @enum {unknown} */
                replacements: "killed" | "any loss";
            };
            provinces: (null | {
                coastal: boolean;
                code: string;
                /** @enum {unknown} */
                firstCity: "Y" | "N" | "D";
                firstOwner: number;
                homeCapitalOf: null | number;
                name: string;
                number: number;
                terrain: number;
            })[];
            rebelTypes: number[];
            scenario: string;
            siegeStores: number;
            startYear: number;
            terrains: string[];
            title: string;
            tribalAreaCivPct: number;
            tribalDefaultType: number;
            tribalRevenueFactor: number;
            types: {
                assault: number;
                capacity: number;
                /** @enum {unknown} */
                category: "sea" | "land" | "spy";
                code: string;
                cost: number;
                feudal: boolean;
                mobility: number[];
                multi: number;
                name: string;
                nations: null | number[];
                open: number[];
                plural: string;
                recruit: number[];
                sea: number;
                siege: number;
                single: null | number;
                supply: number;
                type: number;
            }[];
            victory: {
                conditions: ({
                    /** @constant */
                    kind: "provinces";
                    least: number;
                    nations: null | number[];
                } | {
                    /** @constant */
                    kind: "place";
                    nation: number;
                    province: number;
                } | {
                    fromYear: number;
                    /** @constant */
                    kind: "score";
                    least: number;
                    nations: null | number[];
                })[];
                lastTurn: number;
            };
            world: {
                areas: {
                    /** @enum {unknown} */
                    kind: "sea" | "land";
                    label: {
                        room: number;
                        x: number;
                        y: number;
                    };
                    name: string;
                    number: number;
                    rings: number[][];
                    seat: {
                        x: number;
                        y: number;
                    };
                    terrain: string;
                }[];
                barred?: {
                    a: number;
                    b: number;
                    lines: number[][];
                }[];
                borders: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    kind: "sea" | "land" | "mountain" | "river" | "bridge" | "strait" | "coast" | "reef" | "passage";
                    lines: number[][];
                    /** @constant */
                    tied?: true;
                }[];
                height: number;
                id: string;
                routeFigures?: string[];
                routes?: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    by: "sea" | "land";
                    figures: number[];
                    line: number[];
                }[];
                title: string;
                width: number;
                wilds: number[][];
            } | Record<string, never>;
        };
        /** @description All that one seat receives of one turn, in PBM Umpire */
        UmpireTurnFile: {
            /** @description The next window that waits for the seat, and how many turns are run before it opens */
            asks?: {
                label: string;
                turns: number;
            };
            campaign: {
                id: string;
                title: string;
            };
            choices: components["schemas"]["UmpireChoices"];
            /** @description The commitment to the dice of the next turn */
            commitment: string | "";
            deadline: number | null;
            draft: components["schemas"]["UmpireOrder"][];
            /** @description Counts the histories of the campaign, from 1 */
            edition?: number;
            /** @constant */
            format: "chancery-turn-1";
            /** @description In live play: what the rules called the window that closed with the turn */
            label?: string;
            /** @description What other seats offer to this one */
            offers?: components["schemas"]["Offer"][];
            /** @description In which of those turns other orders counted than the receipts of the seat say, and why */
            otherwise?: {
                struck?: {
                    /** @description What stands in its place */
                    instead: string | null;
                    reason: string;
                    /** @description The line as its ruler had it */
                    text: string;
                }[];
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
                /** @enum {string} */
                why: "bot" | "standing" | "letters" | "late" | "another" | "withdrawn" | "reread" | "struck";
            }[];
            /** @description Lines of proof, for whoever keeps the file */
            proofs?: string[];
            questions: components["schemas"]["Question"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "umpire";
            /** @description A seat of the campaign */
            seat: string;
            setting: components["schemas"]["UmpireSetting"];
            /** @description What stands in several places of the choices, told once. An entry speaks of entries before it only, in the same way */
            shared?: unknown[];
            /** @description The tellings are of the turns after this one */
            since: number;
            tellings: (components["schemas"]["Telling"] & {
                told: components["schemas"]["UmpireNews"];
            })[];
            /** @description The last turn that is out. Choices and draft are about the one after it, the open turn */
            turn: number;
            version: number;
            view: components["schemas"]["UmpireView"];
            window: components["schemas"]["Window"];
        };
        /** @description What a seat sees in PBM Umpire */
        UmpireView: {
            generals: {
                name: string;
                nation: number;
                number: number;
                own: null | {
                    activity: number;
                    age: number;
                    /** @enum {unknown} */
                    command: "sea" | "land";
                    health: number;
                    incapUntil: null | number;
                    location: number;
                    loyalty: number;
                    popularity: number;
                    reputation: number;
                    seniority: number;
                    /** @enum {unknown} */
                    state: "removed" | "dead" | "fit" | "incapacitated";
                };
            }[];
            known: {
                forces: {
                    area: number;
                    figures: {
                        kind: null | string;
                        least: number;
                        most: null | number;
                        said: number;
                    }[];
                    general: null | number;
                    nation: number;
                    owner: null | string;
                    section?: number;
                    /** @enum {unknown} */
                    source: "one factor" | "two factors" | "three factors" | "rumour";
                    turn: number;
                }[];
                generals: {
                    general: number;
                    province: number;
                    turn: number;
                }[];
                provinces: (null | {
                    collects: boolean;
                    /** @enum {unknown} */
                    cty: "Y" | "N" | "D";
                    loyalty: null | number;
                    owner: number;
                    province: number;
                    revenue: null | number;
                    turn: number;
                })[];
            };
            nation: null | number;
            nations: (null | {
                code: string;
                hostile: boolean;
                /** @enum {unknown} */
                kind: "independent" | "civilised" | "tribal";
                name: string;
                number: number;
                own: null | {
                    capital: null | number;
                    enemies: number[];
                    missed: number;
                    morale: number;
                    originalForces: number;
                    originalRevenue: number;
                    replacementProvince: null | number;
                    taxRate: number;
                    treasury: number;
                };
                rank: number;
                score: number;
                /** @enum {unknown} */
                status: "caretaker" | "eliminated" | "active";
            })[];
            provinces: (null | {
                code: string;
                known: {
                    collects: boolean;
                    /** @enum {unknown} */
                    cty: "Y" | "N" | "D";
                    loyalty: null | number;
                    owner: number;
                    province: number;
                    revenue: null | number;
                    turn: number;
                };
                name: string;
                number: number;
                oldName: null | {
                    code: string;
                    name: string;
                };
                own: null | {
                    base: number;
                    collects: boolean;
                    /** @enum {unknown} */
                    cty: "Y" | "N" | "D";
                    dev: number;
                    everCity: boolean;
                    foundedTurn: null | number;
                    inv: number;
                    invPending: number;
                    loyalty: number;
                    loyaltyCap: number;
                    orig: number;
                    revenue: number;
                };
                siege: null | {
                    besiegers: number[];
                    t: number;
                };
            })[];
            stacks: {
                armyOrder: ("1M" | "1R" | "1D" | "2M" | "2R" | "2D" | "3M" | "3R" | "3D") | null;
                fleetOrder: ("1M" | "1R" | "1D" | "2M" | "2R" | "2D" | "3M" | "3R" | "3D") | null;
                nation: number;
                reliefArrived: boolean;
                units: number[];
            }[][];
            turn: number;
        };
        /** @description A mail that may not have arrived */
        UncertainMail: {
            /** @enum {string} */
            form: "report" | "notice" | "reply";
            /** @description Milliseconds since 1970, UTC */
            handedOverAt: number;
            mail: number;
            /** @description Whether that is you */
            own: boolean;
            seat: string | null;
            /** @description Null if it is for somebody else */
            subject: string | null;
            /** @description The name of whom it was for */
            to: string;
            turn: number | null;
        };
        /** @description An account, as administrators see it */
        User: {
            administrator: boolean;
            blocked: {
                reason: string;
                /** @description Milliseconds since 1970, UTC */
                since: number;
            } | null;
            email: string;
            emailVerified: boolean;
            id: string;
            name: string;
            secondFactor: boolean;
            /** @description ISO 8601 */
            since: string;
        };
        /** @description The result of running a campaign again from its record */
        Verification: {
            /** @description It is being made: everything else is null for a moment */
            checking: boolean;
            /** @description Everything that differs from the record; empty if nothing does */
            faults: {
                part: string;
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
            }[] | null;
            /** @description null while the game goes on */
            rolls: number | null;
            /** @description Of the whole record; null while the game goes on */
            seal: string | null;
            /** @description null while the game goes on */
            sheets: number | null;
            /** @description The last turn that is out */
            turns: number | null;
            /** @description Turns that were made by another version of the rules. This is not a fault: the release named in `engine` can run them again, and the next turn goes on from the state that they recorded */
            unchecked: {
                engine: string;
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
                version: number;
            }[] | null;
        };
        /** @description A time in which a player is away who has no seat yet */
        WaitingAbsence: {
            /** @description Milliseconds since 1970, UTC */
            from: number;
            id: string;
            note: string;
            past: boolean;
            /** @description The last turn that they miss; null where an instant says it */
            through: number | null;
            /** @description Null where turns say it */
            until: number | null;
        };
        /** @description What became of orders that came from a player without a seat */
        WaitingReceipt: {
            /** @description Milliseconds since 1970, UTC */
            at: number;
            /** @enum {string} */
            channel: "desk" | "api" | "mail" | "file" | "master";
            id: string;
            lines: components["schemas"]["ReceiptLine"][];
            text: string;
            /** @description The turn that was open when it came */
            turn: number;
        };
        /** @description Letters between rulers, as masters may read them where everybody was told so */
        WatchedWords: {
            /** @description Milliseconds since 1970, UTC */
            at: number;
            body: string;
            from: string;
            /** @description Null for an order */
            subject: string | null;
            /** @description Null for an order, whose text says it */
            to: string[] | null;
            /** @description The number of a turn; 0 is the beginning */
            turn: number;
        };
        /** @description Whom the game waits for, or how it ended */
        Window: {
            clock?: string;
            /** @description For how long it is open, whatever the rhythm of the campaign */
            hours?: number;
            /** @constant */
            kind: "window";
            label: string;
            /** @description Seats that may send too; nobody waits for them */
            may?: string[];
            /** @enum {string} */
            mode: "sealed" | "live";
            seats: string[];
            /**
             * @description Sending nothing does not count as silence
             * @constant
             */
            unmissable?: true;
        } | {
            by: string;
            /** @constant */
            kind: "outcome";
            winners: string[];
        };
        /** @description An act of the game master in World 1483. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        World1483Act: {
            args: {
                /** @description which nation */
                nation: number;
                /** @description to whom */
                to: string;
            };
            /** @enum {string} */
            verb: "SET_SEAT";
        } | {
            args: {
                /** @description which nation */
                nation: number;
                /** @description whether they would */
                returning: boolean;
            };
            /** @enum {string} */
            verb: "SET_RETURNING";
        } | {
            args: {
                /** @description what it has */
                amount: number;
                /** @description whose */
                nation: number;
                /** @description why */
                reason: string;
            };
            /** @enum {string} */
            verb: "SET_TREASURY";
        } | {
            args: {
                /** @description whether it is incorporated */
                incorporated: boolean;
                /** @description whose it is */
                nation: number;
                /** @description why */
                reason: string;
                /** @description which territory */
                territory: number;
            };
            /** @enum {string} */
            verb: "SET_OWNER";
        } | {
            args: {
                /** @description how many */
                count: number;
                /** @description whose */
                nation: number;
                /** @description where */
                place: number;
                /** @description why */
                reason: string;
                /** @description the skill of generals */
                skill?: number;
                /** @description of which type */
                type: string;
            };
            /** @enum {string} */
            verb: "PUT_UNITS";
        } | {
            args: {
                /** @description whose */
                nation: number;
                /** @description where */
                place: number;
                /** @description why */
                reason: string;
                /** @description which */
                units: {
                    /** @description how many */
                    count: number | "ALL";
                    /** @description which general */
                    id?: number;
                    /** @description of which type */
                    type: string;
                }[];
            };
            /** @enum {string} */
            verb: "REMOVE_UNITS";
        };
        /** @description What may be ordered now in World 1483, by verbs. Wherever `{"same": 3}` stands in it, read the fourth entry of `shared` */
        World1483Choices: {
            /** @description Says that you will send nothing for so many of your turns. They do not count as missed. With DEFEND your nation makes defensive moves meanwhile. */
            ABSENT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Accepts an offer of peace with just its terms, WE and YOU exchanged; other terms make it an offer of your own. The peace of a non-player nation has no terms. */
            ACCEPT_PEACE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Accepts any plain peace that this non-player nation offers you, whenever it does. */
            ACCEPT_PEACE_ALWAYS?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets the land units of a nation enter and pass your territories, as long as you are at peace. */
            ALLOW_LAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Buys troops that come to one of your cities at the end of your turn. The city was yours when the turn began and is incorporated. */
            BUILD?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description A standard general costs 8, a special one 12; the die says how skilled they are. With skill 10, a special one with 8 or more, they have an ability as well. */
            BUILD_GENERAL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 15 resources a coastal territory of yours gets a port at the end of your turn. Far from your core it needs a colonial city. */
            BUILD_PORT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Buys ships that a port of yours sends into a sea zone on its coast at the end of your turn. */
            BUILD_SHIPS?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Calls a non-player nation that is allied to you into a war of yours in which a battle has been fought. It must border the enemy, have a merchantman at sea, or a port within four sea zones. */
            CALL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes back a promised gift, before anything of the update happens. */
            CANCEL_GIFT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes back an offer of yours, or your consent to one, before any trade of the update is carried out. */
            CANCEL_TRADE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description A general with this ability withdraws with his troops from a defence when a condition is met, to the first refuge that is open. */
            CAUTIOUS?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Bars ships of the line of these nations from the canal, as long as you own Cairo or Alexandria. */
            CLOSE_CANAL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Bars ships of these nations from the passage of Constantinople, as long as you own it. */
            CLOSE_STRAIT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Confirms an offer that is on file by its number. */
            CONFIRM_TRADE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Your ships attack ships of a nation that are newly placed in these zones. */
            CONTEST_NEW?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Your ships attack ships of a nation that enter these zones, although you are at peace. It is no act of war. */
            CONTEST_SEA?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Puts you at war with a nation at once, before anything else of your turn. It costs nothing. */
            DECLARE_WAR?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Demands the surrender of a non-player nation that you are at war with, once a turn. The chance is 3 in 10, and 2 more for each territory it has lost. */
            DEMAND_SURRENDER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes a leave back for some nations or territories. It expels nobody who is there. */
            DENY_LAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Pays by the value of a territory that you have incorporated, and rolls: on 1 to 5 its value rises by 1 for ever. A colony costs half. */
            DEVELOP?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Your troops in a territory of yours attack the guests there, all or those of one nation. It declares war on guests at peace. */
            EXPEL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Bids that a non-player nation attacks a player nation which once took land from it. Accepted, you pay the bid at once and again in each of your turns while the war lasts; refused, it keeps 10. */
            FINANCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 15 resources a territory that you have incorporated gets a city. In a colony its value falls by 2, but not below 1. */
            FOUND_CITY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives territories back to the conquered or eliminated nation, or the rebels, that owned them when the game began; one of them has a city. It may arm itself at once. */
            FREE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Of several generals in a territory this one leads when it is attacked. */
            GENERAL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Gives resources, units, trade routes or territories to any nation, after all trades of the update. Resources to somebody far away cost 1 more for every 10. */
            GIFT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Resources go to a nation the instant that a war begins, peace is made, or a territory is taken or lost. A nation that is attacked can arm itself with them at once. The promise stands for eight updates. */
            GIFT_IF?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Pays twice the value of a territory, four times with a city, after your battles: from then on it brings income, and its city can build. A tribe destroys a tribal city for each regular city. */
            INCORPORATE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 5 resources a roll of 9 or 10 moves the box in which a non-player nation has you one to the right; out of At War only a 10 does. */
            INFLUENCE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description If these two fight a battle in one of the places, your ships or troops there join the first against the second. That puts you at war with the second. */
            JOIN?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Puts units ashore in a territory that their sea zone touches. Where it is not yours and not open to you it is an invasion, which a coastal defence unit always meets. Ships that a line above brings there count as there. */
            LAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description The types in the order in which you lose them, the first one first; those that you leave out follow in the usual order. */
            LAND_LOSSES?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends units of one territory to the next, cavalry, knights and generals one farther. Land that is not yours and not open to you is attacked, unless you say PEACEFUL; HALT rather stays than fights. */
            MARCH?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 10 resources you court a non-player nation that is favorable or allied to you, once a turn. A 10 brings you all that it has, a 9 as well if it is allied; a 1 brings war. */
            MARRY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Your tribal city goes to a territory beside it that you hold, one step a turn. It builds nothing in that turn. */
            MOVE_CITY?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Offers peace to a player nation, with terms or without. WE is your side, YOU the other. It stands until it is accepted with the same terms, withdrawn or replaced, or until the war ends. */
            OFFER_PEACE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets ships of the line of these nations use the canal. */
            OPEN_CANAL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets ships of these nations pass Constantinople. */
            OPEN_STRAIT?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Lets ships of a nation pass where another entry would contest them. */
            PASS_SEA?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Divides the skill points of the general in command of a territory: so many points for each of the first so many units of a type. Without it they are divided evenly. */
            POINTS?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description A general with this ability denies an enemy the income of a territory beside him, if his troops outnumber those there. Without an order he takes the one of the highest value. */
            RAID?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Spends 5 or more on a rebellion in a territory without troops that once belonged to a conquered nation, or in a colonial city: 1 in 10 for 5, up to 6 in 10 for 56. */
            REBELLION?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 3 resources the value of one of your city territories falls by 1 and that of another rises by 1. A chain of your territories, or of sea zones with your ships, must join them. */
            REORGANISE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Says whether you would rule your nation again, should it be conquered or eliminated and then freed or rise in rebellion. */
            RETURNING?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Sends ships of one sea zone through the zones after VIA; without VIA they stay and may load or attack there. DEEP goes four times as far, without loading. LOAD takes land units aboard in one zone of the way. ATTACK fights those who are there in the end, although you are at peace. */
            SAIL?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description The types in the order in which you lose them, the first one first; those that you leave out follow in the usual order. */
            SEA_LOSSES?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 8 resources a roll of 9 or 10 moves the box in which a non-player nation has another nation one to the left, but never to At War. */
            SLANDER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Your troops do not defend these territories against a nation that asks to avoid you. */
            STAND_ASIDE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 5 resources you try to take a land trade route from a nation. It works on 1 to 5, and you must border them. */
            STEAL_LAND?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description For 5 resources you try to take a sea trade route from a nation. Your ships against theirs make the chance: 5 in 10, and one more or less for each ship of difference. */
            STEAL_SEA?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Surrenders to a non-player nation: the war ends, and you pay tribute for five turns. */
            SURRENDER?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Demands that a non-player nation ends its war with another: on 3 to 10 if it borders you, else on 9 or 10. Its box for you moves to the left in any case, and if it does not obey you must be at war with it by the end of your next turn. */
            THREATEN?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Offers an exchange to a player nation: resources, units, trade routes, territories. It is carried out at the end of an update once both have sent just the same terms. It lapses after four updates. */
            TRADE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Chooses the territories of your two tribal cities and where 75 resources of units stand, in up to six territories, the cities among them. Each of the others gets at least one unit. What is left is your treasury. */
            TRIBAL_SETUP?: components["schemas"]["Choice"] | components["schemas"]["Same"];
            /** @description Takes back your offer of peace to a nation. */
            WITHDRAW_PEACE?: components["schemas"]["Choice"] | components["schemas"]["Same"];
        };
        /** @description What a seat was told in World 1483: its kind, the rule that it follows from, and the facts of that kind */
        World1483News: {
            /** @enum {string} */
            kind: "ability-shown" | "absence-announced" | "affairs-closed" | "ally-called" | "ally-settled" | "arrears-set" | "battle-fought" | "berbers-rolled" | "bid-answered" | "bid-weighed" | "boarded" | "bought" | "box-moved" | "boxes-cleared" | "captured" | "city-founded" | "city-paid" | "conquest-noted" | "contract-closing" | "contract-ended" | "contract-made" | "contract-thanked" | "courted" | "damaged" | "development-tried" | "engaged" | "entered-in-peace" | "fought" | "freed" | "gift-dropped" | "gift-fired" | "gift-given" | "gift-promised" | "guest-right-set" | "handed-over" | "ice-rolled" | "income-collected" | "incorporated" | "influenced" | "landed" | "leave-asked" | "left-ashore" | "line-failed" | "marched" | "married" | "master-corrected" | "nation-founded" | "nation-run" | "nation-turn-began" | "nation-turn-ended" | "npc-peace-offered" | "npc-peace-withdrawn" | "original-lands-set" | "peace-failed" | "peace-made" | "peace-offer-dropped" | "peace-offered" | "port-built" | "promises-aged" | "raid-rolled" | "raiders-left" | "rebellion-began" | "rebellion-set" | "rebellion-tried" | "retreated-to" | "returning-set" | "revealed" | "sailed" | "seat-changed" | "slandered" | "standing-orders-set" | "status-changed" | "stirred" | "surrender-demanded" | "surrendered" | "theft-tried" | "threat-lost" | "threatened" | "threats-set" | "trade-confirmed" | "trade-conflicts" | "trade-consent-withdrawn" | "trade-dropped" | "trade-failed" | "trade-made" | "trade-offered" | "trade-reorganised" | "trade-routes-set" | "treasury-changed" | "tribal-city-lost" | "tribal-city-moved" | "tribal-city-put" | "tribe-gone" | "tribe-reverted" | "tribe-settled" | "tribute-began" | "tribute-ended" | "tribute-paid" | "turn-kept" | "turn-missed" | "units-given" | "units-lost" | "units-made" | "units-moved" | "unmarriageable-made" | "update-ended" | "value-changed" | "war-began" | "war-ended" | "war-fought" | "war-no-longer-owed" | "war-owed";
            rule?: string;
        };
        /** @description An order in World 1483. `verb` says what is done, `args` how; `unit`, where the verb has one, who does it */
        World1483Order: {
            args: {
                /** @description on whom */
                nation: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "DECLARE_WAR";
        } | {
            args: {
                /** @description which non-player nation */
                npc: number;
                /** @description how often */
                times?: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "INFLUENCE";
        } | {
            args: {
                /** @description against whom */
                nation: number;
                /** @description with which non-player nation */
                npc: number;
                /** @description how often */
                times?: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "SLANDER";
        } | {
            args: {
                /** @description with whom it is at war */
                nation: number;
                /** @description which non-player nation */
                npc: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "THREATEN";
        } | {
            args: {
                /** @description what you pay, 10 or more */
                bid: number;
                /** @description whom it is to attack */
                nation: number;
                /** @description which non-player nation */
                npc: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "FINANCE";
        } | {
            args: {
                /** @description from whom */
                nation: number;
                /** @description how often */
                times?: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "STEAL_SEA";
        } | {
            args: {
                /** @description from whom */
                nation: number;
                /** @description how often */
                times?: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "STEAL_LAND";
        } | {
            args: {
                /** @description whose value falls */
                from: number;
                /** @description whose value rises */
                to: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "REORGANISE";
        } | {
            args: {
                /** @description which territory */
                territory: number;
                /** @description how often */
                times?: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "DEVELOP";
        } | {
            args: {
                /** @description where */
                territory: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "FOUND_CITY";
        } | {
            args: {
                /** @description in which city */
                at: number;
                /** @description how many */
                count: number;
                /** @description of which type */
                type: string;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "BUILD";
        } | {
            args: {
                /** @description in which city */
                at: number;
                /** @description a special general */
                special: boolean;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "BUILD_GENERAL";
        } | {
            args: {
                /** @description into which sea zone */
                at: number;
                /** @description how many */
                count: number;
                /** @description from which port */
                from: number;
                /** @description of which type */
                type: string;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "BUILD_SHIPS";
        } | {
            args: {
                /** @description where */
                at: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "BUILD_PORT";
        } | {
            args: {
                /** @description whom to attack in the end */
                attack?: (number | string)[];
                /** @description whom ATTACK ALL spares */
                avoid?: number[];
                /** @description by deep sea */
                deep?: boolean;
                /** @description from which zone */
                from: number;
                /** @description what comes aboard */
                load?: {
                    /** @description how many */
                    count: number | "ALL";
                    /** @description which general */
                    id?: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description in which zone */
                loadAt?: number;
                /** @description from which territory */
                loadFrom?: number;
                /** @description types from the first lost to the last */
                losses?: string[];
                /** @description when to retreat */
                retreat?: ({
                    /** @enum {string} */
                    measure: "rounds";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "losses";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "units";
                    /** @enum {string} */
                    sign: "<=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "enemy";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "ratio";
                    of?: number;
                    /** @enum {string} */
                    sign: "<";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "now";
                })[];
                /** @description onto which ship */
                ship?: number;
                /** @description which ships */
                units: {
                    /** @description how many */
                    count: number | "ALL";
                    /** @description which general */
                    id?: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description through which zones */
                via?: number[];
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "SAIL";
        } | {
            args: {
                /** @description guests who are to be left alone */
                avoid?: number[];
                /** @description from where */
                from: number;
                /** @description they rather stay than fight */
                halt?: boolean;
                /** @description types from the first lost to the last */
                losses?: string[];
                /** @description they come in peace */
                peaceful?: boolean;
                /** @description how skill points are divided */
                points?: {
                    /** @description for how many units */
                    count: number;
                    /** @description how many points each */
                    points: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description when to retreat */
                retreat?: ({
                    /** @enum {string} */
                    measure: "rounds";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "losses";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "units";
                    /** @enum {string} */
                    sign: "<=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "enemy";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "ratio";
                    of?: number;
                    /** @enum {string} */
                    sign: "<";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "now";
                })[];
                /** @description where to */
                retreatTo?: number;
                /** @description where to, one or two territories */
                to: number[];
                /** @description which units */
                units: {
                    /** @description how many */
                    count: number | "ALL";
                    /** @description which general */
                    id?: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description the general who leads */
                with?: number;
                /** @description a tribal city comes along */
                withCity?: boolean;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "MARCH";
        } | {
            args: {
                /** @description guests who are to be left alone */
                avoid?: number[];
                /** @description from which zone */
                from: number;
                /** @description they rather stay than fight */
                halt?: boolean;
                /** @description types from the first lost to the last */
                losses?: string[];
                /** @description they come in peace */
                peaceful?: boolean;
                /** @description how skill points are divided */
                points?: {
                    /** @description for how many units */
                    count: number;
                    /** @description how many points each */
                    points: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description when to retreat */
                retreat?: ({
                    /** @enum {string} */
                    measure: "rounds";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "losses";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "units";
                    /** @enum {string} */
                    sign: "<=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "enemy";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "ratio";
                    of?: number;
                    /** @enum {string} */
                    sign: "<";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "now";
                })[];
                /** @description where to */
                retreatTo?: number;
                /** @description where */
                to: number;
                /** @description which units */
                units: {
                    /** @description how many */
                    count: number | "ALL";
                    /** @description which general */
                    id?: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description the general who leads */
                with?: number;
                /** @description a tribal city comes along */
                withCity?: boolean;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "LAND";
        } | {
            args: {
                /** @description guests who are to be left alone */
                avoid?: number[];
                /** @description types from the first lost to the last */
                losses?: string[];
                /** @description whose units; all guests if left out */
                nation?: number;
                /** @description how skill points are divided */
                points?: {
                    /** @description for how many units */
                    count: number;
                    /** @description how many points each */
                    points: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description when to retreat */
                retreat?: ({
                    /** @enum {string} */
                    measure: "rounds";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "losses";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "units";
                    /** @enum {string} */
                    sign: "<=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "enemy";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "ratio";
                    of?: number;
                    /** @enum {string} */
                    sign: "<";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "now";
                })[];
                /** @description where to */
                retreatTo?: number;
                /** @description from which territory of yours */
                territory: number;
                /** @description the general who leads */
                with?: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "EXPEL";
        } | {
            args: {
                /** @description from where */
                from: number;
                /** @description where to */
                to: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "MOVE_CITY";
        } | {
            args: {
                /** @description the tribal city to destroy */
                destroy?: number;
                /** @description which territory */
                territory: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "INCORPORATE";
        } | {
            args: {
                /** @description if a called ally of yours is granted too little: 1 no peace, 2 you pay, 3 nobody pays */
                choice?: number;
                /** @description with whom */
                nation: number;
                /** @description what we cede */
                weCede?: number[];
                /** @description whom we set free */
                weFree?: number;
                /** @description with which territories */
                weFreeWith?: number[];
                /** @description what we pay at once */
                wePay?: number;
                /** @description what we pay a turn */
                weTribute?: number;
                /** @description for how many turns */
                weTurns?: number;
                /** @description called allies with whom peace is made as well */
                with?: {
                    /** @description the called ally */
                    npc: number;
                    /** @description what it is granted a turn */
                    tribute?: number;
                }[];
                /** @description what you cede */
                youCede?: number[];
                /** @description whom you set free */
                youFree?: number;
                /** @description with which territories */
                youFreeWith?: number[];
                /** @description what you pay at once */
                youPay?: number;
                /** @description what you pay a turn */
                youTribute?: number;
                /** @description for how many turns */
                youTurns?: number;
            };
            /** @enum {string} */
            section: "actions" | "trades";
            /** @enum {string} */
            verb: "OFFER_PEACE";
        } | {
            args: {
                /** @description if a called ally of yours is granted too little: 1 no peace, 2 you pay, 3 nobody pays */
                choice?: number;
                /** @description with whom */
                nation: number;
                /** @description what we cede */
                weCede?: number[];
                /** @description whom we set free */
                weFree?: number;
                /** @description with which territories */
                weFreeWith?: number[];
                /** @description what we pay at once */
                wePay?: number;
                /** @description what we pay a turn */
                weTribute?: number;
                /** @description for how many turns */
                weTurns?: number;
                /** @description called allies with whom peace is made as well */
                with?: {
                    /** @description the called ally */
                    npc: number;
                    /** @description what it is granted a turn */
                    tribute?: number;
                }[];
                /** @description what you cede */
                youCede?: number[];
                /** @description whom you set free */
                youFree?: number;
                /** @description with which territories */
                youFreeWith?: number[];
                /** @description what you pay at once */
                youPay?: number;
                /** @description what you pay a turn */
                youTribute?: number;
                /** @description for how many turns */
                youTurns?: number;
            };
            /** @enum {string} */
            section: "actions" | "trades";
            /** @enum {string} */
            verb: "ACCEPT_PEACE";
        } | {
            args: {
                /** @description to whom */
                nation: number;
            };
            /** @enum {string} */
            section: "actions" | "trades";
            /** @enum {string} */
            verb: "WITHDRAW_PEACE";
        } | {
            args: {
                /** @description which non-player nation */
                npc: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "DEMAND_SURRENDER";
        } | {
            args: {
                /** @description which non-player nation */
                npc: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "SURRENDER";
        } | {
            args: {
                /** @description against whom */
                nation: number;
                /** @description which ally */
                npc: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "CALL";
        } | {
            args: {
                /** @description which non-player nation */
                npc: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "MARRY";
        } | {
            args: {
                /** @description for how much */
                amount: number;
                /** @description where */
                territory: number;
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "REBELLION";
        } | {
            args: {
                /** @description whom */
                nation: number;
                /** @description with which territories */
                territories: number[];
            };
            /** @enum {string} */
            section?: "actions";
            /** @enum {string} */
            verb: "FREE";
        } | {
            args: {
                /** @description what you get */
                get: {
                    /** @description so many units */
                    count?: number;
                    /** @description so many land trade routes */
                    landTrade?: number;
                    /** @description where they are */
                    place?: number;
                    /** @description its port */
                    port?: number;
                    /** @description so many resources */
                    resources?: number;
                    /** @description so many sea trade routes */
                    seaTrade?: number;
                    /** @description a territory */
                    territory?: number;
                    /** @description of which type */
                    type?: string;
                }[];
                /** @description what you give */
                give: {
                    /** @description so many units */
                    count?: number;
                    /** @description so many land trade routes */
                    landTrade?: number;
                    /** @description where they are */
                    place?: number;
                    /** @description its port */
                    port?: number;
                    /** @description so many resources */
                    resources?: number;
                    /** @description so many sea trade routes */
                    seaTrade?: number;
                    /** @description a territory */
                    territory?: number;
                    /** @description of which type */
                    type?: string;
                }[];
                /** @description with whom */
                nation: number;
            };
            /** @enum {string} */
            section?: "trades";
            /** @enum {string} */
            verb: "TRADE";
        } | {
            args: {
                /** @description its number */
                offer: number;
            };
            /** @enum {string} */
            section?: "trades";
            /** @enum {string} */
            verb: "CONFIRM_TRADE";
        } | {
            args: {
                /** @description its number */
                offer: number;
            };
            /** @enum {string} */
            section?: "trades";
            /** @enum {string} */
            verb: "CANCEL_TRADE";
        } | {
            args: {
                /** @description what */
                give: {
                    /** @description so many units */
                    count?: number;
                    /** @description so many land trade routes */
                    landTrade?: number;
                    /** @description where they are */
                    place?: number;
                    /** @description its port */
                    port?: number;
                    /** @description so many resources */
                    resources?: number;
                    /** @description so many sea trade routes */
                    seaTrade?: number;
                    /** @description a territory */
                    territory?: number;
                    /** @description of which type */
                    type?: string;
                }[];
                /** @description to whom */
                nation: number;
            };
            /** @enum {string} */
            section?: "gifts";
            /** @enum {string} */
            verb: "GIFT";
        } | {
            args: {
                /** @description how much */
                amount: number;
                /** @description to whom */
                nation: number;
                /** @description who goes to war, makes peace, takes or loses */
                of: number;
                /** @description on whom, or with whom */
                other?: number;
                /** @description which territory */
                territory?: number;
                /** @description what must happen */
                when: string;
            };
            /** @enum {string} */
            section?: "gifts";
            /** @enum {string} */
            verb: "GIFT_IF";
        } | {
            args: {
                /** @description its number */
                gift: number;
            };
            /** @enum {string} */
            section?: "gifts";
            /** @enum {string} */
            verb: "CANCEL_GIFT";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
                /** @description where */
                places: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "ALLOW_LAND";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
                /** @description where */
                places: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "DENY_LAND";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
                /** @description where */
                places: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "CONTEST_SEA";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
                /** @description where */
                places: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "PASS_SEA";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
                /** @description where */
                places: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "CONTEST_NEW";
        } | {
            args: {
                /** @description against whom */
                against: number;
                /** @description whom you join */
                nation: number;
                /** @description where */
                places: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "JOIN";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
                /** @description where */
                places: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "STAND_ASIDE";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "CLOSE_STRAIT";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "OPEN_STRAIT";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "CLOSE_CANAL";
        } | {
            args: {
                /** @description whom */
                nations: (number | string)[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "OPEN_CANAL";
        } | {
            args: {
                /** @description which general */
                general: number;
                /** @description where */
                territory: number;
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "GENERAL";
        } | {
            args: {
                /** @description count, type, points each */
                points: {
                    /** @description for how many units */
                    count: number;
                    /** @description how many points each */
                    points: number;
                    /** @description of which type */
                    type: string;
                }[];
                /** @description where */
                territory: number;
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "POINTS";
        } | {
            args: {
                /** @description from the first lost to the last */
                losses: string[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "LAND_LOSSES";
        } | {
            args: {
                /** @description from the first lost to the last */
                losses: string[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "SEA_LOSSES";
        } | {
            args: {
                /** @description which general */
                general: number;
                /** @description when */
                retreat: ({
                    /** @enum {string} */
                    measure: "rounds";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "losses";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "units";
                    /** @enum {string} */
                    sign: "<=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "enemy";
                    /** @enum {string} */
                    sign: ">=";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "ratio";
                    of?: number;
                    /** @enum {string} */
                    sign: "<";
                    than: number;
                } | {
                    /** @enum {string} */
                    measure: "now";
                })[];
                /** @description where to, in this order */
                to?: number[];
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "CAUTIOUS";
        } | {
            args: {
                /** @description which general */
                general: number;
                /** @description which territory */
                target?: number;
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "RAID";
        } | {
            args: {
                /** @description which non-player nation */
                npc: number;
            };
            /** @enum {string} */
            section?: "standing";
            /** @enum {string} */
            verb: "ACCEPT_PEACE_ALWAYS";
        } | {
            args: {
                /** @description the first city */
                first: number;
                /** @description the second city */
                second: number;
                /** @description units and where they stand */
                units: {
                    /** @description how many */
                    count: number;
                    /** @description where */
                    territory: number;
                    /** @description of which type */
                    type: string;
                }[];
            };
            /** @enum {string} */
            section?: "setup";
            /** @enum {string} */
            verb: "TRIBAL_SETUP";
        } | {
            args: {
                /** @description whether you would */
                returning: boolean;
            };
            /** @enum {string} */
            section?: "trades";
            /** @enum {string} */
            verb: "RETURNING";
        } | {
            args: {
                /** @description your nation defends itself */
                defend?: boolean;
                /** @description for how many turns */
                turns: number;
            };
            /** @enum {string} */
            section?: "trades";
            /** @enum {string} */
            verb: "ABSENT";
        } | {
            /** @enum {string} */
            section: "actions" | "trades" | "gifts" | "standing" | "setup";
        };
        /** @description The setting of a campaign of World 1483 */
        World1483Setting: {
            nations: (null | {
                arms: string;
                capital: null | number;
                code: string;
                description: string;
                /** @enum {unknown} */
                kind: "player" | "npc" | "tribal" | "rebel";
                name: string;
                number: number;
                order: number;
                phase: number;
                tone: number;
            })[];
            options: {
                tribesChoose: boolean;
            };
            places: (null | {
                borders: number[];
                city: null | string;
                coasts: number[];
                code: string;
                /** @enum {unknown} */
                kind: "sea" | "land";
                name: string;
                number: number;
                owner: null | number;
                seas: number[];
                special: ("siberia" | "remote" | "berber" | "indep" | "strait-aegean-blacksea" | "canal-control" | "canal" | "barents") | null;
                straits: number[];
                value: number;
            })[];
            scenario: string;
            title: string;
            world: {
                areas: {
                    /** @enum {unknown} */
                    kind: "sea" | "land";
                    label: {
                        room: number;
                        x: number;
                        y: number;
                    };
                    name: string;
                    number: number;
                    rings: number[][];
                    seat: {
                        x: number;
                        y: number;
                    };
                    terrain: string;
                }[];
                barred?: {
                    a: number;
                    b: number;
                    lines: number[][];
                }[];
                borders: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    kind: "sea" | "land" | "mountain" | "river" | "bridge" | "strait" | "coast" | "reef" | "passage";
                    lines: number[][];
                    /** @constant */
                    tied?: true;
                }[];
                height: number;
                id: string;
                routeFigures?: string[];
                routes?: {
                    a: number;
                    b: number;
                    /** @enum {unknown} */
                    by: "sea" | "land";
                    figures: number[];
                    line: number[];
                }[];
                title: string;
                width: number;
                wilds: number[][];
            } | Record<string, never>;
        };
        /** @description All that one seat receives of one turn, in World 1483 */
        World1483TurnFile: {
            /** @description The next window that waits for the seat, and how many turns are run before it opens */
            asks?: {
                label: string;
                turns: number;
            };
            campaign: {
                id: string;
                title: string;
            };
            choices: components["schemas"]["World1483Choices"];
            /** @description The commitment to the dice of the next turn */
            commitment: string | "";
            deadline: number | null;
            draft: components["schemas"]["World1483Order"][];
            /** @description Counts the histories of the campaign, from 1 */
            edition?: number;
            /** @constant */
            format: "chancery-turn-1";
            /** @description In live play: what the rules called the window that closed with the turn */
            label?: string;
            /** @description What other seats offer to this one */
            offers?: components["schemas"]["Offer"][];
            /** @description In which of those turns other orders counted than the receipts of the seat say, and why */
            otherwise?: {
                struck?: {
                    /** @description What stands in its place */
                    instead: string | null;
                    reason: string;
                    /** @description The line as its ruler had it */
                    text: string;
                }[];
                /** @description The number of a turn; 0 is the beginning */
                turn: number;
                /** @enum {string} */
                why: "bot" | "standing" | "letters" | "late" | "another" | "withdrawn" | "reread" | "struck";
            }[];
            /** @description Lines of proof, for whoever keeps the file */
            proofs?: string[];
            questions: components["schemas"]["Question"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "world-1483";
            /** @description A seat of the campaign */
            seat: string;
            setting: components["schemas"]["World1483Setting"];
            /** @description What stands in several places of the choices, told once. An entry speaks of entries before it only, in the same way */
            shared?: unknown[];
            /** @description The tellings are of the turns after this one */
            since: number;
            tellings: (components["schemas"]["Telling"] & {
                told: components["schemas"]["World1483News"];
            })[];
            /** @description The last turn that is out. Choices and draft are about the one after it, the open turn */
            turn: number;
            version: number;
            view: components["schemas"]["World1483View"];
            window: components["schemas"]["Window"];
        };
        /** @description What a seat sees in World 1483 */
        World1483View: {
            nation: null | number;
            nations: (null | {
                boxes: {
                    box: number;
                    nation: number;
                }[];
                code: string;
                /** @enum {unknown} */
                kind: "player" | "npc" | "tribal" | "rebel";
                landTrade: number;
                leaves: number[];
                missed: number;
                name: string;
                number: number;
                order: number;
                original: number[];
                phase: number;
                rebellion: null | {
                    against: number;
                    lands: number[];
                    sponsor: number;
                };
                returning: boolean;
                /** @enum {unknown} */
                seat: "held" | "open" | "moderated";
                seaTrade: number;
                snapshot: null | {
                    cities: number[];
                    colonies: number[];
                    ports: number[];
                    territories: number[];
                };
                /** @enum {unknown} */
                status: "eliminated" | "active" | "conquered" | "absorbed";
                stirred: boolean;
                underThreat: number[];
                unmarriageable: boolean;
            })[];
            npcOffers: {
                npc: number;
                to: number;
                /** @enum {unknown} */
                why: "won back" | "new war";
            }[];
            own: null | {
                absence: null | {
                    defend: boolean;
                    turns: number;
                };
                arrears: number;
                contracts: {
                    bid: number;
                    financier: number;
                    lastDue: boolean;
                    npc: number;
                    target: number;
                    thanked: boolean;
                }[];
                gifts: {
                    amount: number;
                    condition: {
                        of: number;
                        other: number;
                        /** @enum {unknown} */
                        when: "war" | "peace";
                    } | {
                        of: number;
                        territory: number;
                        /** @enum {unknown} */
                        when: "capture" | "loss";
                    };
                    from: number;
                    id: number;
                    left: number;
                    to: number;
                }[];
                mustDeclare: {
                    npc: number;
                    over: number;
                    turn: number;
                }[];
                peaceOffers: {
                    choice: null | number;
                    from: number;
                    terms: {
                        weCede?: number[];
                        weFree?: number;
                        weFreeWith?: number[];
                        wePay?: number;
                        weTribute?: number;
                        weTurns?: number;
                        youCede?: number[];
                        youFree?: number;
                        youFreeWith?: number[];
                        youPay?: number;
                        youTribute?: number;
                        youTurns?: number;
                    };
                    to: number;
                    with: {
                        npc: number;
                        tribute?: number;
                    }[];
                }[];
                standing: ({
                    args: {
                        nations: ("ALL" | number)[];
                        places: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "ALLOW_LAND";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                        places: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "DENY_LAND";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                        places: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "CONTEST_SEA";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                        places: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "PASS_SEA";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                        places: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "CONTEST_NEW";
                } | {
                    args: {
                        against: number;
                        nation: number;
                        places: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "JOIN";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                        places: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "STAND_ASIDE";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "CLOSE_STRAIT";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "OPEN_STRAIT";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "CLOSE_CANAL";
                } | {
                    args: {
                        nations: ("ALL" | number)[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "OPEN_CANAL";
                } | {
                    args: {
                        general: number;
                        territory: number;
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "GENERAL";
                } | {
                    args: {
                        points: {
                            count: number;
                            points: number;
                            /** @enum {unknown} */
                            type: "inf" | "cav" | "knt" | "art";
                        }[];
                        territory: number;
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "POINTS";
                } | {
                    args: {
                        losses: ("inf" | "cav" | "knt" | "art" | "mil")[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "LAND_LOSSES";
                } | {
                    args: {
                        losses: ("sol" | "frg" | "mer" | "mer+" | "sol+")[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "SEA_LOSSES";
                } | {
                    args: {
                        general: number;
                        retreat: {
                            /** @enum {unknown} */
                            measure: "now" | "units" | "rounds" | "enemy" | "losses" | "ratio";
                            of?: number;
                            /** @enum {unknown} */
                            sign?: ">=" | "<=" | "<";
                            than?: number;
                        }[];
                        to?: number[];
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "CAUTIOUS";
                } | {
                    args: {
                        general: number;
                        target?: number;
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "RAID";
                } | {
                    args: {
                        npc: number;
                    };
                    rank?: number;
                    /** @enum {unknown} */
                    section?: "standing" | "actions" | "trades" | "gifts" | "setup";
                    /** @constant */
                    verb: "ACCEPT_PEACE_ALWAYS";
                })[];
                threatLost: boolean;
                tradeOffers: {
                    confirmed: null | number;
                    from: number;
                    get: ({
                        resources: number;
                    } | {
                        count: number;
                        place: number;
                        /** @enum {unknown} */
                        type: "inf" | "cav" | "knt" | "art" | "gen" | "sol" | "frg" | "mer";
                    } | {
                        seaTrade: number;
                    } | {
                        landTrade: number;
                    } | {
                        territory: number;
                    } | {
                        port: number;
                    })[];
                    give: ({
                        resources: number;
                    } | {
                        count: number;
                        place: number;
                        /** @enum {unknown} */
                        type: "inf" | "cav" | "knt" | "art" | "gen" | "sol" | "frg" | "mer";
                    } | {
                        seaTrade: number;
                    } | {
                        landTrade: number;
                    } | {
                        territory: number;
                    } | {
                        port: number;
                    })[];
                    id: number;
                    left: number;
                    to: number;
                }[];
                treasury: number;
            };
            phase: number;
            /** @enum {unknown} */
            stage: "phases" | "first tribe" | "second tribe";
            territories: (null | {
                city: null | {
                    fort: number;
                    name: string;
                };
                incorporatedBy: null | number;
                number: number;
                originalOwner: null | number;
                owner: number;
                port: boolean;
                revealed: boolean;
                tribalCity: null | number;
                value: number;
            })[];
            treasuries: null | (null | number)[];
            tributes: {
                amount: number;
                left: number;
                payer: number;
                receiver: number;
                since: {
                    phase: number;
                    turn: number;
                };
            }[];
            turn: number;
            units: {
                ability: number;
                acquiredTurn: null | number;
                builtTurn: null | number;
                carrier: null | number;
                conquered: null | number;
                damaged: boolean;
                fought: boolean;
                guestRight: boolean;
                id: number;
                movedTurn: null | number;
                owner: number;
                place: number;
                shown: boolean;
                skill: number;
                special: boolean;
                /** @enum {unknown} */
                type: "inf" | "cav" | "knt" | "art" | "gen" | "sol" | "frg" | "mer";
            }[];
            wars: {
                ally: null | number;
                attacker: number;
                attackerHad: number[];
                battles: number;
                defender: number;
                defenderHad: number[];
                financed: boolean;
                id: number;
                /** @enum {unknown} */
                kind: "player" | "alliance" | "rebellion" | "defensive" | "financed" | "marriage" | "threat";
                phase: number;
                turn: number;
            }[];
        };
    };
    responses: {
        /** @description The request was not carried out, and why */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
         * @example orders-of-turn-3
         */
        IdempotencyKey: string;
        /** @description The ETag of the answer that you already have */
        IfNoneMatch: string;
        /** @description The id of the last event that you have: the stream goes on behind it */
        LastEventId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    claimServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Your own address, typed again */
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            [key: string]: unknown;
                        };
                        /** @description Milliseconds since 1970, UTC */
                        madeAt: number;
                        own: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                        /** @constant */
                        version: 1;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            address: string | null;
                            browser: string | null;
                            current: boolean;
                            /** @description ISO 8601 */
                            expiresAt: string;
                            id: string;
                            /** @description ISO 8601 */
                            since: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a session
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    butHere?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    appointAdministrator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    dismissAdministrator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readServerAudit: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: number;
                limit?: number;
                /** @description What this user did alone */
                user?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deeds: {
                            /** @description Whom it was done to, if the facts name a user */
                            about: {
                                name: string;
                                userId: string;
                            } | null;
                            action: string;
                            /** @description Milliseconds since 1970, UTC */
                            at: number;
                            campaignId: string | null;
                            facts: {
                                [key: string]: unknown;
                            };
                            role: string;
                            seq: number;
                            who: {
                                name: string;
                                userId: string;
                            } | null;
                        }[];
                        next: number | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    overseeCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverseenCampaign"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showDisk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiskUse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBounces: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bounces: {
                            address: string;
                            /** @description Milliseconds since 1970, UTC */
                            since: number;
                            status: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mailReturns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    forgetProcess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its id */
                    process: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    showServer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeServerSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    signUp: "open" | "invited" | "closed";
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: string;
                limit?: number;
                /** @description A part of the address */
                search?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: string | null;
                        users: components["schemas"]["User"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For administrators */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    eraseUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the account */
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    renameUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    signOutUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    makeCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dropCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: string;
                /** @description How many at most; 50 unless given */
                limit?: number;
                /** @description Only those in which you rule or are master */
                mine?: boolean;
                /** @description Only those in which a seat is open */
                openSeats?: boolean;
                /** @description Only those of the ruleset with this id */
                ruleset?: string;
                status?: "draft" | "open" | "running" | "paused" | "ended" | "archived";
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        campaigns: components["schemas"]["CampaignLine"][];
                        /** @description For `after`; null when this is the last page */
                        next: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long nobody is told which user holds which seat
                     * @enum {string}
                     */
                    anonymity?: "never" | "until-the-end" | "always";
                    /** @description Seats that nobody can take */
                    closedSeats?: string[];
                    /** @description null: the master closes every window by hand */
                    deadlineRule?: components["schemas"]["DeadlineRule"] | null;
                    /** @description How long after the deadline orders are still taken, in milliseconds */
                    grace?: number;
                    /** @description The shortest time between two deadlines, in milliseconds */
                    minimum?: number;
                    /** @description In place of those of the scenario */
                    options?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description What rulers may write to each other
                     * @enum {string}
                     */
                    pressMode?: "open" | "public" | "none" | "anonymous";
                    /** @description The id of a ruleset */
                    ruleset: string;
                    /** @description A built-in scenario by its id, one of your own that is kept here, or data */
                    scenario: string | {
                        /** @description The id of a scenario of your own */
                        own: string;
                    } | {
                        data: unknown;
                    };
                    settings?: components["schemas"]["SomeSettings"];
                    title: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        campaignId: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showCampaign: {
        parameters: {
            query?: {
                /** @description The token of an invitation to it */
                invitation?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description How long nobody is told which user holds which seat
                     * @enum {string}
                     */
                    anonymity?: "never" | "until-the-end" | "always";
                    /** @description null: the master closes every window by hand */
                    deadlineRule?: components["schemas"]["DeadlineRule"] | null;
                    /** @description How long after the deadline orders are still taken, in milliseconds */
                    grace?: number;
                    /** @description The shortest time between two deadlines, in milliseconds */
                    minimum?: number;
                    /**
                     * @description What rulers may write to each other
                     * @enum {string}
                     */
                    pressMode?: "open" | "public" | "none" | "anonymous";
                    settings?: components["schemas"]["SomeSettings"];
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token in its link */
                    invitation: string;
                    /** @description The seats that you would like, the one you want most first */
                    preferences?: string[];
                    seat?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    actAsMaster: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    orders?: components["schemas"]["GivenOrders"];
                    /** @description Orders as lines of text */
                    text?: string;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines: components["schemas"]["ReceiptLine"][];
                        number: number;
                        /** @description In live play: the turn that they became at once */
                        resolved: number | null;
                        /** @description What was found about the orders as a whole */
                        together: components["schemas"]["Reason"][];
                        /** @description The number of a turn; 0 is the beginning */
                        turn: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyForSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default  */
                    message?: string;
                    /** @description The seats that you would like, the one you want most first */
                    preferences?: string[];
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    statePreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The seats that you would like, the one you want most first */
                    preferences: string[];
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    answerApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    kind: "accept";
                    seat?: string;
                } | {
                    /** @constant */
                    kind: "standby";
                } | {
                    /** @constant */
                    kind: "decline";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seat: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    archiveCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readAudit: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: number;
                limit?: number;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deeds: components["schemas"]["Deed"][];
                        next: number | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showCourse: {
        parameters: {
            query?: {
                /** @description The token of an invitation to it */
                invitation?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        powers: {
                            code: string;
                            name: string;
                        }[];
                        turns: {
                            /** @description What the rules call that time */
                            heading: string;
                            /** @description For each area by its number, the code of its new owner; null for nobody */
                            owners: {
                                [key: string]: string | null;
                            };
                            /** @description The number of a turn; 0 is the beginning */
                            turn: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    moveDeadline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description null: you close this turn yourself */
                    deadline: number | null;
                    /** @description The turn that you mean: if it is already out, nothing happens */
                    turn?: number;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readDeeds: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: number;
                limit?: number;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deeds: components["schemas"]["Deed"][];
                        next: number | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiceRegister"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dryRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRun"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How it ended, for everybody to read */
                    how: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    watchCampaign: {
        parameters: {
            query?: {
                /** @description The token of an invitation to it */
                invitation?: string;
            };
            header?: {
                /** @description The id of the last event that you have: the stream goes on behind it */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, each with `id`, `event` and one line of `data`: JSON as the schema of the content says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listExtensions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        extensions: {
                            /** @description Milliseconds since 1970, UTC */
                            askedAt: number;
                            id: string;
                            minutes: number;
                            reason: string;
                            /** @description A seat of the campaign */
                            seat: string;
                            /** @enum {string} */
                            status: "asked" | "granted" | "refused";
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerExtension: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a request for more time
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                extension: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    grant: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deadline: number | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listHeldMails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: components["schemas"]["HeldMail"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    holdClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteToCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Days until it expires, 1 to 60
                     * @default 14
                     */
                    days?: number;
                    /** @description The address to which the link is sent; then only its owner can use it */
                    email?: string;
                    /**
                     * @description How many may come by it, 1 to 100; 1 for one seat or one address
                     * @default 1
                     */
                    most?: number;
                    seat?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Milliseconds since 1970, UTC */
                        expiresAt: number;
                        id: string;
                        link: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of an invitation
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    joinCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The seats that you would like, the one you want most first */
                    preferences?: string[];
                    seat?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLetterReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reports: components["schemas"]["LetterReport"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideLetterReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a report of a letter
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                letterReport: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    showLineage: {
        parameters: {
            query?: {
                /** @description The token of an invitation to it */
                invitation?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lineage: components["schemas"]["Succession"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    drawMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    appointMaster: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    dismissMaster: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a user
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    openCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    showOptions: {
        parameters: {
            query?: {
                /** @description The token of an invitation to it */
                invitation?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        options: {
                            description: string;
                            name: string;
                            /** @description Whether the master has set it; otherwise it comes from the scenario */
                            set: boolean;
                            /** @description In the form of the campaign’s ruleset */
                            value: unknown;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    watchParty: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that you have: the stream goes on behind it */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description Whose letters: a seat, or `master` for the masters
                 * @example Eng
                 */
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, each with `id`, `event` and one line of `data`: JSON as the schema of the content says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readLetters: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: string;
                box?: "received" | "sent";
                /** @description How many at most; 50 unless given */
                limit?: number;
                /** @description Words in the subject or the text */
                search?: string;
                /** @description Only those of one exchange */
                thread?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description Whose letters: a seat, or `master` for the masters
                 * @example Eng
                 */
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        letters: components["schemas"]["Letter"][];
                        /** @description For `after`; null when this is the last page */
                        next: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    writeLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description Whose letters: a seat, or `master` for the masters
                 * @example Eng
                 */
                party: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The letter that is answered */
                    answers?: string;
                    body: string;
                    subject: string;
                    /** @description Seats, or all others; `master` for the masters. Left out in an answer */
                    to?: "all" | string[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    archiveLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a letter
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                letter: string;
                /**
                 * @description Whose letters: a seat, or `master` for the masters
                 * @example Eng
                 */
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    unarchiveLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a letter
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                letter: string;
                /**
                 * @description Whose letters: a seat, or `master` for the masters
                 * @example Eng
                 */
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    markLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a letter
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                letter: string;
                /**
                 * @description Whose letters: a seat, or `master` for the masters
                 * @example Eng
                 */
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    publishPress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description Whose letters: a seat, or `master` for the masters
                 * @example Eng
                 */
                party: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    pauseCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description For everybody to read
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPolls: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        polls: components["schemas"]["Poll"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openPoll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long it is open: 1 to 14
                     * @default 7
                     */
                    days?: number;
                    /**
                     * @description `go-on`: the game ends unless more say yes than no
                     * @enum {string}
                     */
                    kind: "go-on" | "question";
                    question: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Milliseconds since 1970, UTC */
                        closesAt: number;
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readPress: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: string;
                /** @description How many at most; 50 unless given */
                limit?: number;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        articles: components["schemas"]["Article"][];
                        /** @description For `after`; null when this is the last page */
                        next: string | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawPress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of an article
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                article: string;
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: {
                            /** @description Its ruler asks before they send the orders that raise it */
                            ahead: boolean;
                            answer: components["schemas"]["Answer"] | null;
                            /** @description The verdict that applies if nothing else is said */
                            holds: string;
                            /** @description The same as a line, with its parts */
                            holdsInFull: string;
                            question: components["schemas"]["Question"];
                            takenAt: number | null;
                            text: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a question
                 * @example coup@Eng
                 */
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description null withdraws an answer */
                    answer: components["schemas"]["Answer"] | null;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resumeCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    rollBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Corrections in the first turn that is run again */
                    amend?: {
                        acts?: {
                            orders?: components["schemas"]["GivenOrders"];
                            /** @description Orders as lines of text */
                            text?: string;
                        };
                        rulings?: {
                            [key: string]: components["schemas"]["Answer"];
                        };
                    };
                    /** @description For everybody to read */
                    reason: string;
                    /** @description The last turn to be run again by its recorded sheets; by default no turn is run again */
                    rerunThrough?: number;
                    /** @description The last turn that counts; 0 is the beginning */
                    to: number;
                    /** @description The `from` of a trial: if the campaign has moved on since then, nothing is done */
                    tried?: {
                        edition: number;
                        /** @description The number of a turn; 0 is the beginning */
                        turn: number;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changes: components["schemas"]["EditionDifference"][];
                        edition: number;
                        /** @description The number of a turn; 0 is the beginning */
                        turn: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    tryRollBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Corrections in the first turn that is run again */
                    amend?: {
                        acts?: {
                            orders?: components["schemas"]["GivenOrders"];
                            /** @description Orders as lines of text */
                            text?: string;
                        };
                        rulings?: {
                            [key: string]: components["schemas"]["Answer"];
                        };
                    };
                    /** @description The last turn to be run again by its recorded sheets; by default no turn is run again */
                    rerunThrough?: number;
                    /** @description The last turn that counts; 0 is the beginning */
                    to: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollBackTrial"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAbsences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        absences: components["schemas"]["Absence"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    announceAbsence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Milliseconds since 1970, UTC */
                    from: number;
                    /** @default  */
                    note?: string;
                    /** @description Milliseconds since 1970, UTC */
                    until: number;
                } | {
                    /** @default  */
                    note?: string;
                    turns: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setCaretaker: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    caretaker: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    closeSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    closed: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    comeBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fromAbsence: boolean;
                        fromCaretaker: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptDraft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveDraft: {
        parameters: {
            query?: {
                /** @description The `number` of the sheet that these orders go on from, 0 for none. If a newer one has come, nothing is taken (409 `conflict`) */
                base?: number;
                /** @description The turn that the orders were written for; by default the open turn */
                turn?: number;
                /** @description In live play: send it in by itself as soon as it is the move of the seat */
                whenCalled?: boolean;
            };
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    orders?: components["schemas"]["GivenOrders"];
                    /** @description Orders as lines of text */
                    text?: string;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askForExtension: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 20 160 */
                    minutes: number;
                    /**
                     * @description For the masters
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deadline: number | null;
                        id: string;
                        /** @enum {string} */
                        status: "asked" | "granted";
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeBackPost: {
        parameters: {
            query?: {
                turn?: number;
            };
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edition: number;
                        /** @description The last turn that now counts */
                        turn: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description For the masters
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    reportLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a letter
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                letter: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readOwnLines: {
        parameters: {
            query?: {
                turn?: number;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines: components["schemas"]["OwnLine"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMuted: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        muted: string[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    muteSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Fra
                 */
                muted: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    unmuteSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Fra
                 */
                muted: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        at: number | null;
                        /** @description Grows by one with every change; 0 while there are no notes */
                        number: number;
                        text: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    writeNotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of the notes that these go on from; if there are newer ones, nothing is changed (409) */
                    base: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offers: components["schemas"]["Offer"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readOpening: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opening"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitOrders: {
        parameters: {
            query?: {
                /** @description The `number` of the sheet that these orders go on from, 0 for none. If a newer one has come, nothing is taken (409 `conflict`) */
                base?: number;
                /** @description Whether you need no more time; unchanged unless given */
                ready?: boolean;
                /** @description The turn that the orders were written for; by default the open turn */
                turn?: number;
            };
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    orders?: components["schemas"]["GivenOrders"];
                    /** @description Orders as lines of text */
                    text?: string;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submitted"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawOrders: {
        parameters: {
            query?: {
                turn?: number;
            };
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the sheet that counted until now */
                        number: number;
                        /** @description The number of a turn; 0 is the beginning */
                        turn: number;
                        /**
                         * @description In live play: it was waiting for the move of the seat, and is only a draft now
                         * @constant
                         */
                        waiting?: true;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    writeProclamation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOwnQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: components["schemas"]["OwnQuestion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askMaster: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: components["schemas"]["OwnQuestion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setReady: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ready: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of a turn; 0 is the beginning */
                        turn: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /** @description Instead, so many of the newest of all turns */
                latest?: number;
                turn?: number;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        receipts: components["schemas"]["ListedReceipt"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeRuler: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    assignSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readStandingOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null if you have left none */
                        standing: {
                            lines: components["schemas"]["ReceiptLine"][];
                            /** @description What was found about the orders as a whole */
                            together: components["schemas"]["Reason"][];
                        } | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveStandingOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    orders?: components["schemas"]["GivenOrders"];
                    /** @description Orders as lines of text */
                    text?: string;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines: components["schemas"]["ReceiptLine"][];
                        /** @description What was found about the orders as a whole */
                        together: components["schemas"]["Reason"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dropStandingOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    strikeLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order in its place, as text */
                    instead?: string | null;
                    /** @description Which of its orders, from 1 */
                    line: number;
                    /** @description Of the sheet, as you have read it */
                    number: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeOverSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readTurnFile: {
        parameters: {
            query?: {
                /**
                 * @description The verbs whose choices are wanted, such as `MARCH,HOLD`, or `none`, for programs that make them from the view; by default all. What is not asked for is not made
                 * @example MARCH,HOLD
                 */
                choices?: string;
                turn?: number;
                /** @description How the map stands in the setting: as it is; `packed`, in a third of the bytes, for programs that can unpack it; or `none`, for programs that have it from the opening */
                world?: "plain" | "packed" | "none";
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    drawSeatMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proveSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agrees: boolean;
                        /** @description SHA-256 as hexadecimal digits */
                        hash: string;
                        orders: components["schemas"]["Order"][];
                        /** @enum {string} */
                        origin: "sheet" | "standing" | "caretaker" | "letter" | "excused" | "none";
                        receipt: components["schemas"]["Receipt"] | null;
                        /** @description Milliseconds since 1970, UTC */
                        resolvedAt: number;
                        /** @description The number of a turn; 0 is the beginning */
                        turn: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readReportAsPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readReportAsText: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    vote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    vote: "yes" | "no";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With this vote everybody has voted */
                        closed: boolean;
                        question: string;
                        /** @enum {string} */
                        vote: "yes" | "no";
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readReceivedWords: {
        parameters: {
            query?: {
                turn?: number;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description A seat of the campaign
                 * @example Eng
                 */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        words: components["schemas"]["ReceivedWords"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readSheets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sheets: {
                            lines: string[];
                            number: number;
                            seat: unknown;
                            struck: {
                                /** @constant */
                                changed?: true;
                                /** @description SHA-256 as hexadecimal digits */
                                hash: string;
                                /** @description What stands in its place */
                                instead: string | null;
                                reason: string;
                                /** @description The line as its ruler had it */
                                text: string;
                                verb: string;
                            }[];
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    joinStandby: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveStandby: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    showStandings: {
        parameters: {
            query?: {
                /** @description The token of an invitation to it */
                invitation?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        turns: {
                            /** @description Milliseconds since 1970, UTC */
                            at: number;
                            /** @description What the rules call that time */
                            heading: string;
                            /** @description The same for live play; null in other games */
                            label: string | null;
                            standings: components["schemas"]["Standing"][];
                            /** @description The number of a turn; 0 is the beginning */
                            turn: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    renameCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    showTurnout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turnout"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTurns: {
        parameters: {
            query?: {
                /** @description The token of an invitation to it */
                invitation?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        turns: {
                            /** @description In live play the first turn of the same clock; else the turn itself */
                            first: number;
                            /** @description In live play: what the rules called the window that closed with the turn */
                            label: string | null;
                            /** @description The number of a turn; 0 is the beginning */
                            turn: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    closeTurn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Nobody counts as silent
                     * @default false
                     */
                    excused?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readDiceLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiceLog"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    compareEditions: {
        parameters: {
            query?: {
                /** @description Your seat; by default what everybody may know */
                seat?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        editions: components["schemas"]["EditionDifference"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    editPosition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edits: {
                        orders?: components["schemas"]["GivenOrders"];
                        /** @description Orders as lines of text */
                        text?: string;
                    };
                    /** @description For everybody to read */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edition: number;
                        lines: components["schemas"]["ReceiptLine"][];
                        /** @description Seats for which something is otherwise: their rulers were told */
                        told: string[];
                        /** @description The number of a turn; 0 is the beginning */
                        turn: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readPublicReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readPublicReportAsPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readPublicReportAsText: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a turn; 0 is the beginning
                 * @example 3
                 */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUncertainMails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: components["schemas"]["UncertainMail"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMailAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The number of a mail that left
                 * @example 7
                 */
                outgoing: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readWithoutSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        absences: components["schemas"]["WaitingAbsence"][];
                        receipts: components["schemas"]["WaitingReceipt"][];
                        /** @description Whether the rules have orders that are carried out on arrival */
                        takesOrders: boolean;
                        /** @description Whether you have a place in the campaign and no seat */
                        waits: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    announceWaitingAbsence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Milliseconds since 1970, UTC */
                    from: number;
                    /** @default  */
                    note?: string;
                    /** @description Milliseconds since 1970, UTC */
                    until: number;
                } | {
                    /** @default  */
                    note?: string;
                    turns: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endWaitingAbsence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fromAbsence: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendWithoutSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    orders?: components["schemas"]["GivenOrders"];
                    /** @description Orders as lines of text */
                    text?: string;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingReceipt"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    watchLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        letters: components["schemas"]["WatchedWords"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhooks: {
                            disabledAt: number | null;
                            failures: number;
                            /** @enum {string} */
                            form: "plain" | "discord";
                            host: string;
                            id: string;
                            kinds: string[];
                            /** @description You have made it yourself */
                            own: boolean;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    form: "plain" | "discord";
                    /** @description The kinds of news that it receives */
                    kinds: ("turn-published" | "turn-rerun" | "seat-wanted" | "deadline-moved" | "campaign-started" | "campaign-paused" | "campaign-resumed" | "campaign-ended" | "press")[];
                    url: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        secret: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a webhook
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a webhook
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: {
                            /** @description Milliseconds since 1970, UTC */
                            at: number;
                            attempts: number;
                            /** @description As the header `X-Chancery-Delivery` has it, the same at every try */
                            delivery: string;
                            /** @description Why it has not been taken: a status, or a code */
                            fault: string | null;
                            /** @enum {string} */
                            kind: "turn-published" | "turn-rerun" | "seat-wanted" | "deadline-moved" | "campaign-started" | "campaign-paused" | "campaign-resumed" | "campaign-ended" | "press" | "test";
                            /** @description When it is tried again */
                            nextAt: number | null;
                            /** @enum {string} */
                            state: "waiting" | "taken" | "given-up";
                            takenAt: number | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a webhook
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a campaign
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                campaign: string;
                /**
                 * @description The id of a webhook
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    releaseMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a mail that came in
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                mail: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "accepted" | "refused";
                        reason: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readNotices: {
        parameters: {
            query?: {
                /** @description The `next` of the page before */
                after?: string;
                /** @description By default the one you have set for mails */
                language?: "en" | "de";
                /** @description How many at most; 50 unless given */
                limit?: number;
                /** @description The time zone in which times are told */
                zone?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For `after`; null when this is the last page */
                        next: string | null;
                        notices: components["schemas"]["Notice"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mailWorksAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        wasSilenced: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    showNoticeSettings: {
        parameters: {
            query?: {
                /** @description What you have set for this campaign */
                campaign?: string;
            };
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether your calendar has an address */
                        calendar: boolean;
                        /** @description Whether what happens in your games comes in one mail a day */
                        digest: boolean;
                        /** @description The language of mails to you; null: English */
                        language: ("en" | "de") | null;
                        mails: {
                            /** @enum {string} */
                            kind: "turn-out" | "turn-rerun" | "deadline-near" | "deadline-moved" | "extension-answered" | "position-edited" | "order-struck" | "ruled" | "turn-missed" | "caretaker-in" | "orders-reread" | "proclamation-closed" | "campaign-started" | "campaign-paused" | "campaign-resumed" | "campaign-ended" | "administrator-acted" | "masters-see" | "seat-given" | "seat-lost" | "seat-open" | "application-declined" | "letter" | "offer" | "mail-held" | "mail-undeliverable" | "press" | "application" | "invitation-accepted" | "seat-vacant" | "seat-begun" | "poll-opened" | "poll-closed" | "master-wanted" | "turn-in-review" | "clock-held" | "question" | "extension-asked" | "letter-reported" | "webhook-off" | "turn-stuck" | "master-appointed" | "master-dismissed" | "campaign-handed-over";
                            /** @enum {string} */
                            mail: "always" | "unless-unwanted" | "if-wanted";
                            /** @description Null if you have said nothing */
                            wanted: boolean | null;
                        }[];
                        quiet: {
                            from: number;
                            until: number;
                        } | null;
                        /** @description Whether reports by mail have the turn file with them, or only a link */
                        turnFile: boolean;
                        zone: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    digest?: boolean;
                    /** @enum {string} */
                    language?: "en" | "de";
                    mails?: {
                        /** @description null: for all campaigns without settings of their own */
                        campaignId: string | null;
                        /** @enum {string} */
                        kind: "turn-out" | "turn-rerun" | "deadline-near" | "deadline-moved" | "extension-answered" | "position-edited" | "order-struck" | "ruled" | "turn-missed" | "caretaker-in" | "orders-reread" | "proclamation-closed" | "campaign-started" | "campaign-paused" | "campaign-resumed" | "campaign-ended" | "administrator-acted" | "masters-see" | "seat-given" | "seat-lost" | "seat-open" | "application-declined" | "letter" | "offer" | "mail-held" | "mail-undeliverable" | "press" | "application" | "invitation-accepted" | "seat-vacant" | "seat-begun" | "poll-opened" | "poll-closed" | "master-wanted" | "turn-in-review" | "clock-held" | "question" | "extension-asked" | "letter-reported" | "webhook-off" | "turn-stuck" | "master-appointed" | "master-dismissed" | "campaign-handed-over";
                        wanted: boolean;
                    }[];
                    quiet?: {
                        from: number;
                        until: number;
                    } | null;
                    turnFile?: boolean;
                    zone?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listRulesets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rulesets: {
                            id: string;
                            scenarios: components["schemas"]["Scenario"][];
                            title: string;
                            version: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showRuleset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a ruleset
                 * @example two-hills
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showScenarioSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a ruleset
                 * @example two-hills
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scenarios: components["schemas"]["OwnScenario"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadScenario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A scenario file, YAML or JSON: docs/scenarios.md */
                    text: string;
                } | {
                    /** @description By which another server shares a scenario */
                    link: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        faults: components["schemas"]["ScenarioFault"][];
                        /** @description To make campaigns of it; null where it has faults */
                        id: string | null;
                        /** @description How many more faults there are */
                        more: number;
                        /** @description Null where it has faults */
                        scenario: {
                            description: string;
                            facts: components["schemas"]["ScenarioFacts"];
                            ruleset: string;
                            title: string;
                        } | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of a scenario of your own
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                scenario: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnScenarioPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeScenario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a scenario of your own
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                scenario: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    shareScenario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a scenario of your own
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                scenario: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown here and never again */
                        link: string;
                        /** @description Milliseconds since 1970, UTC */
                        sharedAt: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unshareScenario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a scenario of your own
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                scenario: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    checkScenario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A scenario file, YAML or JSON: docs/scenarios.md */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        faults: components["schemas"]["ScenarioFault"][];
                        /** @description How many more faults there are */
                        more: number;
                        /** @description Null where it has faults */
                        scenario: {
                            description: string;
                            facts: components["schemas"]["ScenarioFacts"];
                            ruleset: string;
                            title: string;
                        } | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showSharedScenario: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The secret of a link that shares a scenario
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedScenario"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that you already have */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tokens: components["schemas"]["Token"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Valid only for this campaign */
                    campaignId?: string;
                    /**
                     * @description Days until it expires, 1 to 366
                     * @default 366
                     */
                    days?: number;
                    /** @description Your name for it */
                    name: string;
                    scopes: ("read" | "order" | "letter" | "master")[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Milliseconds since 1970, UTC */
                        expiresAt: number;
                        id: string;
                        token: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours
                 * @example orders-of-turn-3
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a token
                 * @example zaxgzgjyect6nd6v2gjxk5sq
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    news: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the delivery, the same at every try
                 * @example 0d4a6c1be9f24b7788aa5c3d1e2f4b60
                 */
                "X-Chancery-Delivery": string;
                /**
                 * @description `t=<seconds>,v1=<hex>`: the latter is the HMAC-SHA256 of `<seconds>.<body>` under the secret of the webhook. Refuse an old `t`
                 * @example t=1772366400,v1=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Chancery-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "chancery-news-1",
                 *       "campaign": {
                 *         "id": "zaxgzgjyect6nd6v2gjxk5sq",
                 *         "title": "Four Crowns",
                 *         "url": "https://chancery.example/campaigns/zaxgzgjyect6nd6v2gjxk5sq"
                 *       },
                 *       "at": "2026-03-01T12:00:00.000Z",
                 *       "news": {
                 *         "kind": "turn-published",
                 *         "turn": 3,
                 *         "heading": "Autumn 1320",
                 *         "deadline": 1772452800000
                 *       },
                 *       "text": "turn 3 is out"
                 *     }
                 */
                "application/json": components["schemas"]["PostedNews"];
            };
        };
        responses: {
            /** @description It has arrived */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is tried again later */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
