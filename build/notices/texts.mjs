import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { licenceOf } from './licences.mjs'

const isTerms = /^(licen[cs]e|copying|notice)([._-][\w.-]*)?$/i

/** @typedef {{ name: string, version: string, licence: string, terms: string[] }} Part the text of each of its terms */

/** A package with the texts that it brings; of one that brings none, the text of the licence it names. @param {string} folder @returns {Part} */
export function partIn(folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const licence = licenceOf(manifest)
  const own = readdirSync(join(root, folder)).filter((name) => isTerms.test(name))
  const terms = own.map((name) => tidied(readFileSync(join(root, folder, name), 'utf8')))
  return {
    name: manifest.name,
    version: manifest.version,
    licence,
    terms: [...terms, ...lacking(folder, manifest, licence, terms)],
  }
}

/**
 * Returns the notice for a package whose own terms are not beside it.
 * @param {string} folder @param {{ name: string, author?: string | { name: string } }} manifest @param {string} licence
 * @param {string[]} terms
 */
function lacking(folder, { name, author }, licence, terms) {
  // The library's notice is in its README; its terms refer to two more.
  if (licence.startsWith('LGPL-3.0'))
    return [
      readFileSync(join(root, folder, 'README.md'), 'utf8'),
      textOf('LGPL-3.0'),
      textOf('GPL-3.0'),
      textOf('MPL-1.1'),
    ].map(tidied)
  if (terms.length > 0) return []
  const holder = typeof author === 'string' ? author : author?.name
  return [`Copyright (c) ${holder?.replace(/ *[<(].*/, '') ?? `the authors of ${name}`}\n\n${textOf(licence)}`]
}

/** The text of a licence by its SPDX name. Throws where there is none here. @param {string} licence */
export const textOf = (licence) => tidied(readFileSync(join(import.meta.dirname, 'texts', `${licence}.txt`), 'utf8'))

/** A text without what differs from one file to the next and says nothing. @param {string} text */
function tidied(text) {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replace(/^\uFEFF?\n*/, '')
    .trimEnd()
}
