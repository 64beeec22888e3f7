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
    lookForUpdate: 'Look for a new version',
    copyAnyLink: 'Copy the link',
  },
  /** What every application has. */
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
    serving: 'Running, clients are here now',
  },
  ok: 'OK',
  underWay: { import: 'An import is under way', copy: 'A copy is under way' },
  unsaved: {
    message: 'There are changes that are not saved',
    leaving: 'They are lost if you leave this page now.',
    discard: 'Discard them',
    stay: 'Stay',
    quitting: 'They are lost if you quit now.',
    discardAndQuit: 'Discard and quit',
  },
  quit: {
    serving: 'Clients are using your studio at this moment',
    unsaved: 'There are changes that are not saved, and they would be lost.',
    goesOn: 'It goes on at the next start.',
    closed:
      'While Studio Desk is closed nobody can book, pay or sign in, and no letters leave. Closing the window instead leaves the ' +
      'studio at work.',
    anyway: 'Quit anyway',
    stay: 'Stay open',
  },
  hidden: {
    title: 'Your studio goes on',
    body: 'Your clients can still book. Start Studio Desk again to see it; Quit in its menu ends it.',
  },
  keyNotMoved: 'The key could not be moved',
  back: {
    ask: (when: string) => `Go back to the copy of ${when}?`,
    means:
      'What was entered since then is not in it: bookings, sales, changes. What is in the data folder now is kept beside it, so ' +
      'that nothing is thrown away.',
    yes: 'Go back to it',
    no: 'Not now',
  },
  update: {
    noneHere: (version: string) => `This is Studio Desk ${version}`,
    noneHereMeans: 'New versions of it come the way this one did.',
    notLooked: 'No new version could be looked for',
    online: (reason: string) => `Is this computer online? (${reason})`,
    newest: (version: string) => `Studio Desk ${version} is the newest version`,
    later: (version: string) => `Version ${version} can be installed as soon as it is done.`,
    failed: (version: string) => `Studio Desk ${version} could not be installed`,
    former: 'The version you have starts again now.',
    ask: (version: string) => `Install Studio Desk ${version}?`,
    means: 'A copy of your data is made first. Your clients can’t reach the studio for about a minute.',
    yes: 'Install now',
    no: 'Later',
    noCopy: 'No copy of your data could be made',
    noCopyMeans: (reason: string) =>
      `The reason: ${reason}. Without a copy there is no way back, should the new version not work as it should.`,
    noAnswer: 'the studio does not answer',
    without: 'Install without a copy',
    dont: 'Don’t install',
  },
  page: {
    forClients: 'For your clients',
    scan: 'Scan it with a phone’s camera, or hold it up for others to scan.',
    codeFor: (address: string) => `Code for ${address}`,
    passphrase: 'Passphrase',
    detail: 'In detail',
    opening: { title: 'Opening your studio', text: 'This takes a few seconds.' },
    closing: { title: 'Closing your studio', text: 'What is under way is brought to an end.' },
    fallen: {
      title: 'Studio Desk starts again',
      text: 'It ended by itself a moment ago and will be back in a few seconds. What was saved is safe.',
    },
    noReason: 'It gave no reason.',
    endedWith: (code: number) => `It ended with code ${code}.`,
  },
  choices: {
    passphrase: 'Open the copy',
    again: 'Start again',
    'other-port': 'Choose another address',
    restore: (when: string) => `Go back to the copy of ${when}`,
    'former-version': (version: string) => `Get version ${version} back`,
    folder: 'Show the data folder',
    quit: 'Quit',
  },
  troubles: {
    'in-use': {
      title: 'This studio is already open elsewhere',
      text:
        'Another program works in the studio’s folder: maybe Studio Desk was started a second time, or another user of this ' +
        'computer has it open. Close that one, then start again. Your data is safe.',
    },
    damaged: {
      title: 'The studio’s data can’t be read',
      text:
        'The file with the studio’s data is damaged, or not where it should be. Nothing of it was changed. You can go back to a ' +
        'copy; what is there now is kept beside it.',
    },
    'disk-full': {
      title: 'There is no room left on the disk',
      text: 'Studio Desk needs a little room to start. Delete or move what you don’t need, then start again. Your data is safe.',
    },
    'port-taken': {
      title: 'Another program uses the studio’s address',
      text:
        'On this computer, a program already answers where Studio Desk would. Close it and start again, or let Studio Desk take ' +
        'another address and keep it. A tunnel or domain that leads to the clients’ pages then has to be pointed at the new one.',
    },
    'key-missing': {
      title: 'The key to this studio is missing',
      text:
        'Saved passwords and sign-ins are locked with a key that is not here or does not fit. If the studio was moved from another ' +
        'computer, bring the file secrets.key from there into the data folder, then start again. Nothing was changed.',
    },
    passphrase: {
      title: 'This copy is encrypted',
      text: 'Enter the passphrase that was set for copies. Nothing was changed so far.',
    },
    newer: {
      title: 'This studio was used with a newer Studio Desk',
      text:
        'A newer version has already changed how the data is kept, and this one can’t read it. Install the newer version again, ' +
        'then open it. Your data is safe, and nothing was changed.',
    },
    other: {
      title: 'Studio Desk can’t start',
      text: 'Something on this computer is in the way. The details below say what. Once that is put right, start again.',
    },
    'given-up': {
      title: 'Studio Desk does not stay up',
      text:
        'It was started several times and ended by itself each time. Restarting the computer often helps. If it does not, the ' +
        'details below help those you ask.',
    },
  },
  wrongPassphrase:
    'This copy does not open with that passphrase. Look for typing errors; it is the one that was set when the copy was made. ' +
    'Nothing was changed so far.',
  afterUpdate:
    'This version was installed as an update and has not started yet: you can get the version before back, with the copy made then.',
  keyLocked: (file: string) =>
    `This computer’s password store does not open ${file}. Sign in to the computer as the user who made the studio, unlock the ` +
    'store where it asks for that, and start again; on another computer, bring the key from a copy of the studio.',
}
