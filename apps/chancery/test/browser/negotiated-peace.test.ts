import { expect, test } from 'vitest';
import { enter, plannedOrders } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, mailHouse } from './house.ts';
import { byForm, clickPlace, myMove, post, unitTicks } from './live-desk.ts';
import { letterbox } from './mail-only.ts';
import { foundShore } from './shore.ts';

const EXSESSA = 10;
const MY_MOVE = /It is your move for Exsessa/;
const RECEIPT = /^Received /m;

/**
 * Whatever the dice say, it comes to the same peace: Hild’s third Levy stays at home in the battle, and Sigeric leaves
 * Exsessa after it. Their second land, Midelsexe, was taken where nobody resisted.
 */
inChromium('two rulers and bots', () => {
  test('play live through a war to a negotiated peace, one of them by mail only', async () => {
    const house = await mailHouse();
    const shore = await foundShore(house.server);
    const laptop = await device(house.address);
    await comeIn(laptop, house.address, shore.hild.email);
    const page = await laptop.newPage();
    await page.goto(shore.desk);
    const sigeric = letterbox(house, shore.sigeric.email);

    await byForm(page, 'Sign up', 'Fyrd', 'The usual colour');
    await page.getByLabel(/King or Queen/).fill('Queen Hild');
    await page.getByRole('button', { name: 'Next' }).click();
    await byForm(page, 'Develop a Resource', 'Chenth', 'Livestock');
    await byForm(page, 'Raise a Levy or Retinue', 'Levy');
    await byForm(page, 'End your Phase');
    expect(await post(page)).toMatch(/Queen Hild rules Chenth[\s\S]*You raise Levy/);
    const beginning = await sigeric.next(MY_MOVE);
    await beginning.answer('SIGN UP AS "King Sigeric" WITH fyrd\nDEVELOP Exsessa grain\nRAISE LEVY Exsessa\nEND');
    expect((await sigeric.next(RECEIPT)).text).toMatch(/4 lines: all accepted[\s\S]*King Sigeric rules Exsessa/);
    await shore.endTurn0();

    // Turn 1: Hild arms; Sigeric takes the land of a careless neighbour, and asks another for a Pact.
    await myMove(page);
    await byForm(page, 'Raise a Levy or Retinue', 'Levy');
    await byForm(page, 'End your Phase');
    expect(await post(page)).toMatch(/Now: Turn 1: Exsessa/);
    const call = await sigeric.next(MY_MOVE);
    expect(call.text).toMatch(/Chenth raises Levy/);
    await call.answer(
      [
        'DECLARE WAR Midelsexe',
        'MOVE ALL LEVIES IN Exsessa TO Midelsexe',
        'OFFER PEACE Midelsexe LAND Midelsexe',
        'PROPOSE PACT Sudrie',
        'RAISE LEVY Exsessa',
        'END',
      ].join('\n'),
    );
    const taken = await sigeric.next(RECEIPT);
    expect(taken.text).toMatch(/Midelsexe passes from Midelsexe to you/);
    expect(taken.text).toMatch(
      /You ask Sudrie for a Military Pact \([a-z]+, d10: \d+ [^)]*needed\):\s+(accepted|refused)/,
    );

    // Turn 2: war, by form; battle, by pointing.
    await myMove(page);
    await byForm(page, 'Raise a Levy or Retinue', 'Levy');
    await byForm(page, 'Declare War', 'Exsessa');
    expect(await post(page)).toMatch(/You declare War on Exsessa/);
    await enter(page, 'Map');
    for (const levy of [0, 1]) await unitTicks(page).nth(levy).check();
    await clickPlace(page, EXSESSA);
    expect(await plannedOrders(page)).toEqual([expect.stringMatching(/^MOVE \d+, \d+ TO Exsessa$/)]);
    const battle = await post(page);
    expect(battle).toMatch(/Round 1\s+Duel 1[\s\S]*rolls\s+\d+\s−\s1\sriver\s=\s\d+/);
    await byForm(page, 'End your Phase');
    await post(page);
    const attacked = await sigeric.next(MY_MOVE);
    expect(attacked.text).toMatch(/Chenth declares War on you[\s\S]*Round 1 +Duel 1/);
    await attacked.answer('MOVE ALL LEVIES IN Exsessa TO Midelsexe\nRAISE LEVY Midelsexe\nEND');
    expect((await sigeric.next(RECEIPT)).text).toMatch(/You raise Levy \d+ in Midelsexe/);

    // Turn 3: Exsessa lies open, and its Capital is what peace is paid with.
    await myMove(page);
    await enter(page, 'Map');
    await unitTicks(page).last().check();
    await clickPlace(page, EXSESSA);
    expect(await post(page)).toMatch(/goes from Chenth to Exsessa/);
    await byForm(page, 'Offer peace', 'Exsessa', 'Demands');
    await page.getByRole('checkbox', { name: 'Exsessa costs 5' }).check();
    await page.getByRole('spinbutton', { name: /^Truce in Turns/ }).fill('3');
    await page.getByRole('button', { name: 'Next' }).click();
    await byForm(page, 'End your Phase');
    expect(await plannedOrders(page)).toEqual(['OFFER PEACE Exsessa TRUCE 3 LAND Exsessa', 'END']);
    expect(await post(page)).toMatch(/You offer Exsessa peace for Exsessa and a Truce of 3 Turns \(cost 6/);
    const offered = await sigeric.next(MY_MOVE);
    expect(offered.text).toMatch(/Chenth offers you peace for Exsessa and a Truce of 3 Turns/);
    expect(offered.files).toContainEqual(expect.stringMatching(/map\.png$/));
    await offered.answer('ANSWER PEACE Chenth YES\nEND');

    const peace = await sigeric.next(RECEIPT);
    expect(peace.text).toMatch(
      /You accept the peace that Chenth offered\. Gold \d+\s+before and after\.\s+Exsessa passes from you to Chenth by the terms of peace\.\s+Chenth and you have a Truce to the end of Turn 6\./,
    );
    await myMove(page);
    await enter(page, 'News');
    await page.getByText('Exsessa accepts the peace that you offered.').first().waitFor();
    await enter(page, 'Map');
    await page.getByRole('combobox', { name: 'Find a place' }).fill('Exsessa');
    await page.getByRole('combobox', { name: 'Find a place' }).press('Enter');
    await page.getByText(/^Owner: Chenth/).waitFor();
    await enter(page, 'Court');
    await page.getByRole('row', { name: /Exsessa, King Sigeric, Truce to Turn 6/ }).waitFor();
  });
});
