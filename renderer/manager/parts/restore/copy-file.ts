/** The ending of a backup's file name. */
export const ENDING = '.studiobackup'

/** The beginning of a backup that opens with its passphrase alone. */
const SEALED = 'SDSEALED'

/** True if a file opens with its passphrase alone; of the file only the beginning is read. */
export async function isEncrypted(file: Blob): Promise<boolean> {
  return (await file.slice(0, SEALED.length).text()) === SEALED
}
