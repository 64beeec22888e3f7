import './manager.css'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { accentsOf } from '../../server/lib/accent-rules.ts'
import { isPage } from '../shared/app/pages.ts'
import { start } from '../shared/app/start.tsx'
import { texts } from './messages/index.ts'
import { readers } from './readers.ts'
import { routes } from './router.ts'
import { inside, outside } from './routes.ts'

void start({
  texts,
  Locale: I18nProvider,
  routes,
  readers,
  // Reckoned here: a colour that has just been saved is seen at once.
  accentsOf: ({ primary_color }) => accentsOf(primary_color),
  owns: (href) => isPage(inside, href) || isPage(outside, href),
})
