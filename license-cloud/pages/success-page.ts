import { html } from 'hono/html'
import { plans } from '../plans.ts'
import { pageWords, type PageLanguage, type PageWords } from '../words/words.ts'
import { documentOf, icon, plansIn, type Piece } from './document.ts'

/** The page that a buyer comes back to, with the key of this session once there is one; its script asks for it. */
export function successPage(session: string, contact: string, language: PageLanguage): string {
  const words = pageWords[language]
  return documentOf({
    language,
    title: words.successTitle,
    files: 'success',
    width: 'narrow',
    main: html`<main data-session="${session}" data-words="${JSON.stringify(words.onSuccess)}">
      <div class="head">
        <h1 id="title" tabindex="-1">${words.onSuccess.thanks}</h1>
        <div class="wait" id="wait" aria-hidden="true" hidden></div>
      </div>
      <p class="state" id="state" role="status"></p>
      <noscript><p class="note warn">${icon('warning')} ${words.noScriptToShow}</p></noscript>
      ${handedOver(words)} ${late(session, contact, words)}
    </main>`,
  })
}

const handedOver = (words: PageWords): Piece =>
  html`<div id="handed" hidden>
    <section class="card key-card" aria-labelledby="key-title">
      <h2 id="key-title">${words.key}</h2>
      <p class="key" id="key" role="group" aria-labelledby="key-title" tabindex="-1"></p>
      <dl class="facts">
        <div>
          <dt>${words.plan}</dt>
          <dd id="plan">
            ${plans.map((plan) => html`<span data-plan="${plan}" hidden>${words.plans[plan].name}</span>`)}
          </dd>
        </div>
        <div>
          <dt>${words.date}</dt>
          <dd id="date"></dd>
        </div>
      </dl>
      <div class="actions">
        <button class="button first" type="button" id="copy">${icon('copy')}${words.copy}</button>
        <button class="button" type="button" id="print">${icon('print')}${words.print}</button>
        <span class="said" id="copied" role="status"></span>
      </div>
    </section>
    <p class="note warn">
      ${icon('warning')}<span><strong>${words.once}</strong>${words.onceMeans}</span>
    </p>
    <section aria-labelledby="enter">
      <h2 id="enter">${words.enter}</h2>
      <p>${words.enterWhere} <strong>${words.enterPath}</strong></p>
    </section>
    <section aria-labelledby="get">
      <h2 id="get">${words.download}</h2>
      <ul class="downloads" id="downloads">
        ${SYSTEMS.map(
          ([system, name]) =>
            html`<li data-system="${system}">
              <a class="button" target="_blank">${icon('download')}${words.downloadFor(name)}</a>
            </li>`,
        )}
      </ul>
    </section>
    <section id="managing" aria-labelledby="manage" hidden>
      <h2 id="manage">${words.subscription}</h2>
      <p>${words.manageMeans} <a id="manage-link" target="_blank">${words.manage}${icon('external')}</a></p>
    </section>
  </div>`

const SYSTEMS = [
  ['mac', 'Mac'],
  ['windows', 'Windows'],
  ['linux', 'Linux'],
] as const

const late = (session: string, contact: string, words: PageWords): Piece =>
  html`<div id="late" hidden>
    <section class="card">
      <div data-late="none">
        <p>${words.twoReasons}</p>
        <ul>
          ${words.reasons.map(([reason, more]) => html`<li><strong>${reason}</strong>${more}</li>`)}
        </ul>
      </div>
      <p data-late="down" hidden>${words.nothingLost}</p>
      <div class="actions"><button class="button first" type="button" id="again">${words.again}</button></div>
    </section>
    <p>${words.write} <a href="${contact}">${new URL(contact).hostname}</a>${words.writeNumber}</p>
    <p class="number">${session}</p>
  </div>`

/** The page for a visit that names no purchase. */
export function nothingBoughtPage(language: PageLanguage): string {
  const words = pageWords[language]
  return documentOf({
    language,
    title: words.nothingTitle,
    width: 'narrow',
    main: html`<main>
      <h1>${words.nothing}</h1>
      <p class="state">${words.nothingMeans}</p>
      <p><a class="button first" href="${plansIn(language)}">${words.seePlans}</a></p>
    </main>`,
  })
}
