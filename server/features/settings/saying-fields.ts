import { z } from 'zod'
import { resource } from '../../http/shapes.ts'

/** The code and values behind the text beside it, for programs that word it differently. */
export const saying = resource('Saying', {
  code: z.string().describe('Such as credits.renewed; as_written is what a person typed'),
  params: z.record(z.string(), z.string().nullable()).describe('Days and instants as they are, names of things'),
})
