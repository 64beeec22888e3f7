/** All that the shell says. A sign & stands before the letter of a menu that the keyboard opens it by. */
export const en = {
  /** For dates, and for what reads the pages aloud. */
  locale: 'en-GB',
  menu: {
    file: '&File',
    edit: '&Edit',
    view: '&View',
    window: '&Window',
    help: '&Help',
    startAtLogin: 'Start when I sign in to this computer',
    keyInFile: 'Keep the key in a file',
    showFolder: 'Show the data folder',
    quit: '&Quit',
    quitStudio: 'Quit Studio Desk',
    open: 'Open Studio Desk',
    clientsPage: (address: string) => `Clients’ page: ${address}`,
    copyLink: 'Copy the clients’ link',
    showCode: 'Show the clients’ link as a code',
    install: (version: string) => `Install version ${version} …`,
    lookForUpdate: 'Check for updates',
    copyAnyLink: 'Copy the link',
  },
  /** Menu items that every application has. */
  roles: {
    about: 'About Studio Desk',
    services: 'Services',
    hide: 'Hide Studio Desk',
    hideOthers: 'Hide Others',
    unhide: 'Show All',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    delete: 'Delete',
    selectAll: 'Select All',
    reload: 'Reload',
    resetZoom: 'Actual Size',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    togglefullscreen: 'Full Screen',
    minimize: 'Minimize',
    zoom: 'Zoom',
    front: 'Bring All to Front',
    close: 'Close Window',
  },
  state: {
    starting: 'Starting …',
    trouble: 'Not running: open it to see why',
    here: 'Running on this computer',
    open: 'Running, open to your clients',
    serving: 'Running, clients are using it now',
  },
  ok: 'OK',
  underWay: { import: 'An import is running', copy: 'A backup is running' },
  unsaved: {
    message: 'You have unsaved changes',
    leaving: 'They’ll be lost if you leave this page now.',
    discard: 'Discard changes',
    stay: 'Stay',
    quitting: 'They’ll be lost if you quit now.',
    discardAndQuit: 'Discard and quit',
  },
  quit: {
    serving: 'Clients are using your studio right now',
    unsaved: 'You have unsaved changes that would be lost.',
    goesOn: 'It continues the next time you start.',
    closed:
      'While Studio Desk is closed, no one can book, pay or sign in, and no emails are sent. If you only close the window, the ' +
      'studio keeps running.',
    anyway: 'Quit anyway',
    stay: 'Stay open',
  },
  hidden: {
    title: 'Your studio keeps running',
    body: 'Your clients can still book. Start Studio Desk again to see it, or choose Quit in its menu to stop it.',
  },
  keyNotMoved: 'Couldn’t move the key',
  back: {
    ask: (when: string) => `Restore the backup of ${when}?`,
    means:
      'It doesn’t contain anything entered since then: bookings, sales, changes. The current data stays in the data folder, so ' +
      'nothing is deleted.',
    yes: 'Restore the backup',
    no: 'Not now',
  },
  update: {
    noneHere: (version: string) => `This is Studio Desk ${version}`,
    noneHereMeans: 'Get new versions the same way as this one.',
    notLooked: 'Couldn’t check for updates',
    online: (reason: string) => `Is this computer online? (${reason})`,
    newest: (version: string) => `Studio Desk ${version} is the newest version`,
    later: (version: string) => `You can install version ${version} as soon as it’s done.`,
    failed: (version: string) => `Couldn’t install Studio Desk ${version}`,
    former: 'Your current version is starting again.',
    ask: (version: string) => `Install Studio Desk ${version}?`,
    means: 'Your data is backed up first. Clients can’t reach the studio for about a minute.',
    yes: 'Install now',
    no: 'Later',
    noCopy: 'Couldn’t back up your data',
    noCopyMeans: (reason: string) =>
      `Reason: ${reason}. Without a backup you can’t go back if the new version doesn’t work.`,
    noAnswer: 'the studio isn’t responding',
    without: 'Install without a backup',
    dont: 'Don’t install',
  },
  page: {
    forClients: 'For your clients',
    scan: 'Scan it with a phone’s camera, or show it to others to scan.',
    codeFor: (address: string) => `Code for ${address}`,
    passphrase: 'Passphrase',
    detail: 'Details',
    opening: { title: 'Opening your studio', text: 'This takes a few seconds.' },
    closing: { title: 'Closing your studio', text: 'Finishing what’s still running.' },
    fallen: {
      title: 'Studio Desk is restarting',
      text: 'It stopped unexpectedly and will be back in a few seconds. Everything you saved is safe.',
    },
    noReason: 'No reason was given.',
    endedWith: (code: number) => `It stopped with code ${code}.`,
  },
  choices: {
    passphrase: 'Open the backup',
    again: 'Start again',
    'other-port': 'Use another address',
    restore: (when: string) => `Restore the backup of ${when}`,
    'former-version': (version: string) => `Go back to version ${version}`,
    folder: 'Show the data folder',
    quit: 'Quit',
  },
  troubles: {
    'in-use': {
      title: 'This studio is already open elsewhere',
      text:
        'Another program is using the studio’s folder. Maybe Studio Desk was started twice, or another user of this ' +
        'computer has it open. Close it there, then start again. Your data is safe.',
    },
    damaged: {
      title: 'The studio’s data can’t be read',
      text:
        'The file with the studio’s data is damaged or missing. Nothing was changed. You can restore a ' +
        'backup; the current data is kept.',
    },
    'disk-full': {
      title: 'The disk is full',
      text: 'Studio Desk needs some free space to start. Delete or move files you don’t need, then start again. Your data is safe.',
    },
    'port-taken': {
      title: 'Another program is using the studio’s address',
      text:
        'A program on this computer already uses Studio Desk’s address. Close it and start again, or let Studio Desk use ' +
        'another address from now on. If a tunnel or domain leads to the clients’ pages, point it to the new address.',
    },
    'key-missing': {
      title: 'The key to this studio is missing',
      text:
        'Saved passwords and sign-ins are locked with a key that is missing or wrong. If the studio was moved from another ' +
        'computer, copy the file secrets.key from there into the data folder, then start again. Nothing was changed.',
    },
    passphrase: {
      title: 'This backup is encrypted',
      text: 'Enter the passphrase that was set for backups. Nothing has been changed.',
    },
    newer: {
      title: 'This studio was opened with a newer version',
      text:
        'A newer version of Studio Desk has updated the data, and this version can’t read it. Install the newer version again, ' +
        'then open it. Your data is safe. Nothing was changed.',
    },
    other: {
      title: 'Studio Desk can’t start',
      text: 'Something on this computer prevents it. See the details below. Once it’s fixed, start again.',
    },
    'given-up': {
      title: 'Studio Desk keeps stopping',
      text:
        'It was started several times and stopped unexpectedly each time. Restarting the computer often helps. If it doesn’t, the ' +
        'details below will help the people you ask for support.',
    },
  },
  wrongPassphrase:
    'That passphrase doesn’t open this backup. Check for typing errors. Use the passphrase that was set when the backup was made. ' +
    'Nothing has been changed.',
  afterUpdate:
    'This version was installed as an update and hasn’t started yet. You can go back to the previous version, with the backup made then.',
  keyLocked: (file: string) =>
    `This computer’s password store can’t open ${file}. Sign in to the computer as the user who created the studio, unlock the ` +
    'store if asked, and start again. On another computer, bring the key from a backup.',
}
