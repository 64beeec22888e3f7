/** The texts that a small studio asks its clients to sign. */
export const TERMS = `Booking
You can cancel a class free of charge until 12 hours before it begins. After that, or if you don't come, the fee shown when you book is due.

Class packs
Credits are personal and can be used until the day shown in your account. They can't be exchanged for money.

Your health
Tell your instructor about injuries before class. You take part at your own risk.

Lost property
We keep what you leave behind for 30 days.`

/** And how it treats their data. */
export const PRIVACY = `What we keep
Your name, email, phone number, bookings, payments and what you tell us about your health, if you agree to that.

Why
To run your bookings and memberships, and because tax law asks us to keep receipts.

Who sees it
Our team. Your instructors see your name and the notes that are meant for them.

Your rights
In your account under "My data" you can download everything we keep, change what you agree to, and ask us to delete it.`
