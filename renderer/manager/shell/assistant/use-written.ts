import { useFormat } from '../../../shared/format/use-format.ts'

/** Gives what the server has said with its days as the reader writes them; what is quoted in it stays to the letter. */
export function useWritten(): (text: string) => string {
  const { date } = useFormat()
  const withDays = (part: string) => part.replaceAll(/\d{4}-\d\d-\d\d/g, (day) => date(day))
  return (text) =>
    text
      .split(/(“[^”]*”)/)
      .map((part, at) => (at % 2 === 0 ? withDays(part) : part))
      .join('')
}
