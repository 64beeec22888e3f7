/** How the name of a copy ends. */
export const ENDING = '.studiobackup'

/** How a copy begins that opens with its passphrase alone. */
const SEALED = 'SDSEALED'

/** Whether a file opens with its passphrase alone; of the file only the beginning is read. */
export async function isEncrypted(file: Blob): Promise<boolean> {
  return (await file.slice(0, SEALED.length).text()) === SEALED
}
