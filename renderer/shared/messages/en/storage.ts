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
