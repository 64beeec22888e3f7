import { localDate, localTime, type Instant } from '../../lib/time.ts'
import { packTables } from './tables/index.ts'

interface Studio {
  studio_name: string
  timezone: string
  currency: string
}

/** What the pack says of itself, for people who open it without knowing the software it comes from. */
export function readme({ studio_name, timezone, currency }: Studio, now: Instant): string {
  return `${studio_name}
Everything the studio holds on its business, as it was on ${localDate(now, timezone)} at ${localTime(now, timezone)} (${timezone}).

This archive holds personal data, and the codes of gift cards. Keep it as carefully as the studio's own computer.

What is in it
  csv/       one table a file, for spreadsheets and for importing into other products
  json/      the same tables with every field, for programs
  photos/    the pictures of the studio, and of instructors, products and kinds of classes, named by their IDs
  waivers/   every signed waiver as a PDF, named by the signature's ID
  manifest.json   each file with its size, its SHA-256 and its number of rows; "missing" lists what could not be put in

How to read the CSV files
  Encoding      UTF-8 with a byte order mark, so that Excel shows every letter; commas between, quotes where needed (RFC 4180)
  Days          2026-03-31 (year, month, day)
  Moments       2026-03-31 18:30, on the studio's clock (${timezone}); the JSON files have the same moment in UTC
  Amounts       ${currency} unless a column Currency says otherwise, with a point before the decimals, VAT included where there is any
  Yes and no    yes, no; an empty cell means that nobody said
  Phone numbers without blanks; a text that a spreadsheet would run as a formula begins with an apostrophe
  Names         the first word of a name is the first name, the rest the last name; Full Name has it as it is kept
  IDs           name the same record in every file: "Client ID" 7 is the line with ID 7 in clients.csv
  Lists         within a cell as JSON

To move to another product, begin with csv/clients.csv, then csv/membership_types.csv and csv/memberships.csv. Studio Desk
itself reads these three under "Import", and csv/instructors.csv, csv/class_series.csv and csv/classes.csv (the timetable, in
this order), csv/bookings.csv, csv/products.csv, csv/sale_lines.csv and csv/gift_cards.csv.

The tables
${packTables.map(({ name, about }) => `  ${name.padEnd(23)}${about}`).join('\n')}

Not in it are passwords, keys, what e-mails said (links in them open accounts), and what the software only keeps for itself.
Who was erased stands in it under a pseudonym.
`.replaceAll('\n', '\r\n')
}
