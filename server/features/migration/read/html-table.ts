import { parse } from 'node-html-parser'
import { Rows, Tally } from './rows.ts'
import type { SheetRow } from './sheet.ts'

/** True if the text is a web page with a table in it, which some products call an Excel file. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(<!doctype html|<html|<head|<meta|<style|<table|<div|<body|<\?xml[^>]*>\s*<html)/i.test(text)
}

/** A table that is being read; tables can be nested in cells. */
interface Open {
  rows: Rows
  row: number
  inRow: boolean
  /** The current cell: its pieces and how many columns it spans. */
  cell: { html: string; span: number } | null
}

const WIDEST_SPAN = 200

/** The rows of the largest table of a page; merged cells are filled up with empty ones, so that columns stay in line. */
export function parseHtmlTable(html: string): SheetRow[] {
  const tally = new Tally()
  const open: Open[] = []
  let largest: SheetRow[] = []
  let from = 0
  for (const { name, isEnd, attributes, start, end } of tagsOf(html)) {
    const table = open.at(-1)
    if (table?.cell) table.cell.html += html.slice(from, start)
    from = end
    if (name === 'table') {
      if (!isEnd) open.push({ rows: new Rows(tally), row: 0, inRow: false, cell: null })
      else if (table) {
        endRow(table)
        open.pop()
        if (table.rows.found.length > largest.length) largest = table.rows.found
      }
    } else if (table && name === 'tr') {
      endRow(table)
      table.inRow = !isEnd
      if (!isEnd) table.row += 1
    } else if (table) {
      endCell(table)
      if (!isEnd && table.inRow) table.cell = { html: '', span: spanOf(attributes) }
    }
  }
  for (const table of open) {
    endRow(table)
    if (table.rows.found.length > largest.length) largest = table.rows.found
  }
  return largest
}

function endCell(table: Open): void {
  const { rows, cell } = table
  table.cell = null
  if (!cell) return
  rows.cell(textOf(cell.html))
  if (cell.span > 1) rows.cell('', cell.span - 1)
}

function endRow(table: Open): void {
  endCell(table)
  if (table.inRow) table.rows.end(table.row)
  table.inRow = false
}

function spanOf(attributes: string): number {
  const span = Number(/\bcolspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1)
  return Math.max(1, Math.min(span, WIDEST_SPAN))
}

function textOf(html: string): string {
  if (!/[<&]/.test(html)) return html.replaceAll('\u00a0', ' ').trim()
  const cell = parse(html)
  cell.querySelectorAll('br').forEach((pause) => pause.replaceWith('\n'))
  return cell.text.replaceAll('\u00a0', ' ').trim()
}

interface Tag {
  name: string
  isEnd: boolean
  attributes: string
  start: number
  end: number
}

const TABLE_TAG = /^<(\/?)(table|tr|td|th)(?=[\s/>])/i

/** The tags of tables, rows and cells in their order; comments, scripts and styles are passed over. */
function* tagsOf(html: string): Generator<Tag> {
  for (let start = html.indexOf('<'); start !== -1;) {
    const begin = html.slice(start, start + 8)
    const past = /^<!--/.test(begin)
      ? '-->'
      : /^<script/i.test(begin)
        ? '</script'
        : /^<style/i.test(begin)
          ? '</style'
          : null
    const found = past === null ? TABLE_TAG.exec(begin) : null
    const end = past === null ? (found ? tagEnd(html, start) : start + 1) : ended(html, past, start)
    if (end === -1) return
    if (found) {
      const [opening, slash, name = ''] = found
      const attributes = html.slice(start + opening.length, end - 1)
      yield { name: name.toLowerCase(), isEnd: slash === '/', attributes, start, end }
    }
    start = html.indexOf('<', end)
  }
}

function ended(html: string, past: string, start: number): number {
  const at = html.indexOf(past, start)
  return at === -1 ? -1 : at + past.length
}

/** Behind the `>` of a tag; one inside an attribute's quotes doesn't count. */
function tagEnd(html: string, start: number): number {
  for (let at = start; at < html.length; at += 1) {
    const sign = html[at]
    if (sign === '>') return at + 1
    if (sign !== '"' && sign !== "'") continue
    at = html.indexOf(sign, at + 1)
    if (at === -1) return -1
  }
  return -1
}
