import { execFileSync, spawnSync } from 'node:child_process'

/** Whether another reader of PDFs is installed here. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

/** What another reader finds in a PDF, in the order in which it is read. */
export function extracted(bytes: Uint8Array): string {
  return execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
}
