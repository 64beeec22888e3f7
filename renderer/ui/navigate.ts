import { createContext, use } from 'react'

const NavigateContext = createContext<(href: string) => void>((href) => location.assign(href))

/** Says how links of this site are followed; without it the browser loads their page. */
export const NavigateProvider = NavigateContext.Provider

/** Goes where a link leads. */
export const useNavigate = (): ((href: string) => void) => use(NavigateContext)
