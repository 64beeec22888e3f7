import { html } from 'hono/html'
import { toMajor } from '../../server/lib/money.ts'
import { plans, type Plan } from '../plans.ts'
import type { Price } from '../ports/processor/port.ts'
import { documentOf, icon, type Piece } from './document.ts'
import type { KnownPrice } from './kept-price.ts'
import { planWords } from './plan-words.ts'

/** The price of each plan; `missing` where the plan is not for sale. */
export type Offers = Readonly<Record<Plan, KnownPrice>>

/** The page of the plans, each with what it has, its price and a button. */
export function plansPage(offers: Offers): string {
  return documentOf({
    title: 'Studio Desk: plans',
    description:
      'The software a fitness or wellness studio runs on its own computer. Choose a plan and get its license key.',
    files: 'plans',
    width: 'wide',
    main: html`<main>
      <div class="hero">
        <h1>Your studio, on your own computer</h1>
        <p class="lead">
          Classes, clients, memberships and the till in one calm place. What you enter stays with you, whatever becomes
          of the license.
        </p>
      </div>
      <noscript
        ><p class="note warn">
          ${icon('warning')} Buying needs JavaScript. Switch it on, and load this page again.
        </p></noscript
      >
      <div class="plans">${plans.map((plan) => card(plan, offers[plan]))}</div>
      <section class="steps" aria-labelledby="steps">
        <h2 id="steps">What happens then</h2>
        <ol>
          <li><strong>You pay</strong> on the page of our payment processor. We never see your card.</li>
          <li><strong>You get a license key</strong>, shown once, with the downloads for Mac, Windows and Linux.</li>
          <li><strong>You enter it</strong> in Studio Desk under Settings, License and AI.</li>
        </ol>
      </section>
    </main>`,
  })
}

function card(plan: Plan, price: KnownPrice): Piece {
  const { name, line, has } = planWords[plan]
  return html`<section class="card plan" aria-labelledby="${plan}">
    <h2 id="${plan}">${name}</h2>
    <p class="muted">${line}</p>
    <p class="price">${said(price)}</p>
    <ul class="has">
      ${has.map((one) => html`<li>${icon('check')}<span>${one}</span></li>`)}
    </ul>
    ${price === 'missing' ? '' : buying(plan, name)}
  </section>`
}

function said(price: KnownPrice): Piece {
  if (price === 'missing') return html`<span class="muted">Not for sale at the moment</span>`
  if (price === 'unknown') return html`<span class="muted">The price is shown at the checkout</span>`
  const { amount, rhythm } = priceWords(price)
  return html`<strong>${amount}</strong> <span class="muted">${rhythm}</span>`
}

/** A price as it is said in English, the amount apart from how often it is paid: `€29`, `a month`. */
export function priceWords({ amount_minor, currency, unit, count }: Price): { amount: string; rhythm: string } {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const rhythm = count === 1 ? `a ${unit}` : `every ${count} ${unit}s`
  return { amount: format.format(toMajor(amount_minor, currency)), rhythm }
}

const buying = (plan: Plan, name: string): Piece =>
  html`<div class="buy">
    <button class="button first" type="button" data-plan="${plan}" aria-describedby="${plan}-said">Buy ${name}</button>
    <p class="said" id="${plan}-said" role="status">You pay on the next page.</p>
  </div>`
