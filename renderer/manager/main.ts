import './manager.css'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { isPage } from '../shared/app/pages.ts'
import { start } from '../shared/app/start.tsx'
import { texts } from './messages/index.ts'
import { routes } from './router.ts'
import { inside, outside } from './routes.ts'

void start({ texts, Locale: I18nProvider, routes, owns: (href) => isPage(inside, href) || isPage(outside, href) })
