import { parse } from 'node-html-parser'
import type { SheetRow } from './sheet.ts'

/** True if the text is a web page with a table in it, which some products call an Excel file. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(<!doctype html|<html|<head|<meta|<style|<table|<div|<body|<\?xml[^>]*>\s*<html)/i.test(text)
}

/** The rows of the largest table of a page; merged cells are filled up with empty ones, so that columns stay in line. */
export function parseHtmlTable(html: string): SheetRow[] {
  const tables = parse(html).querySelectorAll('table')
  let largest: SheetRow[] = []
  for (const table of tables) {
    const rows = table
      .querySelectorAll('tr')
      .filter((line) => line.closest('table') === table)
      .map((line, at) => ({ row: at + 1, cells: rowCells(line) }))
    if (rows.length > largest.length) largest = rows
  }
  return largest
}

function rowCells(line: ReturnType<typeof parse>): string[] {
  const cells: string[] = []
  for (const cell of line.childNodes) {
    if (!('tagName' in cell) || !/^(td|th)$/i.test(String(cell.tagName))) continue
    const element = cell as ReturnType<typeof parse>
    element.querySelectorAll('br').forEach((pause) => pause.replaceWith('\n'))
    cells.push(element.text.replaceAll('\u00a0', ' ').trim())
    const span = Number(element.getAttribute('colspan') ?? 1)
    for (let extra = 1; extra < Math.min(span, 200); extra += 1) cells.push('')
  }
  return cells
}
