/** For how long a slot is held while it is paid. */
export const SLOT_MINUTES = 15
