import { html } from 'hono/html'
import { plans } from '../plans.ts'
import { documentOf, icon } from './document.ts'
import { planWords } from './plan-words.ts'

/** The page that a buyer comes back to, with the key of this session once there is one; its script asks for it. */
export function successPage(session: string, contact: string): string {
  return documentOf({
    title: 'Your purchase: Studio Desk',
    files: 'success',
    width: 'narrow',
    main: html`<main data-session="${session}">
      <div class="head">
        <h1 id="title" tabindex="-1">Thank you</h1>
        <div class="wait" id="wait" aria-hidden="true" hidden></div>
      </div>
      <p class="state" id="state" role="status"></p>
      <noscript>
        <p class="note warn">
          ${icon('warning')} Your key needs JavaScript to be shown. Switch it on, and load this page again: until then
          nothing is used up.
        </p>
      </noscript>
      ${handedOver} ${late(session, contact)}
    </main>`,
  })
}

const handedOver = html`<div id="handed" hidden>
  <section class="card key-card" aria-labelledby="key-title">
    <h2 id="key-title">License key</h2>
    <p class="key" id="key" role="group" aria-labelledby="key-title" tabindex="-1"></p>
    <dl class="facts">
      <div>
        <dt>Plan</dt>
        <dd id="plan">${plans.map((plan) => html`<span data-plan="${plan}" hidden>${planWords[plan].name}</span>`)}</dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd id="date"></dd>
      </div>
    </dl>
    <div class="actions">
      <button class="button first" type="button" id="copy">${icon('copy')}Copy</button>
      <button class="button" type="button" id="print">${icon('print')}Print</button>
      <span class="said" id="copied" role="status"></span>
    </div>
  </section>
  <p class="note warn">
    ${icon('warning')}
    <span>
      <strong>It is shown this once and kept nowhere</strong>, not with us either. Copy or print it before you close
      this tab.
    </span>
  </p>
  <section aria-labelledby="enter">
    <h2 id="enter">Enter it</h2>
    <p>In Studio Desk, open <strong>Settings, License and AI</strong> and paste the key there.</p>
  </section>
  <section aria-labelledby="get">
    <h2 id="get">Download Studio Desk</h2>
    <ul class="downloads" id="downloads">
      <li data-system="mac"><a class="button" target="_blank">${icon('download')}For Mac</a></li>
      <li data-system="windows"><a class="button" target="_blank">${icon('download')}For Windows</a></li>
      <li data-system="linux"><a class="button" target="_blank">${icon('download')}For Linux</a></li>
    </ul>
  </section>
  <section id="managing" aria-labelledby="manage" hidden>
    <h2 id="manage">Your subscription</h2>
    <p>
      Change the card, read the invoices or cancel:
      <a id="manage-link" target="_blank">manage the subscription${icon('external')}</a>
    </p>
  </section>
</div>`

const late = (session: string, contact: string) =>
  html`<div id="late" hidden>
    <section class="card">
      <div data-late="none">
        <p>That has one of two reasons:</p>
        <ul>
          <li>
            <strong>The payment is still processing.</strong> Some take a few minutes, a bank transfer takes days. Come
            back to this page then.
          </li>
          <li>
            <strong>The key was handed over before</strong>, here or in another window. It is shown once, and nobody has
            it since.
          </li>
        </ul>
      </div>
      <p data-late="down" hidden>Nothing is lost or used up. Come back to this page in a few minutes.</p>
      <div class="actions"><button class="button first" type="button" id="again">Try again</button></div>
    </section>
    <p>
      If it stays so, or the key is lost, write to us at <a href="${contact}">${new URL(contact).hostname}</a> with the
      number of your purchase:
    </p>
    <p class="number">${session}</p>
  </div>`

/** What somebody sees who comes without a purchase. */
export function nothingBoughtPage(): string {
  return documentOf({
    title: 'No purchase: Studio Desk',
    width: 'narrow',
    main: html`<main>
      <h1>No purchase is named here</h1>
      <p class="state">
        This page shows the license key of a purchase, and its address names none. Open it from the payment page, or by
        the whole address that you were led to.
      </p>
      <p><a class="button first" href="/">See the plans</a></p>
    </main>`,
  })
}
