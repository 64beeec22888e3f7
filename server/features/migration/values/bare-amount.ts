/**
 * An amount without what is written around it: the currency with its points (`Rs. 1,500`, `kr.`, `د.ب`), and the dash that
 * stands for no cents (`50.-`, `1.500,–`, `1,500/-`), which is no minus. Digits, signs, brackets and a minus stay.
 */
export function bareAmount(cell: string): string {
  return cell
    .normalize('NFKC')
    .replaceAll('\u2212', '-')
    .replaceAll(/(?<=\p{L})\.|\.(?=\p{L})/gu, '')
    .replace(/[.,/]\s*[-–—=]+(?=\D*$)/u, '')
    .replaceAll(/[\p{Sc}\p{L}\p{M}\p{Cf}\s]/gu, '')
}
