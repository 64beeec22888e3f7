/** A run of words in a line of the guide. */
export type Words =
  | { kind: 'text' | 'bold' | 'code'; text: string }
  /** To another chapter or heading: `chapter#heading`, either of them empty. */
  | { kind: 'link'; text: string; chapter: string; heading: string }

export type Line = readonly Words[]

/** A piece of a chapter. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; isOrdered: boolean; items: readonly Line[] }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  /** `src` is the file beside the guide until the build gives its address. */
  | { kind: 'picture'; src: string; alt: string; width?: number; height?: number }

/** The fragment by which links name a heading. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
