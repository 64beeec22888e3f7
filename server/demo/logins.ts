import { frontDesk, instructors, owner, PASSWORD, visitor } from './people.ts'

/** The logins of the sample studio, and the address of its pretend payments. */
export const demoLogins = (
  processorUrl: string,
) => `  Made-up studio "Marea Yoga & Pilates". Sign in with the password ${PASSWORD}
    Owner:       ${owner.email}
    Front desk:  ${frontDesk.email}
    Instructor:  ${instructors[0].email}
    Client:      ${visitor.email}  (at the clients' address)
  Payments are made up: no card is asked for, no money moves. What was paid: ${processorUrl}

`
