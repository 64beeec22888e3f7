/** Takes server-sent events apart, however they are cut: gives each its name and its data. */
export function readEvents(take: (name: string, data: unknown) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const events = (rest + piece).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const [, name = ''] = /^event: (.*)$/m.exec(event) ?? []
      const [, data] = /^data: (.*)$/m.exec(event) ?? []
      if (data !== undefined) take(name, JSON.parse(data))
    }
  }
}
