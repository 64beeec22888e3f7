import { execFileSync, spawnSync } from 'node:child_process'

/** True if another reader of PDFs is installed here. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

/** The text that another reader finds in a PDF, in reading order. */
export function extracted(bytes: Uint8Array): string {
  return execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
}
