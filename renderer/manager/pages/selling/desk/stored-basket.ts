import { EMPTY, type Basket } from './basket.ts'

let kept: { account: number; basket: Basket } | null = null

/** The basket somebody left standing to look something up; empty for anybody else. */
export const storedBasket = (account: number): Basket => (kept?.account === account ? kept.basket : EMPTY)

/** Keeps a basket until the page is reloaded. */
export function storeBasket(account: number, basket: Basket): void {
  kept = { account, basket }
}
