/** A link by which somebody's calendar reads along. */
export const calendar = {
  title: 'In your own calendar',
  rowDetail: 'Your classes beside the rest of your life',
  lead: 'Subscribe once: what you book, and what is moved or cancelled, shows there by itself. Calendars look again every few hours.',
  make: 'Make the link',
  subscribe: 'Add to my calendar',
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The browser does not let this page copy',
  select: 'Select the link on the page and copy it by hand.',
  google: 'For Google Calendar: copy the link, and paste it there under “Other calendars”, “From URL”.',
  secret: 'Whoever has this link can read the calendar, without signing in.',
  end: 'End the link',
  endTitle: 'End this link?',
  endMeans: 'Calendars that have it read nothing more. You can make another one at any time.',
  ended: 'The link is ended',
}
