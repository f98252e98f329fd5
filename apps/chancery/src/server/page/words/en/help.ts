/** Help, as Markdown: its second headings are the contents of the page. */
export const help = {
  title: 'Help',
  lead: 'How a campaign goes, and what you do in it.',
  contents: 'Contents',
  mail: 'Playing by mail',
  mailLead: 'Everything that can be done with a mail program and nothing else.',
  back: 'To the help',
  text: `
## What this is

Each campaign is one game. You rule one power in it; every other power has a ruler too, a person or, where nobody is left, a bot. Nothing happens while you think: everybody has until the **deadline** to write orders, usually some days. Then the server runs the **turn**, all orders at once, by the printed rulebook of the game, and each ruler gets a **report** of what they may know.

Between turns rulers write each other letters. That is half of the game: alliances are made there, and broken on the map.

## A campaign from beginning to end

1. **Take a seat.** [Games with open seats](/games?state=open) show on their page how one joins: take a seat, apply for one, or come by invitation. The link of an invitation shows the game first: its map, people, pace and the hours that it takes; then you tap a realm and give a name.
2. **Read your report.** It tells what happened, what you earned and what you saw. Every line names its rule; touch the number to read it.
3. **Plan on the desk.** Choose a unit on the map, then where it shall go. The desk knows the rules: it offers only what is possible, shows the cost at once, and warns. The question mark there gives help on the room and on each of its orders.
4. **Write letters.** To one ruler, to several, or for everybody to read.
5. **Send your orders in.** You get a receipt that says how every line was understood. What you sent last counts, whole; you can replace it or take it back until the deadline.
6. **Say that you are ready** if you need no more time. Where the campaign is set that way, the turn is run as soon as all are.
7. **Go on** until the rules name a winner, or the master ends the campaign.

If you want to learn by doing, take the [tutorial](/tutorial): one for each game, about ten minutes, no account; your first fight is won in two. After that you can [practise alone](/practice) against bots, with the next turn at once.

## Orders

There are three ways to give the same orders, and you can change between them at any time:

- **On the desk**, by pointing. It also works offline: download the turn file, plan, and send the order file later.
- **On the plain page of your seat**, as text, one order a line. It needs no script.
- **By mail**: answer your report and write the orders above everything else. See [playing by mail](/help/mail).

An order that cannot be understood is *malformed*; one that is understood but not allowed is *illegal*; one that is allowed but looks like a slip gets a *warning* and is carried out. You are told all three before the deadline. Every ruleset has a page with [all its orders](/rules).

## When you have no time

Announce an absence, ask the master for more time, or leave standing orders for turns in which you send none. If a ruler stays silent, the campaign does what its master has set: a caretaker looks after the seat for a while, and in the end it falls open for somebody else. If too many are silent at once, the clock is held.

## Letters and press

Letters go to whom you name and to nobody else; the server does not show them to the game master unless somebody reports one. What you publish is read by everybody, also by people who do not play. Some campaigns allow only public words, or none, or unsigned letters; the page of the campaign says so.

## Fair dice

Before a turn opens, the server commits itself to a secret: it publishes a fingerprint of it. When orders are in, it closes a list of all that the turn is made from, and only then runs the turn. The dice come from the secret and from that list; when the turn is out, the secret is told. Dice that the rules hide come from a second secret as well, which is told at the end of the game.

Each report and each receipt holds lines of proof. Keep them. The page *Dice* of your campaign compares them with what the server tells now, in your own browser, and says what is proved now, what only at the end, and what not at all. So nobody can change your orders, a secret or a roll afterwards without being caught by those who kept what they were told. One thing cannot be proved: whoever runs the server knows the secret early, and could try it with orders of their own.

## What you see, and what you do not

You see what your own people see, by the rules. The server gives no ruler more than that: not on the map, not in a list, not by the way in which it refuses an order. Only the game master can learn more, who can run a turn on trial; so the page of a campaign says who that is, and whether they play themselves.

## Questions that are often asked

**Can I change my orders?** As often as you like, until the deadline. What you sent last counts, whole.

**How do I know that they came?** You get a receipt at once. No receipt, no orders.

**What if I miss a turn?** Your standing orders are carried out if you have left any; else your people do what the rules say. The game goes on, and if you stay silent somebody else may get your seat.

**Can others see what I order?** No ruler can, neither before the turn is run nor after it; each reads what their own people saw. The game master is told who has sent orders, not what they say, unless they run the turn on trial.

**Somebody does not answer my letters.** Nobody must. Write to another, or say in public what you think of it.

**My order failed, and I do not see why.** The report says why, with the number of its rule. Touch the number.

**Somebody cheats, or is rude.** Report the letter, or write to the game master with your reasons.

**How do I play with my friends?** [Make a game](/campaigns/new) and choose *Invite friends*: one link for all of you. Each who opens it picks a realm. Begin when you like; you are told first what becomes of realms that nobody rules.

**Can I leave a game?** Yes: on the page of your seat, under “Time, absence, leaving”. Somebody standing by takes over everything that belongs to the seat.

## Where to find help

Ask in this order; the first answers come at once, the last may take days:

1. [The rulebook](/rules) of your game. It has a search, and every line of a report leads to its clause.
2. [The tutorial](/tutorial). It can be taken as often as you like.
3. [The questions above](#questions-that-are-often-asked).
4. The other rulers: by letter, or in the press for all to read. Most were beginners once.
5. Last, the game master: by a letter from your seat. They do this beside other things, so their answers are slow.

## Words

| Word | Meaning |
|---|---|
| campaign | one game, from its first position to its outcome |
| seat | a place in a campaign that somebody plays |
| ruler | who holds a seat |
| game master | who runs a campaign: sets its terms, and answers when the rules leave a choice |
| turn | what is run when the time is up: all orders at once |
| deadline | until when orders are taken |
| sheet | the orders of one seat for one turn |
| receipt | the proof of what you sent and how it was understood |
| standing orders | what is done for you in turns for which you send nothing |
| caretaker | a bot that looks after a seat for a while |
| standby | somebody who would take over a seat that falls open |
| press | what is published for everybody |
| proclamation | a letter to all that the rules may read as an order |
| turn file | all that one seat may know of one turn, to plan offline |

## Further

- [The rulebooks](/rules), with search
- [Playing by mail](/help/mail)
- [The interface for programs](/api/v1), for bots and tools of your own
`,
};
