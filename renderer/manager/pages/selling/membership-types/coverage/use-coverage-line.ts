import type { CoverageTerms } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import { isPlain, sentenceOf } from '../../../../../shared/coverage/sentence.ts'
import { useCatalogue, useSpeaker } from './use-catalogue.ts'

/** The coverage of a type in a sentence, for choosing a type to sell; null if nothing is limited. */
export function useCoverageLine(): (terms: CoverageTerms) => string | null {
  const catalogue = useCatalogue()
  const speaker = useSpeaker(catalogue)
  return (terms) => (catalogue.isReady && !isPlain(terms) ? sentenceOf(terms, speaker) : null)
}
