import { z } from 'zod'

/** What the words beside it are told from, for who wants to say it otherwise. */
export const saying = z
  .strictObject({
    code: z.string().describe('Such as credits.renewed; as_written is what a person typed'),
    params: z.record(z.string(), z.string().nullable()).describe('Days and instants as they are, names of things'),
  })
  .meta({ description: 'The code and the parameters that the words are told from, in the language that was asked for' })
