import { PagePlace } from '../router/RouterView.tsx'
import { Crashed } from './Crashed.tsx'

/** The place of the page in the application's frame. */
export const Page = () => <PagePlace crashed={<Crashed />} />
