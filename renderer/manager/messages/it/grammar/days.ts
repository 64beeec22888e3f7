import { italian } from '../../../../../server/lib/sayings/it/joints.ts'

/** How a day or a time joins a sentence: "al 4 marzo", "all’8 marzo", "alle 18:00", "a domani". */
export const { il, al, dal, del } = italian
