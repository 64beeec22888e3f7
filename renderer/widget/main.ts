import { makeElement } from './element.ts'

const NAME = 'studio-desk'

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && !customElements.get(NAME)) {
  customElements.define(NAME, makeElement(new URL(currentScript.src).origin))
}
