/** Minutes for which a slot is held while the client pays. */
export const SLOT_MINUTES = 15
