export const notifications = {
  title: 'Notifications',
  lead: 'What the studio has told you about your classes and other things.',
  rowDetail: 'What you were told, and how you want to be told',
  none: 'Nothing yet',
  noneMeans: 'News about your classes and messages from the studio will stand here.',
  count: (unread: number) =>
    unread === 0 ? 'All read' : unread === 1 ? '1 new notification' : `${unread} new notifications`,
  new: 'New',
  open: 'Open',
  openOf: (title: string) => `Open: ${title}`,
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  markAll: 'Mark all as read',
  device: {
    title: 'On this device',
    turnOn: 'Notify me on this device',
    turnOff: 'Switch off on this device',
    turnedOn: 'This device will notify you',
    turnedOff: 'This device will not notify you any more',
    failed: 'That did not work',
    failedMeans: 'The browser could not reach its notification service. Try again later, or choose e-mail below.',
    means: {
      on: 'This device tells you at once when a place comes free for you, a class changes or is cancelled, or the studio writes to you. Reminders wait until the studio’s quiet hours are over.',
      off: 'Hear at once when a place comes free for you, a class changes or is cancelled, or the studio writes to you. No advertising. Your browser will ask you next, and you can switch it off here at any time.',
      blocked:
        'Notifications from this page are blocked in your browser. Allow them in its settings for this page, then come back.',
      homeScreen:
        'On an iPhone or iPad, first put this page on your home screen: press Share, then “Add to Home Screen”. Open it from there and switch notifications on.',
      insecure:
        'Notifications need the studio’s secure address (https). Open the page there; the link in the studio’s e-mails leads to it.',
      unknown: 'This browser can’t show notifications. Try another one, or choose e-mail below.',
    },
  },
  how: {
    title: 'How you are told',
    label: 'Messages from the studio come',
    lettersStay: 'E-mails about bookings, payments and your account come in any case.',
    ways: { push: 'On my devices', email: 'By e-mail', both: 'On my devices and by e-mail' },
  },
}
