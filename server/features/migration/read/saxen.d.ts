declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    on(event: 'error', hear: (error: Error) => void): this
    on(event: 'openTag', hear: (name: string, attributes: () => Record<string, string>, decode: Decode) => void): this
    on(event: 'closeTag', hear: (name: string) => void): this
    on(event: 'text', hear: (text: string, decode: Decode) => void): this
    on(event: 'cdata' | 'comment' | 'question' | 'attention', hear: (text: string) => void): this
    write(piece: string): this
    end(): unknown
  }
}
