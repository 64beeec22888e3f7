/** What one letter says, before it is laid out as text and HTML. */
export interface Content {
  subject: string
  lines: string[]
  action?: { label: string; url: string }
  closing?: string
}

/** What each kind of letter is told. Every locale writes all of them. */
export interface LetterData {
  password_reset: { name: string; url: string }
  claim_account: { name: string; url: string }
  invitation: { name: string; url: string }
}

export type Template = keyof LetterData

export type Letters = { [Kind in Template]: (data: LetterData[Kind] & { studio: string }) => Content }
