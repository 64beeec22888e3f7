declare module 'mjml' {
  export default function compile(
    source: string,
    options: { validationLevel: 'strict' | 'soft' | 'skip'; keepComments: boolean },
  ): Promise<{ html: string; errors: { message: string; formattedMessage: string }[] }>
}
