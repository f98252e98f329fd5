import type { Desk } from '../../known/desk.ts';

/** Whether an order is the last of its like that is carried out: of equal orders none but that can be carried out in part. */
export const isLastOfItsLike = (desk: Desk, index: number): boolean => {
  const { faults } = desk.forecast();
  const words = JSON.stringify(desk.orders[index]);
  const goesOn = (at: number): boolean => !faults.has(at) && JSON.stringify(desk.orders[at]) === words;
  return goesOn(index) && !desk.orders.some((_, at) => at > index && goesOn(at));
};
