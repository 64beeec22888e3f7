import { html } from 'hono/html'
import { toMajor } from '../../server/lib/money.ts'
import { CAP } from '../features/proxy/lease-rules.ts'
import { plans, type Plan } from '../plans.ts'
import type { Price } from '../ports/processor/port.ts'
import { pageWords, type PageLanguage } from '../words/words.ts'
import { documentOf, icon, type Piece } from './document.ts'
import type { KnownPrice } from './kept-price.ts'

/** The price of each plan; `missing` where the plan is not for sale. */
export type Offers = Readonly<Record<Plan, KnownPrice>>

/** The page of the plans in a language, each with its features, price and a button. */
export function plansPage(offers: Offers, language: PageLanguage): string {
  const words = pageWords[language]
  return documentOf({
    language,
    title: words.plansTitle,
    description: words.description,
    files: 'plans',
    width: 'wide',
    main: html`<main data-language="${language}" data-words="${JSON.stringify(words.onPlans)}">
      <div class="hero">
        <h1>${words.hero}</h1>
        <p class="lead">${words.lead}</p>
      </div>
      <noscript><p class="note warn">${icon('warning')} ${words.noScriptToBuy}</p></noscript>
      <div class="plans">${plans.map((plan) => card(plan, offers[plan], language))}</div>
      <section class="steps" aria-labelledby="steps">
        <h2 id="steps">${words.next}</h2>
        <ol>
          ${words.steps.map(([deed, more]) => html`<li><strong>${deed}</strong>${more}</li>`)}
        </ol>
      </section>
    </main>`,
  })
}

function card(plan: Plan, price: KnownPrice, language: PageLanguage): Piece {
  const words = pageWords[language]
  const { name, line, has } = words.plans[plan]
  const tokens = CAP.toLocaleString(language)
  return html`<section class="card plan" aria-labelledby="${plan}">
    <h2 id="${plan}">${name}</h2>
    <p class="muted">${line}</p>
    <p class="price">${said(price, language)}</p>
    <ul class="has">
      ${has.map((one) => html`<li>${icon('check')}<span>${typeof one === 'string' ? one : one(tokens)}</span></li>`)}
    </ul>
    ${price === 'missing' ? '' : buying(plan, words.buy(name), words.onPlans.payNext)}
  </section>`
}

function said(price: KnownPrice, language: PageLanguage): Piece {
  const { notForSale, priceAtCheckout } = pageWords[language]
  if (price === 'missing') return html`<span class="muted">${notForSale}</span>`
  if (price === 'unknown') return html`<span class="muted">${priceAtCheckout}</span>`
  const { amount, rhythm } = priceWords(price, language)
  return html`<strong>${amount}</strong> <span class="muted">${rhythm}</span>`
}

/** A price in words, the amount apart from how often it is paid: `€29`, `a month`. */
export function priceWords(price: Price, language: PageLanguage): { amount: string; rhythm: string } {
  const { amount_minor, currency, unit, count } = price
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const { each, every } = pageWords[language]
  return {
    amount: format.format(toMajor(amount_minor, currency)),
    rhythm: count === 1 ? each[unit] : every[unit](count),
  }
}

const buying = (plan: Plan, label: string, next: string): Piece =>
  html`<div class="buy">
    <button class="button first" type="button" data-plan="${plan}" aria-describedby="${plan}-said">${label}</button>
    <p class="said" id="${plan}-said" role="status">${next}</p>
  </div>`
