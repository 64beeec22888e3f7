import type { CoverageTerms } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import { isPlain, sentenceOf } from '../../../../../shared/coverage/sentence.ts'
import { useCatalogue, useSpeaker } from './use-catalogue.ts'

/** What a type covers in a sentence, to choose by where it is sold; null where it limits nothing. */
export function useCoverageLine(): (terms: CoverageTerms) => string | null {
  const catalogue = useCatalogue()
  const speaker = useSpeaker(catalogue)
  return (terms) => (catalogue.isReady && !isPlain(terms) ? sentenceOf(terms, speaker) : null)
}
