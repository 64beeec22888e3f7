import { frontDesk, instructors, owner, PASSWORD, visitor } from './people.ts'

/** Who can sign in to the made-up studio. */
export const demoLogins = `  Made-up studio "Marea Yoga & Pilates". Sign in with the password ${PASSWORD}
    Owner:       ${owner.email}
    Front desk:  ${frontDesk.email}
    Instructor:  ${instructors[0].email}
    Client:      ${visitor.email}  (at the clients' address)

`
