/** Help, as Markdown: its second headings are the contents of the page. */
export const help = {
  title: 'Help',
  lead: 'How a game goes, and what you do in it.',
  contents: 'Contents',
  mail: 'Playing by mail',
  scenarios: 'Write a scenario',
  scenariosLead: 'Maps and powers of your own, in a file that you write by hand.',
  mailLead: 'Everything you can do with nothing but a mail program.',
  back: 'Back to help',
  text: `
## What this is

Each campaign is one game. You rule one power; every other power has a ruler too: a person or a bot. Nothing happens while you think: everybody has until the **deadline** to write orders, usually a few days. Then the server runs the **turn**, with all orders at once, by the printed rules of the game, and each ruler gets a **report** of what they may know.

Between turns rulers write each other letters. That is half of the game: alliances are made there, and broken on the map.

## A game from beginning to end

1. **Take a seat.** The page of each [game with open seats](/games?state=open) says how you join: you take a seat, apply for one, or need an invitation. The link of an invitation shows you the game first: its map, its people, its pace, and how many hours a week it takes. Then you tap a realm and give your name.
2. **Read your report.** It tells you what happened, what you earned and what you saw. Every line names its rule; tap the number to read it.
3. **Plan on the desk.** Choose a unit on the map, then choose where it goes. The desk knows the rules: it offers only what is possible, shows the cost at once, and warns you. Its question mark explains the room you are in and every order.
4. **Write letters.** To one ruler, to several, or for everybody to read.
5. **Send in your orders.** You get a receipt that says how every line was understood. The last orders you send replace all earlier ones; you can replace or withdraw them until the deadline.
6. **Say that you are ready** if you need no more time. In many games the turn is run as soon as everybody is ready.
7. **Play on** until the rules name a winner, or the game master ends the game.

If you want to learn by doing, take the [tutorial](/tutorial): ten minutes for each game, without an account. You win your first fight within two. After that you can [practise alone](/practice) against bots, where the next turn comes at once.

## Orders

There are three ways to give the same orders, and you can switch between them at any time:

- **On the desk**, by pointing. This works offline too: download the turn file, plan, and send the order file later.
- **On the plain page of your seat**, as text, one order a line. This needs no script.
- **By mail**: answer your report and write the orders above everything else. See [playing by mail](/help/mail).

An order that cannot be understood is *malformed*. One that is understood but not allowed is *illegal*. One that is allowed but looks like a mistake gets a *warning* and is carried out. You hear of all three before the deadline. Every game has a page with [all its orders](/rules).

## When you have no time

Announce an absence, ask the game master for more time, or leave standing orders for turns in which you send none. What happens to a ruler who stays silent is up to the game master: usually a caretaker looks after the seat for a while, and in the end the seat is open to somebody else. If too many rulers are silent at once, the clock is held.

## Letters and press

A letter goes to the rulers you name and to nobody else. The game master sees it only if somebody reports it, unless the page of the game says that masters read all letters. What you publish can be read by everybody, even by people who do not play. Some games allow only public words, or none at all, or unsigned letters; the page of the game says so.

## Fair dice

Before a turn opens, the server commits itself to a secret: it publishes a fingerprint of it. When all orders are in, it closes a list of everything the turn is made from, and only then runs the turn. The dice come from the secret and from that list. When the turn is out, the secret is revealed. Dice that the rules hide also need a second secret, which is revealed at the end of the game.

Each report and each receipt holds lines of proof. Keep them. The page *Dice* of your game compares them, in your own browser, with what the server says now, and tells you what is proved already, what will be proved at the end, and what cannot be proved. So nobody can change your orders, a secret or a roll afterwards without being caught by those who kept their lines. One thing cannot be proved: whoever runs the server knows the secret early, and could try it out with orders of their own.

## What you see, and what you do not

You see what your own people see, by the rules. The server gives no ruler more than that: not on the map, not in a list, not even in the way it refuses an order. Only the game master can learn more, by running a turn on trial. That is why the page of each game says who the game master is, and whether they play themselves.

## Questions that are often asked

**Can I change my orders?** As often as you like, until the deadline. The last orders you send replace all earlier ones.

**How do I know that my orders arrived?** You get a receipt at once. No receipt, no orders.

**What if I miss a turn?** If you have left standing orders, they are carried out; otherwise your people do what the rules say. The game goes on, and if you stay silent somebody else may get your seat.

**Can others see my orders?** No ruler can, neither before the turn nor after it; everybody reads only what their own people saw. The game master knows who has sent orders, but not what they say, unless they run the turn on trial.

**Somebody does not answer my letters.** Nobody has to. Write to somebody else, or say in public what you think of it.

**My order failed, and I do not see why.** The report says why, with the number of the rule. Tap the number.

**Somebody is cheating, or is rude.** Report the letter, or write to the game master and say what happened.

**How do I play with my friends?** [Make a game](/campaigns/new) and choose *Invite friends*: one link for all of you. Everybody who opens it picks a realm. Begin when you like; before you do, the page says what becomes of realms without a ruler.

**Can I leave a game?** Yes: on the page of your seat, under “Time, absence, leaving”. Somebody standing by takes over everything that belongs to the seat.

## Where to find help

Try these in order; the first answer at once, the last may take days:

1. [The rulebook](/rules) of your game. You can search it, and every line of a report leads to its rule.
2. [The tutorial](/tutorial). Take it as often as you like.
3. [The questions above](#questions-that-are-often-asked).
4. The other rulers: by letter, or in the press, where everybody reads it. They were all beginners once.
5. Last, the game master: by letter from your seat. They do this in their spare time, so answers may be slow.

## Words

| Word | Meaning |
|---|---|
| campaign | one game, from its first position to its outcome |
| seat | a place in a campaign that somebody plays |
| ruler | who holds a seat |
| game master | who runs a campaign: sets its terms, and decides where the rules leave a choice |
| turn | what is run when the time is up, with all orders at once |
| deadline | the moment until which orders are taken |
| sheet | the orders of one seat for one turn |
| receipt | the proof of what you sent and how it was understood |
| standing orders | what is done for you in turns for which you send nothing |
| caretaker | a bot that looks after a seat for a while |
| standby | somebody who would take over a seat that falls open |
| press | what is published for everybody |
| proclamation | a letter to all that the rules may read as an order |
| turn file | everything that one seat may know of one turn, for planning offline |

## More

- [The rulebooks](/rules), with search
- [Playing by mail](/help/mail)
- [The interface for programs](/api/v1), for bots and tools of your own
`,
};
