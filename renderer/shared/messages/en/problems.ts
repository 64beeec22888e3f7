/** While the studio's computer can't save: for those who run it, and for clients. */
export const storage = {
  nothingSaved: 'Nothing can be saved at the moment; everything can be read.',
  helps: {
    full: 'The disk of the studio’s computer is full: delete what is not needed there, or empty its bin. Then it goes on by itself.',
    read_only:
      'On the studio’s computer, see that the disk with its data is connected and not write-protected, and that the folder may be written to. Then it goes on by itself.',
    busy: 'Another program on the studio’s computer has locked the studio’s file: end it there (a database browser, a backup or a sync service, say). Then it goes on by itself.',
    damaged:
      'The studio’s file is damaged: stop Studio Desk on the studio’s computer, move the file away and put the newest copy in its place.',
    gone: 'The studio’s file was moved or deleted on the studio’s computer: put it back where it was (look in the bin), or stop Studio Desk and start it again. What was saved is kept.',
  },
  notNow: 'The studio can’t save anything at the moment. You can look at everything; try again a little later.',
}

/** What went wrong, for a reader. Codes without an entry show the server's own sentence. */
export const problems = {
  unreachableTitle: 'The studio can’t be reached',
  unreachable: 'Check the connection; nothing was lost. Try again in a moment.',
  loadFailed: 'This could not be loaded',
  saveFailed: 'This could not be saved',
  unknown: 'Something went wrong on our side. Try again, and tell the studio if it stays.',
  reference: (id: string) => `Reference ${id}`,
  tryAgain: 'Try again',
  noPermissionTitle: 'Not for your role',
  notInRole: 'Your role does not include this. An owner can change that under Team.',
  noPermission: 'Your role does not include this page. An owner can change that under Team.',
  notFoundTitle: 'There is nothing here',
  notFound: 'It was removed, or the address is not quite right.',
  backHome: 'Back to the start',
  crashedTitle: 'This page stopped working',
  crashed: 'Load it again. What you had saved is safe.',
  reload: 'Load again',
  checkFields: 'Check the marked fields.',
  required: 'This is needed.',
  byCode: {
    AUTH_INVALID_CREDENTIALS: 'E-mail and password do not match.',
    AUTH_INSUFFICIENT_PERMISSIONS: 'Your role does not allow this.',
    RATE_LIMITED: 'That was too often. Wait a minute and try again.',
    SEAT_TAKEN: 'Somebody has just taken this seat. Choose another one.',
    NOT_FOUND: 'It is not there any more.',
    IDEMPOTENCY_IN_PROGRESS: 'This is being done already.',
    LOOPBACK_ONLY: 'This is possible only on the studio’s own computer.',
    STORAGE_FULL: storage.notNow,
    STORAGE_READ_ONLY: storage.notNow,
    STORAGE_BUSY: storage.notNow,
    STORAGE_DAMAGED: storage.notNow,
    STORAGE_GONE: storage.notNow,
    TOTP_REQUIRED: 'This code is not right or was used already. Wait for the next one and try again.',
    TOTP_CODE_INVALID: 'This code is not right or was used already. Wait for the next one and try again.',
    TOTP_SETUP_REQUIRED:
      'From outside, managers sign in with a second factor. Set it up at the studio’s own computer first.',
  } as Readonly<Record<string, string | undefined>>,
}
